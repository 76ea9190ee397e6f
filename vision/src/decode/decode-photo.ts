import type { PhotoFormat } from "@dewlight/core/skin/observation.ts";
import type { Metadata, Sharp } from "sharp";
import { acceptPhoto } from "./accept-photo.ts";
import { convertToSrgb, type MatrixProfile, readMatrixProfile } from "./colour-profile.ts";
import { DECODED_LONG_EDGE, type DecodedPhoto } from "./decoded-photo.ts";
import { guardedSharp } from "./guarded-sharp.ts";
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

/** A picture still to be scaled, with the size of the oriented photo. */
interface OpenedPhoto {
	picture: Sharp;
	width: number;
	height: number;
	/** Gives back what the picture is read from; called once, after the last read. */
	release(): void;
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

/**
 * Opens the primary picture of an HEVC still, which sharp's prebuilt library can describe but not decode. A container
 * may hold other pictures: none of them is touched, and the size that is judged is that of the picture that is decoded.
 * The decoder applies the picture's own rotation and mirroring, so EXIF orientation is not applied again
 * (ISO/IEC 23008-12, 6.5.10).
 * @throws {PhotoUnreadable} `too_many_pixels` or `damaged`.
 */
async function openHeic(bytes: Uint8Array): Promise<OpenedPhoto> {
	const { default: heif } = await import("libheif-js/wasm-bundle.js");
	const release: (() => void)[] = [];
	const releaseAll = (): void => {
		for (const step of release.splice(0).reverse()) step();
	};
	try {
		const context = heif.heif_context_alloc();
		release.push(() => heif.heif_context_free(context));
		if (heif.heif_context_read_from_memory(context, bytes).code !== heif.heif_error_code.heif_error_Ok)
			throw new PhotoUnreadable("damaged");
		const primary = heif.heif_js_context_get_primary_image_handle(context);
		if (!primary || primary.code) throw new PhotoUnreadable("damaged");
		release.push(() => heif.heif_image_handle_release(primary));
		requireOpenableSize(
			heif.heif_image_handle_get_width(primary),
			heif.heif_image_handle_get_height(primary),
			"heic",
		);

		const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
		const clear = heif.heif_image_handle_has_alpha_channel(primary) !== 0;
		const colours = heif.heif_colorspace.heif_colorspace_RGB;
		const decoded = heif.heif_js_decode_image2(primary, colours, clear ? rgba : rgb);
		const [plane] = decoded?.channels ?? [];
		if (!decoded || decoded.code || !plane) throw new PhotoUnreadable("damaged");
		release.push(() => heif.heif_image_release(decoded.image));
		// The stream may hold another size than its header named.
		requireOpenableSize(plane.width, plane.height, "heic");

		const channels = clear ? 4 : 3;
		const { width, height } = plane;
		const picture = guardedSharp(withoutPadding(plane, channels), { raw: { width, height, channels } });
		return { picture, width, height, release: releaseAll };
	} catch (error) {
		releaseAll();
		throw error;
	}
}

/** Rows of pixels one after the other; the library's own memory where its rows already are. */
function withoutPadding(
	{ data, width, height, stride }: { data: Uint8Array; width: number; height: number; stride: number },
	channels: number,
): Uint8Array {
	const row = width * channels;
	if (stride === row) return data.subarray(0, row * height);
	const packed = new Uint8Array(row * height);
	for (let y = 0; y < height; y++) packed.set(data.subarray(y * stride, y * stride + row), y * row);
	return packed;
}
