import fc from "fast-check";
import { expect, test } from "vitest";
import { boxBlur } from "./box-blur.ts";
import { gaussianBlur } from "./gaussian-blur.ts";
import { blurWeights, maskedBlur } from "./masked-blur.ts";

const planes = fc
	.record({ width: fc.integer({ min: 3, max: 24 }), height: fc.integer({ min: 3, max: 24 }) })
	.chain(({ width, height }) =>
		fc.record({
			width: fc.constant(width),
			height: fc.constant(height),
			values: fc.array(fc.integer({ min: -100, max: 100 }), {
				minLength: width * height,
				maxLength: width * height,
			}),
		}),
	);

/** One row's window mean, edges repeated: the definition the fast blur must equal. */
function plainBox(values: number[], width: number, height: number, radius: number): number[] {
	return values.map((_, i) => {
		const y = Math.floor(i / width);
		let sum = 0;
		for (let dy = -radius; dy <= radius; dy++) {
			for (let dx = -radius; dx <= radius; dx++) {
				const row = Math.min(height - 1, Math.max(0, y + dy));
				const column = Math.min(width - 1, Math.max(0, i - y * width + dx));
				sum += values[row * width + column];
			}
		}
		return sum / (2 * radius + 1) ** 2;
	});
}

test("the box blur equals three plain window means", () => {
	fc.assert(
		fc.property(planes, ({ width, height, values }) => {
			let plain = values;
			for (let pass = 0; pass < 3; pass++) plain = plainBox(plain, width, height, 1);
			const fast = boxBlur(Float32Array.from(values), width, height, 1);
			for (let i = 0; i < plain.length; i++) expect(fast[i]).toBeCloseTo(plain[i], 2);
		}),
		{ numRuns: 40 },
	);
});

test("a blur leaves a level plane level and never leaves the range of its values", () => {
	fc.assert(
		fc.property(
			planes,
			fc.constantFrom(boxBlur, gaussianBlur),
			fc.constantFrom(0.8, 1.3, 3),
			(plane, blur, sigma) => {
				const { width, height, values } = plane;
				const level = blur(new Float32Array(values.length).fill(7), width, height, sigma);
				for (const value of level) expect(value).toBeCloseTo(7, 3);
				const out = blur(Float32Array.from(values), width, height, sigma);
				for (const value of out) {
					expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 0.01);
					expect(value).toBeLessThanOrEqual(Math.max(...values) + 0.01);
				}
			},
		),
		{ numRuns: 40 },
	);
});

test("a Gaussian spreads a single point to its own standard deviation", () => {
	const size = 41;
	const point = new Float32Array(size * size);
	point[20 * size + 20] = 1;
	const out = gaussianBlur(point, size, size, 2);
	let variance = 0;
	for (let i = 0; i < out.length; i++) variance += out[i] * ((i % size) - 20) ** 2;
	expect(Math.sqrt(variance)).toBeCloseTo(2, 1);
});

test("a masked blur never lets what lies off the mask bleed in", () => {
	const size = 20;
	const mask = Uint8Array.from({ length: size * size }, (_, i) => (i % size < 10 ? 1 : 0));
	const plane = Float32Array.from({ length: size * size }, (_, i) => (i % size < 10 ? 5 : 1000));
	const out = maskedBlur(plane, mask, size, size, blurWeights(mask, size, size, 3));
	for (let i = 0; i < out.length; i++) if (mask[i]) expect(out[i]).toBeCloseTo(5, 3);
});
