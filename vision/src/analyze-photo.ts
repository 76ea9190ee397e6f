import type { Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { ENGINE } from "./engine.ts";
import { type LookTimings, lookAtPhoto } from "./look-at-photo.ts";
import { measureSkin } from "./measure/measure-skin.ts";
import { photoConditions, photoFacts } from "./photo-facts.ts";
import { type ReportPictures, reportPictures } from "./report-pictures.ts";

export interface AnalyzeOptions {
	/** `report`: the thumbnail and one layer per concern. `overlay`: these and the whole photo with findings drawn. */
	pictures?: "report" | "overlay";
}

/** Milliseconds of each part. */
export interface AnalysisTimings extends LookTimings {
	measure: number;
	/** Drawing and encoding; 0 when no pictures were asked for. */
	pictures: number;
}

export interface PhotoAnalysis {
	photo_quality: PhotoQuality;
	/** Null exactly when the photo fails. The same bytes give the identical observation. */
	observation: Observation | null;
	/** Null when the photo fails or none were asked for. */
	pictures: ReportPictures | null;
	timings_ms: AnalysisTimings;
}

/**
 * The whole of observing: photo bytes to verdict, observation and pictures.
 * @throws {PhotoUnreadable} for bytes that give no picture.
 */
export async function analyzePhoto(
	bytes: Uint8Array,
	{ pictures: wanted }: AnalyzeOptions = {},
): Promise<PhotoAnalysis> {
	const { quality, portrait, facts, photo, timings } = await lookAtPhoto(bytes);
	if (quality.status === "fail" || portrait === null || facts === null)
		return {
			photo_quality: quality,
			observation: null,
			pictures: null,
			timings_ms: { ...timings, measure: 0, pictures: 0 },
		};
	const started = performance.now();
	const conditions = photoConditions(portrait, facts);
	const { aligned, skin } = portrait;
	const measured = measureSkin({ photo, face: aligned, skin, conditions });
	const observation: Observation = {
		engine: ENGINE,
		photo: photoFacts(portrait, facts, conditions, measured.photo),
		tone: measured.tone,
		zones: measured.zones,
		metrics: measured.metrics,
		marks: measured.marks,
	};
	const drawing = performance.now();
	const pictures = wanted ? await reportPictures(portrait, measured, wanted === "overlay") : null;
	return {
		photo_quality: quality,
		observation,
		pictures,
		timings_ms: {
			...timings,
			measure: drawing - started,
			pictures: wanted ? performance.now() - drawing : 0,
		},
	};
}
