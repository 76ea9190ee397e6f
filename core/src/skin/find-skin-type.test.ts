import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { findSkinType, type SkinTypeFinding } from "./skin-type.ts";
import { makeObservation, mapReadings, type Readings } from "./testing/make-observation.ts";

function typeOf(readings: Readings, told?: Partial<SelfReport>): SkinTypeFinding {
	const observation = makeObservation({ readings });
	return findSkinType(observation, findConcerns(observation), { ...NO_SELF_REPORT, ...told });
}

const SHINY_T: Readings = { "shine.forehead": 36, "shine.nose": 50, "shine.chin": 30 };
const SHINY_CHEEKS: Readings = { "shine.left_cheek": 30, "shine.right_cheek": 28 };

test("little shine everywhere is Normal", () => {
	expect(typeOf({}).skin_type).toBe("Normal");
});

test("shine in T-zone and cheeks is Oily", () => {
	expect(typeOf({ ...SHINY_T, ...SHINY_CHEEKS }).skin_type).toBe("Oily");
});

test("shine in the T-zone only is Combination and says which zones", () => {
	const type = typeOf(SHINY_T);
	expect(type.skin_type).toBe("Combination");
	expect(type.basis).toContain("the T-zone shines far more than the cheeks in this photo.");
	expect(type.because).toContain("shine.left_cheek");
});

test("a shine that a lamp gives as well is told as this photo's, and settles no type", () => {
	const type = typeOf({ "shine.forehead": 16, "shine.nose": 24, "shine.chin": 12 });
	expect(type.skin_type).toBe("Normal");
	expect(type.basis).toContain("there is shine in this photo");
});

test("what the person tells of oil goes before the photo", () => {
	expect(typeOf({}, { oily_by_midday: true }).skin_type).toBe("Combination");
	const shining = typeOf({ "shine.left_cheek": 6, "shine.right_cheek": 7 }, { oily_by_midday: true });
	expect(shining.skin_type).toBe("Oily");
	expect(shining.basis).toContain("you describe oil by midday");
});

test("a rough surface with little shine is Dry, and rests on texture too", () => {
	const rough = mapReadings((value, id) => (id.startsWith("texture.") ? 2.6 : value));
	const type = typeOf(rough);
	expect(type.skin_type).toBe("Dry");
	expect(type.because).toContain("texture.forehead");
});

test("matte skin becomes Dry when the person tells of tightness", () => {
	expect(typeOf({}, { tight: true }).skin_type).toBe("Dry");
	expect(typeOf(SHINY_T, { tight: true }).skin_type).toBe("Combination");
});

test("one photo alone gives low confidence and asks", () => {
	const type = typeOf(SHINY_T);
	expect(type.confidence).toBeLessThanOrEqual(0.4);
	expect(type.basis).toContain("first guess");
});

test("where shine cannot be read the type is open: Normal, hardly any confidence, and said so", () => {
	const type = typeOf(mapReadings((value, id) => (id.startsWith("shine.") ? null : value)));
	expect(type.skin_type).toBe("Normal");
	expect(type.confidence).toBe(0.1);
	expect(type.basis).toContain("could not be read");
	expect(type.because).toContain("shine.nose");
});

test("one visible cheek is enough", () => {
	expect(typeOf({ ...SHINY_T, "shine.right_cheek": null }).skin_type).toBe("Combination");
});

test("a highlight on one cheek only is light and not oil", () => {
	expect(typeOf({ "shine.left_cheek": 70 }).skin_type).toBe("Normal");
});
