import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { DecodedPhoto } from "./decode/decoded-photo.ts";
import { guardedSharp } from "./decode/guarded-sharp.ts";
import type { SkinMeasurement } from "./measure/measure-skin.ts";
import type { Portrait } from "./quality/portrait.ts";

/** Long edge of what is kept of a photo, pixels. */
export const THUMBNAIL_EDGE = 640;
const THUMBNAIL_QUALITY = 80;

export interface ReportPictures {
	/** WebP without metadata, long edge at most 640 pixels. */
	thumbnail: Uint8Array;
	/** Transparent WebP per concern in the thumbnail's frame. */
	layers: { concern: Concern; picture: Uint8Array }[];
	/** PNG of the decoded photo with every finding drawn; null unless asked for. */
	overlay: Uint8Array | null;
}

export async function reportPictures(
	{ photo }: Portrait,
	_measured: SkinMeasurement,
	_withOverlay: boolean,
): Promise<ReportPictures> {
	return { thumbnail: await makeThumbnail(photo), layers: [], overlay: null };
}

async function makeThumbnail({ rgb, width, height }: DecodedPhoto): Promise<Uint8Array> {
	return guardedSharp(rgb, { raw: { width, height, channels: 3 } })
		.resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: "inside", withoutEnlargement: true })
		.webp({ quality: THUMBNAIL_QUALITY })
		.toBuffer();
}
