import { expect, test } from "vitest";
import { seededNormal, seededRandom } from "./statistics.ts";

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
