import fc from "fast-check";
import { expect, test } from "vitest";
import { gaussianAt, gaussianBlur } from "./gaussian-blur.ts";
import { seededRandom } from "./statistics.ts";

test("gives what a blur of the whole plane gives at the same pixels, borders included", () => {
	const pixels = fc.uniqueArray(fc.nat(19 * 23 - 1), { minLength: 1, maxLength: 60 });
	fc.assert(
		fc.property(pixels, fc.constantFrom(0.4, 0.7, 1.5, 2.8), fc.nat(99), (chosen, sigma, seed) => {
			const random = seededRandom(seed);
			const plane = Float32Array.from({ length: 19 * 23 }, () => 255 * random());
			const places = Int32Array.from(chosen).sort();
			const whole = gaussianBlur(plane, 19, 23, sigma);
			const values = gaussianAt(plane, 19, 23, sigma, places);
			expect(values).toHaveLength(places.length);
			values.forEach((value, n) => {
				expect(value).toBeCloseTo(whole[places[n]], 3);
			});
		}),
	);
});
