import { ZONES } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { lookAtDrawn } from "../testing/look-at-drawn.ts";

test("left zones lie on the picture's right: the sides are the subject's own", async () => {
	const { skin, face } = await lookAtDrawn({ person: 0 });
	const middleOf = (pixels: Int32Array) =>
		pixels.reduce((sum, i) => sum + (i % face.size), 0) / pixels.length;
	for (const side of ["cheek", "under_eye", "crows_feet", "nasolabial", "jaw"] as const) {
		expect(middleOf(skin.zones.pixels[`left_${side}`])).toBeGreaterThan(
			middleOf(skin.zones.pixels[`right_${side}`]) + 20,
		);
	}
});

test("every zone of a bare frontal face shows its skin, on light and on dark skin", async () => {
	for (const monk of [2, 6, 10]) {
		const { skin } = await lookAtDrawn({ person: 0, monk });
		const hidden = ZONES.filter((zone) => skin.perZone[zone].coverage < 0.6);
		// The jaw's outline follows the face's edge, where a pixel more or less decides.
		expect(hidden.filter((zone) => !zone.endsWith("_jaw"))).toEqual([]);
		expect(skin.coverage).toBeGreaterThan(0.85);
	}
});

test("eyes, brows, lips and nostrils are never skin", async () => {
	const { skin, face } = await lookAtDrawn({ person: 0 });
	for (const point of [159, 386, 105, 334, 0, 17, 13, 2]) {
		const pixel = Math.round(face.points[2 * point + 1]) * face.size + Math.round(face.points[2 * point]);
		expect(skin.mask[pixel]).toBe(0);
	}
});

test("a mask over mouth and nose is not taken for skin", async () => {
	const { skin } = await lookAtDrawn({ person: 0, occluder: "mask" });
	for (const zone of ["chin", "upper_lip", "nose"] as const)
		expect(skin.perZone[zone].coverage).toBeLessThan(0.5);
	expect(skin.perZone.forehead.coverage).toBeGreaterThan(0.8);
});

test("sunglasses hide what is under the eyes", async () => {
	const { skin } = await lookAtDrawn({ person: 0, occluder: "sunglasses" });
	expect(skin.perZone.left_under_eye.coverage).toBeLessThan(0.5);
	expect(skin.perZone.right_under_eye.coverage).toBeLessThan(0.5);
});

test("the exposure gain brings dim and bright photos of a face to the same skin", async () => {
	const normal = await lookAtDrawn({ person: 0 });
	const dim = await lookAtDrawn({ person: 0, gamma: 1.25 });
	expect(dim.skin.gain).toBeGreaterThan(1.2 * normal.skin.gain);
	expect(Math.abs(dim.skin.colour.L - normal.skin.colour.L)).toBeLessThan(0.5);
});

test("a mole stays in the mask and deep lines do not turn into hair", async () => {
	const clean = await lookAtDrawn({ person: 0 });
	const marked = await lookAtDrawn({
		person: 0,
		darkMarks: { left_cheek: { count: 3, sizeMm: 4, contrast: 40 } },
		lines: { forehead: 0.5 },
	});
	expect(marked.skin.perZone.left_cheek.coverage).toBeGreaterThan(
		clean.skin.perZone.left_cheek.coverage - 0.02,
	);
	expect(marked.skin.perZone.forehead.coverage).toBeGreaterThan(0.85 * clean.skin.perZone.forehead.coverage);
});
