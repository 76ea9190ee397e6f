import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { type Expression, expressionOf } from "../face/expression.ts";
import type { FaceMesh } from "../face/face-mesh.ts";
import { type HeadPose, headPose } from "../face/head-pose.ts";
import { alignFace } from "../regions/align-face.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin, type SkinView } from "../regions/mask-skin.ts";
import { coverZones } from "./cover-zones.ts";
import { mouthFacts, mouthShown } from "./mouth.ts";
import { type NativeCrop, nativeCrop } from "./native-crop.ts";

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
	const skin = shown < 1 ? coverZones(whole, AROUND_MOUTH) : whole;
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
