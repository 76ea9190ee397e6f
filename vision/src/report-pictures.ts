import type { SkinMeasurement } from "./measure/measure-skin.ts";
import type { PictureWish } from "./observe-portrait.ts";
import { type CloseUp, drawCloseUps } from "./overlay/draw-close-ups.ts";
import { type ConcernLayer, drawLayers } from "./overlay/draw-layers.ts";
import { drawOverlay } from "./overlay/draw-overlay.ts";
import { drawThumbnail } from "./overlay/draw-thumbnail.ts";
import { paintersOf } from "./overlay/paint-concern.ts";
import type { Portrait } from "./quality/portrait.ts";

export interface ReportPictures {
	/** WebP without metadata, long edge at most 640 pixels. */
	thumbnail: Uint8Array;
	/** Transparent WebP per concern in the thumbnail's frame. */
	layers: ConcernLayer[];
	/** Where each of these concerns stands out most; none unless asked for. */
	closeUps: CloseUp[];
	/** PNG of the face with every finding drawn; null unless asked for. */
	overlay: Uint8Array | null;
}

export async function reportPictures(
	{ photo, aligned, skin }: Portrait,
	measured: SkinMeasurement,
	wish: PictureWish,
): Promise<ReportPictures> {
	const painters = paintersOf(aligned, skin, measured);
	return {
		thumbnail: await drawThumbnail(photo, aligned),
		layers: await drawLayers(photo, aligned, painters),
		closeUps: wish === "close_ups" ? await drawCloseUps(photo, aligned, painters) : [],
		overlay: wish === "overlay" ? await drawOverlay(photo, aligned, skin, measured, painters) : null,
	};
}
