import { isReportable, unreadableConcerns } from "@dewlight/core/skin/find-concerns.ts";
import type { Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { decodeRegion, type ReadRegion } from "./decode/decode-region.ts";
import { giveBackLook, type Look, type LookTimings, lookAtPhoto, type PhotoInput } from "./look-at-photo.ts";
import { encodeCrop, observePortrait, type PictureWish, type ReportPictures } from "./observe-portrait.ts";
import { drawThumbnail } from "./overlay/picture-frame.ts";
import { tooLittleRead } from "./quality/readability.ts";

export interface AnalyzeOptions {
	/** None unless asked for. `thumbnail`: that picture alone, of a photo that fails too, and nothing is measured. */
	pictures?: PictureWish | "thumbnail";
	/** Also the aligned face as it is, for whoever the person lets see it. */
	faceCrop?: boolean;
}

/** Milliseconds of each part. */
export interface AnalysisTimings extends LookTimings {
	measure: number;
	/** Drawing and encoding; 0 when no pictures were asked for. */
	pictures: number;
}

export interface PhotoAnalysis {
	photo_quality: PhotoQuality;
	/** Null when the photo fails or is not to be measured. The same bytes give the identical observation. */
	observation: Observation | null;
	/** Null when none were asked for, and when the photo fails unless its thumbnail alone is wanted. */
	pictures: ReportPictures | null;
	/** JPEG without metadata, 512 pixels square; only when asked for and the photo does not fail. */
	face_crop?: Uint8Array;
	timings_ms: AnalysisTimings;
}

/**
 * The whole of observing: a photo to verdict, observation and pictures.
 * @throws {PhotoUnreadable} for bytes that give no picture.
 */
export async function analyzePhoto(
	input: PhotoInput,
	options: AnalyzeOptions = {},
	readRegion: ReadRegion | undefined = regionReader(input),
): Promise<PhotoAnalysis> {
	const look = await lookAtPhoto(input);
	try {
		return await analyzeLook(look, options, readRegion);
	} finally {
		giveBackLook(look, input);
	}
}

async function analyzeLook(
	{ quality, portrait, facts, timings }: Look,
	options: AnalyzeOptions,
	readRegion: ReadRegion | undefined,
): Promise<PhotoAnalysis> {
	if (options.pictures === "thumbnail") {
		const started = performance.now();
		const thumbnail = portrait && (await drawThumbnail(portrait.photo, portrait.aligned));
		return {
			photo_quality: quality,
			observation: null,
			pictures: thumbnail && { thumbnail, layers: [], closeUps: [], overlay: null },
			timings_ms: { ...timings, measure: 0, pictures: performance.now() - started },
		};
	}
	const observed =
		quality.status !== "fail" && portrait && facts
			? await observePortrait(portrait, facts, { wish: options.pictures, readRegion })
			: null;
	if (observed && !isReportable(unreadableConcerns(observed.observation.metrics))) {
		const timings_ms = { ...timings, measure: observed.measureMs, pictures: observed.picturesMs };
		return { photo_quality: tooLittleRead(quality), observation: null, pictures: null, timings_ms };
	}
	const crop = observed && portrait && options.faceCrop ? await encodeCrop(portrait.aligned) : null;
	return {
		photo_quality: quality,
		observation: observed?.observation ?? null,
		pictures: observed?.pictures ?? null,
		...(crop && { face_crop: crop }),
		timings_ms: { ...timings, measure: observed?.measureMs ?? 0, pictures: observed?.picturesMs ?? 0 },
	};
}

/** Of bytes; of pixels nothing more can be read. */
function regionReader(input: PhotoInput): ReadRegion | undefined {
	return input instanceof Uint8Array ? (box) => decodeRegion(input, box) : undefined;
}
