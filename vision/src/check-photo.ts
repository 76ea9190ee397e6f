import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { lookAtPhoto, type PhotoInput } from "./look-at-photo.ts";

/**
 * The quality verdict alone, without measuring skin.
 * @throws {PhotoUnreadable} for bytes that give no picture.
 */
export async function checkPhoto(input: PhotoInput): Promise<PhotoQuality> {
	return (await lookAtPhoto(input)).quality;
}
