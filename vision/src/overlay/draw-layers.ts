import type { Concern } from "@dewlight/core/skin/concern.ts";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";
import { createCanvas } from "./canvas.ts";
import { thumbnailFrame } from "./draw-thumbnail.ts";
import type { ConcernPainter } from "./paint-concern.ts";
import { mapFrame } from "./picture-frame.ts";

/** One transparent WebP in the thumbnail's frame and size. */
export interface ConcernLayer {
	concern: Concern;
	picture: Uint8Array;
}

/** One layer for every concern that was found at a place; a concern found nowhere has none. */
export async function drawLayers(
	photo: PhotoPixels,
	face: AlignedFace,
	painters: readonly ConcernPainter[],
): Promise<ConcernLayer[]> {
	const frame = thumbnailFrame(photo, face);
	const mapping = mapFrame(frame, face);
	const layers: ConcernLayer[] = [];
	for (const { concern, paint } of painters) {
		const canvas = createCanvas(frame.shownWidth, frame.shownHeight);
		paint(canvas, mapping, 1);
		const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
		const picture = await guardedSharp(canvas.rgba, { raw })
			.webp({ quality: 82, alphaQuality: 90, effort: 1 })
			.toBuffer();
		layers.push({ concern, picture });
	}
	return layers;
}
