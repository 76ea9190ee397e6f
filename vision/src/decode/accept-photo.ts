import type { PhotoFormat } from "@dewlight/core/skin/observation.ts";
import { MAX_PHOTO_BYTES, PhotoUnreadable } from "./photo-unreadable.ts";

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const AVIF_BRANDS = new Set(["avif", "avis"]);

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
	String.fromCharCode(...bytes.subarray(start, end));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
	bytes.length >= signature.length && signature.every((byte, index) => bytes[index] === byte);

/** Major and compatible brands of an ISO base media file (ISO/IEC 14496-12, box `ftyp`). */
function brandsOf(bytes: Uint8Array): string[] {
	if (bytes.length < 16 || ascii(bytes, 4, 8) !== "ftyp") return [];
	const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
	const end = Math.min(boxLength, bytes.length, 256);
	const brands = [ascii(bytes, 8, 12)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
	return brands;
}

/** The format by content; the file's name and declared type are never asked. */
function sniffFormat(bytes: Uint8Array): PhotoFormat | null {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
	if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
	if (bytes.length >= 12 && ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
	const brands = brandsOf(bytes);
	if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
	if (brands.some((brand) => HEIC_BRANDS.has(brand))) return "heic";
	return null;
}

/** What length and first bytes tell: the format, or a refusal before anything is decoded. */
export function acceptPhoto(bytes: Uint8Array): PhotoFormat {
	if (bytes.length === 0) throw new PhotoUnreadable("empty");
	if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoUnreadable("too_large_bytes");
	const format = sniffFormat(bytes);
	if (format === null) throw new PhotoUnreadable("unsupported_format");
	return format;
}
