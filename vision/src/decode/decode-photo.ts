import type { PhotoFormat } from "@dewlight/core/skin/observation.ts";
import type { Metadata, Sharp } from "sharp";
import { acceptPhoto } from "./accept-photo.ts";
import { convertToSrgb } from "./convert-to-srgb.ts";
import { DECODED_LONG_EDGE, type DecodedPhoto } from "./decoded-photo.ts";
import { guardedSharp } from "./guarded-sharp.ts";
import { type MatrixProfile, readMatrixProfile } from "./matrix-profile.ts";
import type { OpenedPhoto } from "./open-heic.ts";
import { openHeic } from "./open-heic.ts";
import { MAX_PHOTO_PIXELS, PhotoUnreadable, requireOpenableSize } from "./photo-unreadable.ts";

export const DECODE_SECONDS = 10;
/** Under transparent parts: mid grey, which adds no colour and no clipped pixel to what is measured. */
export const GROUND = { r: 128, g: 128, b: 128 };

/**
 * Photo bytes to an upright sRGB picture with a long edge of at most 2048 pixels, never enlarged.
 * Orientation and colour profile are applied, transparency is flattened, metadata stays behind.
 * @throws {PhotoUnreadable} for everything that gives no picture.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
	const format = acceptPhoto(bytes);
	try {
		const header = await guardedSharp(bytes, { limitInputPixels: false }).metadata();
		requireOpenableSize(header.width, header.height, format);
		return await decodeHeaded(bytes, format, header);
	} catch (cause) {
		throw cause instanceof PhotoUnreadable ? cause : new PhotoUnreadable("damaged", { cause });
	}
}

async function decodeHeaded(bytes: Uint8Array, format: PhotoFormat, header: Metadata): Promise<DecodedPhoto> {
	const profile = profileToApply(header);
	const opened = format === "heic" ? await openHeic(bytes) : openByContent(bytes, header, profile !== null);
	const { data, info } = await toPicture(opened.picture).finally(() => opened.release());
	const rgb = new Uint8Array(data.buffer, data.byteOffset, data.length);
	if (profile) convertToSrgb(rgb, profile);
	return {
		rgb,
		width: info.width,
		height: info.height,
		photoWidth: opened.width,
		photoHeight: opened.height,
		scale: Math.max(opened.width, opened.height) / Math.max(info.width, info.height),
		format,
	};
}

/**
 * The profile of an ordinary 8-bit photo is applied after scaling, a third of the cost of applying it to every
 * original pixel; all other kinds (CMYK, grey, 16 bits, table profiles) are left to the decoder.
 */
export function profileToApply(header: Metadata): MatrixProfile | null {
	const plain = header.space === "srgb" && header.depth === "uchar" && header.channels >= 3;
	return plain && header.icc ? readMatrixProfile(header.icc) : null;
}

function openByContent(bytes: Uint8Array, header: Metadata, ignoreIcc: boolean): OpenedPhoto {
	const picture = guardedSharp(bytes, {
		failOn: "error",
		limitInputPixels: MAX_PHOTO_PIXELS,
		sequentialRead: true,
		autoOrient: true,
		ignoreIcc,
	});
	const { width, height } = header.autoOrient;
	return { picture, width, height, release: () => undefined };
}

function toPicture(picture: Sharp) {
	return picture
		.timeout({ seconds: DECODE_SECONDS })
		.resize(DECODED_LONG_EDGE, DECODED_LONG_EDGE, {
			fit: "inside",
			withoutEnlargement: true,
			kernel: "cubic",
		})
		.flatten({ background: GROUND })
		.toColourspace("srgb")
		.raw({ depth: "uchar" })
		.toBuffer({ resolveWithObject: true });
}
