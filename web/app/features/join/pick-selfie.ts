import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { joinCopy } from "./copy.ts";

const copy = joinCopy.selfie;
const HEAD_BYTES = 16;

/** The one picture among the chosen files, or why there is none; nothing is sent before. */
export async function pickSelfie(files: readonly File[]): Promise<File | string> {
	const [file, second] = files;
	if (second !== undefined) return copy.one;
	if (file === undefined || !(await startsAsPicture(file))) return copy.notPicture;
	return file.size > UPLOAD.maxBytes ? copy.tooLarge : file;
}

/**
 * By its first bytes, as the server judges, and not by its name: JPEG, PNG, WebP, or a box file (ISO/IEC 14496-12),
 * which HEIC and AVIF are.
 */
async function startsAsPicture(file: File): Promise<boolean> {
	const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
	const text = String.fromCharCode(...head);
	return (
		text.startsWith("\xff\xd8\xff") ||
		text.startsWith("\x89PNG\r\n\x1a\n") ||
		(text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") ||
		text.slice(4, 8) === "ftyp"
	);
}
