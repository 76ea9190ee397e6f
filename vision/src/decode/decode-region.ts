import { acceptPhoto } from "./accept-photo.ts";
import { convertToSrgb } from "./colour-profile.ts";
import { DECODE_SECONDS, GROUND, profileToApply } from "./decode-photo.ts";
import { guardedSharp } from "./guarded-sharp.ts";
import { MAX_PHOTO_PIXELS } from "./photo-unreadable.ts";

/** A rectangle in pixels of the oriented photo. */
export interface RegionBox {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A part of the oriented photo at its full resolution. */
export interface PhotoRegion extends RegionBox {
	/** Interleaved 8-bit sRGB. */
	rgb: Uint8Array;
}

/** Reads a part of the photo again, at its full resolution; null where that is not possible. */
export type ReadRegion = (box: RegionBox) => Promise<PhotoRegion | null>;

/** No face needs more at the resolution of any phone. */
const MAX_REGION_PIXELS = 12_000_000;
/** Formats whose rows can be read one after the other, so that a part costs no memory for the whole. */
const IN_ROWS: readonly string[] = ["jpeg", "png", "webp"];

/**
 * A part of a photo that `decodePhoto` could read, not reduced. Null where the format gives no part without the whole
 * (AVIF, HEIC), and for a part that is empty or too large.
 */
export async function decodeRegion(bytes: Uint8Array, box: RegionBox): Promise<PhotoRegion | null> {
	if (!IN_ROWS.includes(acceptPhoto(bytes))) return null;
	const { width, height } = box;
	if (width < 1 || height < 1 || width * height > MAX_REGION_PIXELS) return null;
	const header = await guardedSharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS }).metadata();
	const profile = profileToApply(header);
	const stored = asStored(box, header.orientation ?? 1, header);
	const { data } = await guardedSharp(bytes, {
		failOn: "error",
		limitInputPixels: MAX_PHOTO_PIXELS,
		sequentialRead: true,
		ignoreIcc: profile !== null,
	})
		.timeout({ seconds: DECODE_SECONDS })
		.extract(stored)
		.flatten({ background: GROUND })
		.toColourspace("srgb")
		.raw({ depth: "uchar" })
		.toBuffer({ resolveWithObject: true });
	const rgb = upright(
		new Uint8Array(data.buffer, data.byteOffset, data.length),
		stored,
		header.orientation ?? 1,
	);
	if (profile) convertToSrgb(rgb, profile);
	return { ...box, rgb };
}

/** EXIF orientation: whether rows and columns change places, and what is then mirrored. */
function turn(orientation: number) {
	return {
		swaps: orientation >= 5,
		fromRight: [2, 3, 6, 7].includes(orientation),
		fromBelow: [3, 4, 7, 8].includes(orientation),
	};
}

/** Where the part lies in the rows as they are stored. */
function asStored(
	{ left, top, width, height }: RegionBox,
	orientation: number,
	stored: { width: number; height: number },
): RegionBox {
	const { swaps, fromRight, fromBelow } = turn(orientation);
	const [w, h] = swaps ? [stored.height, stored.width] : [stored.width, stored.height];
	const x = fromRight ? w - left - width : left;
	const y = fromBelow ? h - top - height : top;
	return swaps ? { left: y, top: x, width: height, height: width } : { left: x, top: y, width, height };
}

/** Turns the pixels of a stored part as its photo is turned. */
function upright(rgb: Uint8Array, stored: RegionBox, orientation: number): Uint8Array {
	if (orientation === 1) return rgb;
	const { swaps, fromRight, fromBelow } = turn(orientation);
	const [width, height] = swaps ? [stored.height, stored.width] : [stored.width, stored.height];
	const out = new Uint8Array(rgb.length);
	for (let y = 0, o = 0; y < height; y++) {
		for (let x = 0; x < width; x++, o += 3) {
			const u = fromRight ? width - 1 - x : x;
			const v = fromBelow ? height - 1 - y : y;
			const i = 3 * (swaps ? u * stored.width + v : v * stored.width + u);
			out[o] = rgb[i];
			out[o + 1] = rgb[i + 1];
			out[o + 2] = rgb[i + 2];
		}
	}
	return out;
}
