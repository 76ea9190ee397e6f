import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import { type Expression, expressionOf } from "../face/expression.ts";
import type { FaceMesh } from "../face/face-mesh.ts";
import { type HeadPose, headPose } from "../face/head-pose.ts";
import { alignFace } from "../regions/align-face.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin, type SkinView } from "../regions/mask-skin.ts";
import { type NativeCrop, nativeCrop } from "./native-crop.ts";

/** One face of a photo with everything the checks and the measurements look at, computed once. */
export interface Portrait {
	photo: DecodedPhoto;
	mesh: FaceMesh;
	aligned: AlignedFace;
	skin: SkinView;
	native: NativeCrop;
	pose: HeadPose;
	expression: Expression;
}

export function viewPortrait(photo: DecodedPhoto, mesh: FaceMesh): Portrait {
	const aligned = alignFace(photo, mesh);
	const skin = maskSkin(aligned);
	return {
		photo,
		mesh,
		aligned,
		skin,
		native: nativeCrop(aligned, skin),
		pose: headPose(mesh.points),
		expression: expressionOf(mesh.points),
	};
}
