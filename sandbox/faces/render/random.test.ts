import { expect, test } from "vitest";
import { createNoiseTile } from "./math.ts";

test("noise has mean 0, deviation 1 and repeats after 256 steps", () => {
	const tile = createNoiseTile(5, 2, 8);
	const values = Array.from({ length: 256 * 256 }, (_, i) => tile.at(i % 256, Math.floor(i / 256)));
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
	expect(mean).toBeCloseTo(0, 3);
	expect(deviation).toBeCloseTo(1, 3);
	expect(tile.at(12.3, 45.6)).toBeCloseTo(tile.at(12.3 + 256, 45.6 - 256), 4);
});

test("a coarser tile changes more slowly", () => {
	const step = (fine: number): number => {
		const tile = createNoiseTile(9, fine, 0);
		let sum = 0;
		for (let i = 0; i < 256; i++) sum += Math.abs(tile.at(i + 1, 7) - tile.at(i, 7));
		return sum;
	};
	expect(step(6)).toBeLessThan(step(2) / 2);
});
