import type { Sharp } from "sharp";
import { guardedSharp } from "./guarded-sharp.ts";
import { PhotoUnreadable, requireOpenableSize } from "./photo-unreadable.ts";

/**
 * Opens the primary picture of an HEVC still, which sharp's prebuilt library can describe but not decode. A container
 * may hold other pictures: none of them is touched, and the size that is judged is that of the picture that is decoded.
 * The decoder applies the picture's own rotation and mirroring, so EXIF orientation is not applied again
 * (ISO/IEC 23008-12, 6.5.10).
 * @throws {PhotoUnreadable} `too_many_pixels` or `damaged`.
 */
export async function openHeic(bytes: Uint8Array): Promise<OpenedPhoto> {
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

/** A picture still to be scaled, with the size of the oriented photo. */
export interface OpenedPhoto {
	picture: Sharp;
	width: number;
	height: number;
	/** Gives back what the picture is read from; called once, after the last read. */
	release(): void;
}
