import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { uploadCopy } from "./copy.ts";

export type ImageCheck = { ok: true; photo: File } | { ok: false; text: string };

/** SCAN-13 and SCAN-14, before anything is sent. */
export function checkImages(images: readonly File[]): ImageCheck {
	const [photo, second] = images;
	if (photo === undefined) return { ok: false, text: uploadCopy.noImage };
	if (second !== undefined) return { ok: false, text: uploadCopy.oneImage };
	if (photo.size > UPLOAD.maxBytes) return { ok: false, text: uploadCopy.tooLarge };
	return { ok: true, photo };
}
