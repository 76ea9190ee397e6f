import { guardedSharp } from "./guarded-sharp.ts";
import type { OpenedPhoto } from "./opened-photo.ts";

/**
 * Opens an HEVC still, which sharp's prebuilt library can describe but not decode. The decoder applies the
 * picture's own rotation and mirroring, so EXIF orientation is not applied again (ISO/IEC 23008-12, 6.5.10).
 */
export async function openHeic(bytes: Uint8Array): Promise<OpenedPhoto> {
	const { default: decodeHeic } = await import("heic-decode");
	const { data, width, height } = await decodeHeic({ buffer: bytes });
	const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
	return { picture: guardedSharp(rgba, { raw: { width, height, channels: 4 } }), width, height };
}
