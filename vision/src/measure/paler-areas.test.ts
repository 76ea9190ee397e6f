import type { Zone } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { LINEAR_OF_BYTE } from "../pixels/colour-space.ts";
import { eyePixels, eyeWhiteChroma } from "../quality/eyes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin } from "../regions/mask-skin.ts";
import { lookAtDrawn } from "../testing/look-at-drawn.ts";
import { palerAreas } from "./paler-areas.ts";
import { ABSORBS, type Channels } from "./skin-absorbance.ts";

const TONES = [3, 5, 8] as const;
const EYES: Zone[] = ["left_under_eye", "right_under_eye"];
const CHEEKS: Zone[] = ["left_cheek", "right_cheek"];

type Light = (linear: Channels) => readonly number[];
/** Skin without this dose of its melanin, by the law of Beer and Lambert. */
const without =
	(absorbance: number): Light =>
	(linear) =>
		linear.map((value, channel) => value * 10 ** (absorbance * ABSORBS.melanin[channel]));
/** The same lamp on every channel, as gloss adds it. */
const withGloss =
	(light: number): Light =>
	(linear) =>
		linear.map((value) => value + light);

const byteOf = (linear: number) =>
	Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055));

/** The drawn face with another light in the whole of these zones. */
async function paint(monk: number, zones: readonly Zone[], light: Light): Promise<Zone[]> {
	const { face, skin } = await lookAtDrawn({ person: 0, monk });
	const rgb = Uint8Array.from(face.rgb);
	for (const i of new Set(zones.flatMap((zone) => [...skin.zones.pixels[zone]]))) {
		const own = [0, 1, 2].map((channel) => LINEAR_OF_BYTE[face.rgb[3 * i + channel]]);
		light([own[0], own[1], own[2]]).forEach((value, channel) => {
			rgb[3 * i + channel] = Math.min(255, byteOf(value));
		});
	}
	const painted: AlignedFace = { ...face, rgb };
	return palerAreas(painted, maskSkin(painted), eyeWhiteChroma(rgb, eyePixels(painted).both));
}

test.each([
	[3, 0.2],
	[5, 0.3],
	[8, 0.4],
])("skin without its brown under both eyes is seen on Monk tone %i", async (monk, dose) => {
	expect(await paint(monk, EYES, without(dose))).toEqual(expect.arrayContaining(EYES));
});

test.each(TONES)("a face of Monk tone %i as it is has no paler areas", async (monk) => {
	expect(await paint(monk, [], without(0))).toEqual([]);
});

test.each([0.03, 0.08, 0.15])("gloss of %d under both eyes and on both cheeks is none", async (light) => {
	for (const monk of TONES) expect(await paint(monk, [...EYES, ...CHEEKS], withGloss(light))).toEqual([]);
});

test("what one side alone shows may be a lamp, and is left open", async () => {
	expect(await paint(5, ["left_under_eye", "left_cheek"], without(0.3))).toEqual([]);
});
