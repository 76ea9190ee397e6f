import { scratchPlane } from "../pixels/scratch-plane.ts";
import type { Portrait } from "./portrait.ts";
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

const brightnessOf = scratchPlane();
const smallOf = scratchPlane();

/** Good until the next face is looked at. */
export function nativeCrop({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): NativeCrop {
	const { rgb, size: edge, decodedPerCrop } = aligned;
	const size = Math.max(16, Math.round(edge * Math.min(1, decodedPerCrop)));
	const brightness = brightnessOf(edge * edge);
	for (let i = 0, at = 0; i < brightness.length; i++, at += 3)
		brightness[i] = 0.2126 * rgb[at] + 0.7152 * rgb[at + 1] + 0.0722 * rgb[at + 2];
	return {
		size,
		brightness: shrinkPlane(brightness, edge, size, smallOf(size * size)),
		oval: shrinkMask(skin.zones.oval, edge, size),
		skin: shrinkMask(skin.mask, edge, size),
	};
}
