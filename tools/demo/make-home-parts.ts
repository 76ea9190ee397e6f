import type { Checkin } from "@dewlight/contracts/scans.ts";
import type { Concern } from "@dewlight/core/skin/concern.ts";
import { sureness } from "@dewlight/core/skin/metric-words.ts";
import { guardedSharp } from "@dewlight/vision/decode/guarded-sharp.ts";

/** For the first view of the home page. */
export interface FirstView {
	/** Readings the photo allowed. */
	readings: number;
	face: { file: string; width: number; height: number };
	concerns: {
		concern: Concern;
		name: string;
		severity: number;
		sureness: string;
		/** The sentence with the number. */
		reading: string;
		/** Picture over the face. */
		file: string;
	}[];
}

/** For what stands further down. */
export interface Lines {
	engine: { name: string; version: string };
	positive: string;
	concerns: { concern: Concern; name: string; severity: number; sureness: string; description: string }[];
	notMeasured: { name: string; reason: string };
	/** What is better than in the scan before. */
	better: string;
}

const SHOWN = 3;

/** What the home page shows before anybody opens the example, word for word from the report. */
export async function makeFirstView(
	checkin: Checkin,
	pictures: ReadonlyMap<string, Uint8Array>,
): Promise<FirstView> {
	const file = needed(checkin.thumbnail_filename, "thumbnail");
	const { width, height } = await guardedSharp(needed(pictures.get(file), "thumbnail")).metadata();
	return {
		readings: (checkin.metrics ?? []).filter(({ measurable }) => measurable).length,
		face: { file, width, height },
		concerns: shownConcerns(checkin).map((found) => {
			const layer = checkin.layers.find(({ concern }) => concern === found.concern);
			return {
				...headOf(found),
				reading: needed(found.description.split(/(?<=\.)\s/)[0], "sentence in a finding"),
				file: needed(layer?.filename, "layer"),
			};
		}),
	};
}

export function makeLines(checkin: Checkin): Lines {
	const { condition_notes: notes, progress_summary: progress } = checkin.analysis_result;
	const { name, version } = needed(checkin.engine, "engine");
	const { concern_name, reason } = needed(notes?.not_measured[0], "reading that could not be taken");
	return {
		engine: { name, version },
		positive: needed(notes?.positive_observations[0], "good finding"),
		concerns: shownConcerns(checkin).map((found) => ({ ...headOf(found), description: found.description })),
		notMeasured: { name: concern_name, reason },
		better: needed(progress?.improvements[0], "improvement"),
	};
}

type KeyConcern = NonNullable<
	Checkin["analysis_result"]["condition_notes"]
>["key_concerns_identified"][number];

function shownConcerns({ analysis_result }: Checkin): KeyConcern[] {
	return needed(analysis_result.condition_notes, "finding").key_concerns_identified.slice(0, SHOWN);
}

function headOf({ concern, concern_name, severity_score, confidence }: KeyConcern) {
	return {
		concern: needed(concern, "concern of a finding"),
		name: concern_name,
		severity: severity_score,
		sureness: sureness(needed(confidence, "confidence of a finding")),
	};
}

/** The example person is drawn so that the report has all of these. */
function needed<T>(value: T | null | undefined, what: string): T {
	if (value === null || value === undefined) throw new Error(`The example report has no ${what}.`);
	return value;
}
