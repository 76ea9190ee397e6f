import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { shrinkMask, shrinkPlane } from "./shrink-plane.ts";

/** The aligned crop without enlargement: a small face is looked at in its own pixels. */
export interface NativeCrop {
	/** Edge in pixels, at most the aligned crop's. */
	size: number;
	/** Encoded brightness, 0 to 255 (ITU-R BT.709 weights on sRGB codes). */
	brightness: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
	/** Measurable skin. */
	skin: Uint8Array;
}

export function nativeCrop(aligned: AlignedFace, skin: SkinView): NativeCrop {
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
