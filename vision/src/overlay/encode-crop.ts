import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";

const QUALITY = 88;

/** The aligned face as JPEG of its own size (512 pixels square), made from bare pixels: nothing of the file is in it. */
export async function encodeCrop({ rgb, size }: Pick<AlignedFace, "rgb" | "size">): Promise<Uint8Array> {
	return guardedSharp(rgb, { raw: { width: size, height: size, channels: 3 } })
		.jpeg({ quality: QUALITY })
		.toBuffer();
}
