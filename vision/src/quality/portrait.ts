import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { type Expression, expressionOf } from "../face/expression.ts";
import type { FaceMesh } from "../face/face-mesh.ts";
import { type HeadPose, headPose } from "../face/head-pose.ts";
import { giveBack } from "../pixels/give-back.ts";
import { halveMask } from "../pixels/halve-plane.ts";
import { maskPixels, pixelsOn } from "../pixels/mask-pixels.ts";
import { alignFace } from "../regions/align-face.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin, type SkinView, type ZoneSkin } from "../regions/mask-skin.ts";
import { perZone } from "../regions/zones.ts";
import { mouthFacts, mouthShown } from "./mouth.ts";
import { shrinkMask, shrinkPlane } from "./shrink-plane.ts";

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
	native: NativeCrop;
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
		native: nativeCrop(aligned, skin),
		pose: headPose(mesh.points),
		expression: expressionOf(mesh.points),
	};
}

/** Gives the largest planes back, when all that is to be known of the portrait is known. */
export function giveBackPortrait({ skin, native }: Portrait): void {
	for (const plane of [skin.lab.L, skin.lab.a, skin.lab.b, skin.highlight, native.brightness])
		giveBack(plane);
}

/** The aligned crop without enlargement: a small face is looked at in its own pixels. */
interface NativeCrop {
	/** Edge in pixels, at most the aligned crop's. */
	size: number;
	/** Encoded brightness, 0 to 255 (ITU-R BT.709 weights on sRGB codes). */
	brightness: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
	/** Measurable skin. */
	skin: Uint8Array;
}

function nativeCrop(aligned: AlignedFace, skin: SkinView): NativeCrop {
	const edge = aligned.size;
	const size = Math.max(16, Math.round(edge * Math.min(1, aligned.decodedPerCrop)));
	const brightness = new Float32Array(edge * edge);
	for (let i = 0, at = 0; i < brightness.length; i++, at += 3)
		brightness[i] = 0.2126 * aligned.rgb[at] + 0.7152 * aligned.rgb[at + 1] + 0.0722 * aligned.rgb[at + 2];
	return {
		size,
		brightness: shrinkPlane(brightness, edge, size),
		oval: shrinkMask(skin.zones.oval, edge, size),
		skin: shrinkMask(skin.mask, edge, size),
	};
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
