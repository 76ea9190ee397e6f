import type { PhotoFormat } from "@dewlight/core/skin/observation.ts";
import { MAX_PHOTO_BYTES, PhotoUnreadable } from "./photo-unreadable.ts";
import { sniffFormat } from "./sniff-format.ts";

/** What length and first bytes tell: the format, or a refusal before anything is decoded. */
export function acceptPhoto(bytes: Uint8Array): PhotoFormat {
	if (bytes.length === 0) throw new PhotoUnreadable("empty");
	if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoUnreadable("too_large_bytes");
	const format = sniffFormat(bytes);
	if (format === null) throw new PhotoUnreadable("unsupported_format");
	return format;
}
