import { expect, test } from "vitest";
import { type LesionSight, lesionMargin, SPOT_RULES } from "./lesion-rules.ts";

/** A plain red spot on level skin. */
const SPOT: LesionSight = {
	dose: 8,
	over: { blood: 6, melanin: 3, dark: 4 },
	contrast: 6,
	weakest: 5,
	red: 1,
	green: 8,
	blue: 7,
	slope: 5,
	bytes: 6,
	bytesPerDose: 0.8,
};

const marginOf = (sight: Partial<LesionSight>) =>
	Math.max(...SPOT_RULES.map((rule) => lesionMargin(rule, { ...SPOT, ...sight }, "left_cheek")));

test("a red spot on level skin is told", () => {
	expect(marginOf({})).toBeGreaterThanOrEqual(1);
});

/** Fainter than what counts on any skin, and browner than blood alone: a raised spot is in its own shade. */
const FAINT: Partial<LesionSight> = {
	dose: 5.5,
	over: { blood: 5, melanin: 3.9, dark: 4.5 },
	green: 10,
	red: 6.7,
	blue: 10,
	slope: 6,
};

test("a faint red spot is told where it stands far out of calm skin, also in its own shade", () => {
	expect(marginOf(FAINT)).toBeGreaterThanOrEqual(1);
});

test("a faint one is told neither on mottled skin, nor open to one side, nor where it is as brown as red", () => {
	expect(marginOf({ ...FAINT, over: { blood: 4.2, melanin: 3, dark: 4 } })).toBeLessThan(1);
	expect(marginOf({ ...FAINT, weakest: 3 })).toBeLessThan(1);
	expect(marginOf({ ...FAINT, over: { blood: 5, melanin: 4.3, dark: 4.5 } })).toBeLessThan(1);
	expect(marginOf({ ...FAINT, red: 7.5 })).toBeLessThan(1);
});

test("red in the shade of a nose wing, a crease or a cheek's rim is no spot", () => {
	expect(marginOf({ slope: 20 })).toBeLessThan(1);
});

test("redder by few steps of a byte and no darker than the skin's own mottling is the noise of a photo", () => {
	expect(marginOf({ over: { ...SPOT.over, dark: 1 }, bytes: 3.5 })).toBeLessThan(1);
});

test("on dark skin gloss may hide how dark a spot is, but not that it is redder by many steps", () => {
	expect(marginOf({ over: { ...SPOT.over, dark: 0.5 }, bytes: 8.5 })).toBeGreaterThanOrEqual(1);
});
