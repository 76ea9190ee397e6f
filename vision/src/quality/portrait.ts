import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { type Expression, expressionOf, type FaceMesh, type HeadPose, headPose } from "../face/face-mesh.ts";
import { maskPixels, pixelsOn } from "../pixels/masks.ts";
import { halveMask, handBackPlanes } from "../pixels/planes.ts";
import { alignFace } from "../regions/align-face.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin, type SkinView, type ZoneSkin } from "../regions/mask-skin.ts";
import { perZone } from "../regions/zones.ts";
import { mouthFacts, mouthShown } from "./occlusion.ts";

/** Nothing here is measured when something lies over the mouth: nobody knows how far it reaches. */
const AROUND_MOUTH: readonly Zone[] = [
	"upper_lip",
	"chin",
	"left_nasolabial",
	"right_nasolabial",
	"left_jaw",
	"right_jaw",
];

/** One face of a photo with everything the checks and the measurements look at, computed once. */
export interface Portrait {
	photo: DecodedPhoto;
	mesh: FaceMesh;
	aligned: AlignedFace;
	/** Without the zones around the mouth where something covers it. */
	skin: SkinView;
	/** How clearly a mouth is seen, 1 at the limit. */
	mouthShown: number;
	pose: HeadPose;
	expression: Expression;
}

export function viewPortrait(photo: DecodedPhoto, mesh: FaceMesh): Portrait {
	const aligned = alignFace(photo, mesh);
	const whole = maskSkin(aligned);
	const shown = mouthShown(mouthFacts(aligned, whole));
	const skin = shown < 1 ? coverZones(whole, AROUND_MOUTH, aligned.size) : whole;
	return {
		photo,
		mesh,
		aligned,
		skin,
		mouthShown: shown,
		pose: headPose(mesh.points),
		expression: expressionOf(mesh.points),
	};
}

/** Hands the planes back, when all that is to be known of the portrait is known. */
export function giveBackPortrait({ skin: { lab, highlight } }: Portrait): void {
	handBackPlanes([lab.L, lab.a, lab.b, highlight]);
}

/** The skin without some zones: they count as covered, and nothing is measured there. */
function coverZones(skin: SkinView, covered: readonly Zone[], size: number): SkinView {
	const mask = Uint8Array.from(skin.mask);
	const specular = Uint8Array.from(skin.specular);
	for (const zone of covered)
		for (const i of skin.zones.pixels[zone]) {
			mask[i] = 0;
			specular[i] = 0;
		}
	const pixels = maskPixels(mask);
	const shown = pixels.length + specular.reduce((sum, value) => sum + value, 0);
	const field = skin.zones.field.reduce((sum, value) => sum + value, 0);
	const left = ({ area, pixels: matte, specular: shining }: ZoneSkin): ZoneSkin => {
		const kept = pixelsOn(matte, mask);
		const bright = pixelsOn(shining, specular);
		const coverage = area === 0 ? 0 : (kept.length + bright.length) / area;
		return { area, pixels: kept, specular: bright, coverage };
	};
	return {
		...skin,
		mask,
		halfMask: halveMask(mask, size, size),
		specular,
		pixels,
		perZone: perZone((zone) => left(skin.perZone[zone])),
		coverage: field === 0 ? 0 : shown / field,
	};
}
