import { METRIC_NAMES, ZONES } from "@dewlight/core/skin/observation.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CALM } from "../testing/look-at-drawn.ts";
import { confidenceIn, whyNotMeasurable } from "./measurability.ts";

const CLEAR = {
	metric: "redness",
	zone: "left_cheek",
	coverage: 1,
	pupilDistancePx: 400,
	porePxPerMm: 8,
	conditions: CALM,
} as const;
const TONE = { ita_deg: 35, ita_class: "intermediate", monk_estimate: 4, confidence: 0.5 } as const;

test("a clear zone has nothing in its way", () => {
	for (const metric of METRIC_NAMES) expect(whyNotMeasurable({ ...CLEAR, metric })).toBeNull();
});

test("a hidden zone says how much of it shows", () => {
	expect(whyNotMeasurable({ ...CLEAR, coverage: 0.12 })?.reason).toBe(
		"only 12 % of the left cheek shows skin",
	);
	expect(whyNotMeasurable({ ...CLEAR, coverage: 0 })?.reason).toBe(
		"the left cheek is covered or turned away",
	);
});

test("fine detail needs 120 pixels between the eyes, color does not", () => {
	const small = { ...CLEAR, pupilDistancePx: 98 };
	expect(whyNotMeasurable({ ...small, metric: "texture" })?.reason).toBe(
		"your face is too small in the photo for texture: come a little closer",
	);
	expect(whyNotMeasurable({ ...small, metric: "wrinkles" })?.reason).toBe(
		"your face is too small in the photo for lines: come a little closer",
	);
	for (const metric of ["redness", "evenness", "shine", "under_eye_darkness"] as const) {
		expect(whyNotMeasurable({ ...small, metric })).toBeNull();
	}
});

test("pores need a close photo, and how much closer is said in words", () => {
	const told = (porePxPerMm: number) => whyNotMeasurable({ ...CLEAR, metric: "pores", porePxPerMm })?.reason;
	expect(told(7)).toBeUndefined();
	expect(told(6)).toBe("the photo is not sharp enough for pores: come a little closer");
	expect(told(3.6)).toBe("the photo is not sharp enough for pores: come about twice as close");
	expect(told(1.7)).toBe("the photo is not sharp enough for pores: come about 4 times as close");
});

test("a smile voids the lines it folds and no others", () => {
	const smiling = { ...CALM, expression: { ...CALM.expression, corner_lift: 2 } };
	const lines = { ...CLEAR, metric: "wrinkles", conditions: smiling } as const;
	expect(whyNotMeasurable({ ...lines, zone: "left_crows_feet" })?.reason).toBe("a smile folds the skin here");
	expect(whyNotMeasurable({ ...lines, zone: "right_nasolabial" })?.reason).toBe(
		"a smile folds the skin here",
	);
	expect(whyNotMeasurable({ ...lines, zone: "forehead" })).toBeNull();
	expect(whyNotMeasurable({ ...lines, metric: "redness", zone: "left_nasolabial" })).toBeNull();
});

test("a wide mouth at rest is no smile", () => {
	const wide = { ...CALM, expression: { ...CALM.expression, smile: 0.64 } };
	expect(
		whyNotMeasurable({ ...CLEAR, metric: "wrinkles", conditions: wide, zone: "left_nasolabial" }),
	).toBeNull();
});

test("a turned head loses the far side only", () => {
	const turned = { ...CLEAR, conditions: { ...CALM, pose_deg: { yaw: 26, pitch: 0, roll: 0 } } };
	expect(whyNotMeasurable({ ...turned, zone: "left_cheek" })?.reason).toBe(
		"this side is turned away from the camera",
	);
	expect(whyNotMeasurable({ ...turned, zone: "right_cheek" })).toBeNull();
});

test("strongly colored light silences color, a soft or grainy photo silences detail", () => {
	const cast = { ...CLEAR, conditions: { ...CALM, colour_cast: 0.95 } };
	expect(whyNotMeasurable(cast)?.reason).toBe("colored light hides the skin's own color");
	expect(whyNotMeasurable({ ...cast, metric: "texture" })).toBeNull();
	expect(whyNotMeasurable({ ...CLEAR, metric: "pores", conditions: { ...CALM, reblur: 0.9 } })?.reason).toBe(
		"the photo is too soft to show pores",
	);
	expect(whyNotMeasurable({ ...CLEAR, metric: "texture", conditions: { ...CALM, noise: 5 } })?.reason).toBe(
		"the photo is too grainy to show texture",
	);
});

const sights = fc.record({
	metric: fc.constantFrom(...METRIC_NAMES),
	zone: fc.constantFrom(...ZONES),
	coverage: fc.double({ min: 0, max: 1, noNaN: true }),
	pupilDistancePx: fc.double({ min: 60, max: 900, noNaN: true }),
	porePxPerMm: fc.constant(8),
	power: fc.double({ min: 0, max: 1, noNaN: true }),
	light: fc.double({ min: 0, max: 40, noNaN: true }),
	cast: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("confidence stays between 0 and 1 and never rises with less skin, less detail, less power or worse light", () => {
	fc.assert(
		fc.property(sights, ({ light, cast, ...sight }) => {
			const conditions = { ...CALM, light_asymmetry: light, colour_cast: cast };
			const known = confidenceIn({ ...sight, conditions, tone: TONE });
			expect(known).toBeGreaterThanOrEqual(0);
			expect(known).toBeLessThanOrEqual(1);
			const worse = [
				{ ...sight, coverage: sight.coverage * 0.7, conditions },
				{ ...sight, pupilDistancePx: sight.pupilDistancePx * 0.7, conditions },
				{ ...sight, power: sight.power * 0.7, conditions },
				{ ...sight, conditions: { ...conditions, light_asymmetry: light + 8 } },
				{ ...sight, conditions: { ...conditions, colour_cast: Math.min(1, cast + 0.2) } },
			];
			for (const one of worse) {
				expect(confidenceIn({ ...one, tone: TONE })).toBeLessThanOrEqual(known + 1e-9);
			}
		}),
	);
});

test("on deep skin redness is at most weakly known", () => {
	const sight = { ...CLEAR, power: null, tone: { ...TONE, ita_deg: -35 } };
	expect(confidenceIn(sight)).toBeLessThanOrEqual(0.3);
	expect(confidenceIn({ ...sight, metric: "shine" })).toBeGreaterThan(0.4);
});
