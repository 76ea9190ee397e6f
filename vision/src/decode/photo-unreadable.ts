export const UNREADABLE_CODES = [
	"empty",
	"too_large_bytes",
	"too_many_pixels",
	"unsupported_format",
	"damaged",
] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 50_000_000;

const SENTENCES: Record<UnreadableCode, string> = {
	empty: "The file is empty. Choose another photo.",
	too_large_bytes: "The file is larger than 10 MB. Choose a smaller photo.",
	too_many_pixels: "The photo has more than 50 megapixels. Choose a smaller photo.",
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
