import { expect, test } from "vitest";
import { seededRandom } from "../pixels/statistics.ts";
import { OffSurface } from "./skin-tone.ts";

const random = seededRandom(5);
const xs = Array.from({ length: 40 }, () => 100 * random());
const ys = Array.from({ length: 40 }, () => 100 * random());

test("nothing is left of a surface of second degree, and a bump on it stays", () => {
	const round = xs.map((x, n) => 0.3 * x - 0.2 * ys[n] + 0.01 * x * ys[n] - 0.02 * x * x + 7);
	for (const rest of new OffSurface(xs, ys).distances(round)) expect(rest).toBeCloseTo(0, 2);
	const bumped = round.map((value, n) => (n === 3 ? value + 10 : value));
	expect(new OffSurface(xs, ys).distances(bumped)[3]).toBeGreaterThan(6);
});

test("points in one row give a finite answer", () => {
	for (const rest of new OffSurface([1, 2, 3], [1, 2, 3]).distances([5, 6, 7]))
		expect(rest).toBeCloseTo(0, 2);
});
