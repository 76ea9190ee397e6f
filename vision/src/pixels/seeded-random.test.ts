import { expect, test } from "vitest";
import { fitPlane } from "./fit-plane.ts";
import { seededNormal, seededRandom } from "./seeded-random.ts";

test("the same seed gives the same numbers, another seed others", () => {
	const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
	expect(draw(7)).toEqual(draw(7));
	expect(draw(7)).not.toEqual(draw(8));
});

test("uniform numbers fill 0 to 1 evenly", () => {
	const values = Array.from({ length: 20_000 }, seededRandom(1));
	const tenths = Array.from({ length: 10 }, (_, t) => values.filter((v) => Math.floor(v * 10) === t).length);
	for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test("normal numbers have mean 0 and standard deviation 1", () => {
	const values = Array.from({ length: 20_000 }, seededNormal(seededRandom(3)));
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
	expect(mean).toBeCloseTo(0, 1);
	expect(sd).toBeCloseTo(1, 1);
});

test("a plane is found again from its own points", () => {
	const random = seededRandom(5);
	const xs = Array.from({ length: 30 }, () => 100 * random());
	const ys = Array.from({ length: 30 }, () => 100 * random());
	const plane = fitPlane(
		xs,
		ys,
		xs.map((x, i) => 0.3 * x - 0.2 * ys[i] + 7),
	);
	expect(plane.dx).toBeCloseTo(0.3, 5);
	expect(plane.dy).toBeCloseTo(-0.2, 5);
	expect(plane.offset).toBeCloseTo(7, 4);
});

test("points on one line give their mean and no slope", () => {
	expect(fitPlane([1, 2, 3], [1, 2, 3], [5, 6, 7])).toEqual({ dx: 0, dy: 0, offset: 6 });
});
