import type { Checkin } from "@dewlight/contracts/scans.ts";
import type { Concern } from "@dewlight/core/skin/concern.ts";
import { sureness } from "@dewlight/core/skin/metric-words.ts";
import { guardedSharp } from "@dewlight/vision/decode/guarded-sharp.ts";

export interface Extract {
	engine: { name: string; version: string };
	/** Readings the photo allowed. */
	readings: number;
	face: { file: string; width: number; height: number };
	positive: string;
	concerns: {
		concern: Concern;
		name: string;
		place: string;
		severity: number;
		sureness: string;
		description: string;
		/** Picture over the face. */
		file: string;
	}[];
	notMeasured: { name: string; reason: string };
	/** What is better than in the scan before. */
	better: string;
}

const SHOWN = 3;

/** What the home page shows before anybody opens the example, word for word from the report. */
export async function makeExtract(
	checkin: Checkin,
	pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Extract> {
	const { condition_notes: notes, progress_summary: progress } = checkin.analysis_result;
	const file = needed(checkin.thumbnail_filename, "thumbnail");
	const { width, height } = await guardedSharp(needed(pictures.get(file), "thumbnail")).metadata();
	const { name, version } = needed(checkin.engine, "engine");
	const { concern_name, reason } = needed(notes?.not_measured[0], "reading that could not be taken");
	return {
		engine: { name, version },
		readings: (checkin.metrics ?? []).filter(({ measurable }) => measurable).length,
		face: { file, width, height },
		positive: needed(notes?.positive_observations[0], "good finding"),
		concerns: needed(notes, "finding")
			.key_concerns_identified.flatMap((found) => {
				const layer = checkin.layers.find(({ concern }) => concern === found.concern);
				return layer === undefined ? [] : [shownConcern(found, layer.filename)];
			})
			.slice(0, SHOWN),
		notMeasured: { name: concern_name, reason },
		better: needed(progress?.improvements[0], "improvement"),
	};
}

type Notes = NonNullable<Checkin["analysis_result"]["condition_notes"]>;

function shownConcern(found: Notes["key_concerns_identified"][number], file: string) {
	return {
		concern: found.concern,
		name: found.concern_name,
		place: found.location_observed,
		severity: found.severity_score,
		sureness: sureness(found.confidence),
		description: found.description,
		file,
	};
}

/** The example person is drawn so that the report has all of these. */
function needed<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`The example report has no ${what}.`);
	return value;
}
