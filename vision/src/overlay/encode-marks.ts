import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { Canvas } from "./canvas.ts";

/** What was painted, as transparent WebP. */
export function encodeMarks({ rgba, width, height }: Canvas): Promise<Uint8Array> {
	return guardedSharp(rgba, { raw: { width, height, channels: 4 } })
		.webp({ quality: 82, alphaQuality: 90, effort: 1 })
		.toBuffer();
}
