import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";

export const UNREADABLE_CODES = [
	"empty",
	"too_large_bytes",
	"too_many_pixels",
	"too_much_memory",
	"unsupported_format",
	"damaged",
] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 50_000_000;
/** Longest side, pixels. Rows of many million pixels cost memory at any area; a phone's panorama stays below. */
export const MAX_PHOTO_SIDE = 16_384;
/** The AVIF decoder takes about 18 bytes a pixel, ten times what the others take. */
export const MAX_AVIF_PIXELS = 13_000_000;

const SENTENCES: Record<UnreadableCode, string> = {
	empty: "The file is empty. Choose another photo.",
	too_large_bytes: "The file is larger than 10 MB. Choose a smaller photo.",
	too_many_pixels: "The photo has more pixels than we can open. Choose a smaller photo.",
	too_much_memory:
		"The photo takes more memory to open than we allow. Choose a smaller photo, or save it as a JPEG.",
	unsupported_format: "This file is not a photo we can read. Use a JPEG, PNG, WebP, AVIF or HEIC photo.",
	damaged: "The photo is damaged or incomplete. Choose another photo.",
};

/** Bytes that give no picture. `message` is one sentence for the person; `code` is for programs. */
export class PhotoUnreadable extends Error {
	override readonly name = "PhotoUnreadable";
	readonly code: UnreadableCode;

	constructor(code: UnreadableCode, options?: ErrorOptions) {
		super(SENTENCES[code], options);
		this.code = code;
	}
}

/**
 * Refuses a picture by its size before it is decoded.
 * @param format of the container; AVIF pictures may have fewer pixels.
 * @throws {PhotoUnreadable} `too_many_pixels`.
 */
export function requireOpenableSize(width: number, height: number, format: string): void {
	const most = format === "avif" ? MAX_AVIF_PIXELS : MAX_PHOTO_PIXELS;
	if (Math.max(width, height) > MAX_PHOTO_SIDE || width * height > most)
		throw new PhotoUnreadable("too_many_pixels");
}

/** A refusal told as a verdict, for callers that report every photo the same way. */
export function unreadableQuality({ message }: PhotoUnreadable): PhotoQuality {
	return {
		status: "fail",
		reason: message,
		checks: [{ name: "decode", status: "fail", value: null, limit: null }],
	};
}
