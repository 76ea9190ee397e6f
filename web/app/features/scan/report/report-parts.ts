import type { ReportCheckin } from "../scan-calls.ts";

type Result = ReportCheckin["analysis_result"];

/** Everything a report can show. A live report starts with nulls and fills up; an archived one is whole. */
export interface ReportParts
	extends Pick<
			Result,
			"skin_type" | "skin_sensitivity" | "condition_notes" | "progress_summary" | "findings" | "red_flags"
		>,
		Pick<
			ReportCheckin,
			| "product_needs"
			| "photo_quality"
			| "layers"
			| "close_ups"
			| "frames"
			| "metrics"
			| "tone"
			| "engine"
			| "original_deleted_at"
			| "thumbnail_filename"
			| "user_note"
			| "remarks"
		> {
	/** Unread; readCarePlan tells what it is. Null while it has not come. */
	care_plan: unknown;
}

export const NO_PARTS: ReportParts = {
	skin_type: null,
	skin_sensitivity: null,
	condition_notes: null,
	care_plan: null,
	progress_summary: null,
	findings: null,
	red_flags: null,
	product_needs: null,
	photo_quality: null,
	layers: [],
	close_ups: [],
	frames: null,
	metrics: null,
	tone: null,
	engine: null,
	original_deleted_at: null,
	thumbnail_filename: null,
	user_note: null,
	remarks: null,
};

/** Parts of a finished check-in; null when it lacks what every report has (SCAN-54). */
export function reportPartsOf(checkin: ReportCheckin): ReportParts | null {
	const { analysis_result, ...rest } = checkin;
	if (analysis_result.condition_notes === null || analysis_result.skin_type === null) return null;
	return { ...rest, ...analysis_result, care_plan: analysis_result.care_plan ?? null };
}

/** Takes one level off when a value stands wrapped under `name`: `{care_plan: {...}}` (SCAN-47, SCAN-A9). */
export function unwrap(value: unknown, name: string): unknown {
	if (typeof value !== "object" || value === null || !(name in value)) return value;
	return Reflect.get(value, name);
}
