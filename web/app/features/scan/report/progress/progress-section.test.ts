import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bandScale } from "./progress-section.tsx";

const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const reach = fc.double({ min: 1e-3, max: 1e3, noNaN: true });

test("the dot lies outside the band exactly when the change is larger than what can be detected", () => {
	fc.assert(
		fc.property(number, number, reach, (previous, value, detectable) => {
			const { bandFrom, bandTo, now } = bandScale({ previous, value, detectable });
			const outside = now < bandFrom - 1e-9 || now > bandTo + 1e-9;
			const larger = Math.abs(value - previous) > detectable * (1 + 1e-6);
			fc.pre(Math.abs(Math.abs(value - previous) - detectable) > detectable * 1e-5);
			expect(outside).toBe(larger);
		}),
	);
});

test("everything stays inside the picture", () => {
	fc.assert(
		fc.property(number, number, reach, (previous, value, detectable) => {
			for (const place of Object.values(bandScale({ previous, value, detectable }))) {
				expect(place).toBeGreaterThanOrEqual(0);
				expect(place).toBeLessThanOrEqual(100);
			}
		}),
	);
});

test("a band without width sits in the middle", () => {
	expect(bandScale({ previous: 2, value: 2, detectable: 0 })).toEqual({
		bandFrom: 50,
		bandTo: 50,
		before: 50,
		now: 50,
	});
});
