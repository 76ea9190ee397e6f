import type { SkinMeasurement } from "./measure/measure-skin.ts";
import { type ConcernLayer, drawLayers } from "./overlay/draw-layers.ts";
import { drawOverlay } from "./overlay/draw-overlay.ts";
import { drawThumbnail } from "./overlay/draw-thumbnail.ts";
import type { Portrait } from "./quality/portrait.ts";

export interface ReportPictures {
	/** WebP without metadata, long edge at most 640 pixels. */
	thumbnail: Uint8Array;
	/** Transparent WebP per concern in the thumbnail's frame. */
	layers: ConcernLayer[];
	/** PNG of the face with every finding drawn; null unless asked for. */
	overlay: Uint8Array | null;
}

export async function reportPictures(
	{ photo, aligned, skin }: Portrait,
	measured: SkinMeasurement,
	withOverlay: boolean,
): Promise<ReportPictures> {
	return {
		thumbnail: await drawThumbnail(photo, aligned),
		layers: await drawLayers(photo, aligned, skin, measured),
		overlay: withOverlay ? await drawOverlay(photo, aligned, skin, measured) : null,
	};
}
