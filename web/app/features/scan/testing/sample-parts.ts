import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { type DecideScanInput, decideScan } from "@dewlight/core/scan/decide-scan.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { CALM_READINGS, makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { type ReportParts, reportPartsOf } from "../report/report-parts.ts";
import type { ReportCheckin } from "../scan-calls.ts";

const OBSERVATION = makeObservation({
	readings: {
		...CALM_READINGS,
		"redness.left_cheek": 7.6,
		"redness.right_cheek": 7.1,
		"redness.nose": 10.8,
		"shine.forehead": 40,
		"shine.nose": 41,
		"dark_marks.left_cheek": 3.3,
		"pores.nose": null,
	},
	reason: "the photo is not sharp enough for pores: come about twice as close",
});

/** The stages of a scan as core decides them from plain readings, and its result. */
export function sampleScan(changed: Partial<DecideScanInput> = {}) {
	const stages = decideScan({
		photo_quality: { status: "pass", reason: null },
		observation: OBSERVATION,
		note: null,
		note_flags: [],
		person: { goals: [], issues: [], preferences: {} },
		earlier: [],
		now: "2026-11-21T10:00:00.000Z",
		previous: null,
		catalogue: STARTER_CATALOGUE,
		...changed,
	});
	const events: StageEvent[] = [];
	let step = stages.next();
	while (!step.done) {
		events.push(step.value);
		step = stages.next();
	}
	return { events, ...step.value };
}

/** A finished check-in as API-27 answers it. */
export function sampleCheckin(changed: Partial<ReportCheckin> = {}): ReportCheckin {
	const { analysis_result, product_needs } = sampleScan();
	return {
		id: 42,
		created_at: "2026-11-21T10:00:00.000Z",
		status: "complete",
		kept_as_note: false,
		thumbnail_filename: "thumb-42.webp",
		checkin_summary: {
			final_skin_type: analysis_result.skin_type,
			progress_summary: analysis_result.progress_summary,
		},
		analysis_result,
		product_needs,
		photo_quality: {
			status: "pass",
			reason: null,
			checks: [{ name: "sharpness", status: "pass", value: 0.2, limit: 0.6 }],
		},
		layers: [{ concern: "redness", filename: "layer-redness.webp" }],
		close_ups: [
			{
				concern: "redness",
				zone: "nose",
				filename: "close-redness.webp",
				marks_filename: "marks-redness.webp",
			},
		],
		metrics: OBSERVATION.metrics,
		tone: OBSERVATION.tone,
		frames: null,
		engine: OBSERVATION.engine,
		original_deleted_at: "2026-11-21T10:00:03.000Z",
		user_note: null,
		waiting_ahead: null,
		makes_todays_plan: true,
		taken: null,
		...changed,
	};
}

/** The parts of the sample report, some of them changed. */
export function sampleParts(changed: Partial<ReportParts> = {}): ReportParts {
	const parts = reportPartsOf(sampleCheckin());
	if (parts === null) throw new Error("the sample is no report");
	return { ...parts, ...changed };
}
