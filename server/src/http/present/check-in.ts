import type {
	checkinEventSchema,
	checkinSchema,
	checkinTileSchema,
	conditionNotesSchema,
} from "@dewlight/contracts/scans.ts";
import { tells } from "@dewlight/core/routine/facts-from-answers.ts";
import type { Stage, StageEvent } from "@dewlight/core/scan/stages.ts";
import type { z } from "zod";
import type { CheckinTileView, CheckinView, NarratedNotes } from "#use-cases/scans/index.ts";
import { presentCarePlan, presentProductNeeds } from "./profile.ts";

type CheckinTile = z.output<typeof checkinTileSchema>;
type Checkin = z.output<typeof checkinSchema>;

/** API-26. */
export function presentCheckinTile({ checkin, pictures, pace }: CheckinTileView): CheckinTile {
	return {
		id: checkin.id,
		created_at: checkin.createdAt.toISOString(),
		taken_at: checkin.takenAt.toISOString(),
		photo_date: checkin.photoDate,
		status: checkin.status === "note" ? "complete" : checkin.status,
		kept_as_note: checkin.status === "note",
		thumbnail_filename: pictures.find(({ kind }) => kind === "thumbnail")?.filename ?? null,
		pace,
		checkin_summary: {
			final_skin_type: checkin.analysisResult?.skin_type ?? null,
			progress_summary: checkin.analysisResult?.progress_summary ?? null,
		},
	};
}

/** API-27: while the scan runs, the parts are what its events hold so far. */
export function presentCheckin(view: CheckinView): Checkin {
	const { checkin, observation, remarks, answers } = view;
	const result = checkin.analysisResult;
	const plan = result?.care_plan ?? partOf(view, "care_plan");
	const notes = result?.condition_notes ?? partOf(view, "condition_notes");
	const needs = checkin.productNeeds ?? partOf(view, "product_needs");
	return {
		...presentCheckinTile(view),
		analysis_result: {
			skin_type: result?.skin_type ?? partOf(view, "skin_type"),
			skin_sensitivity: result?.skin_sensitivity ?? partOf(view, "skin_sensitivity"),
			condition_notes: notes && presentNotes(notes),
			care_plan: plan && presentCarePlan(plan),
			progress_summary: result?.progress_summary ?? partOf(view, "progress_summary"),
			findings: result?.findings ?? null,
			red_flags: result?.red_flags ?? null,
			understood: result?.understood?.map((one) => ({ ...one, in_profile: tells(answers, one) })) ?? null,
		},
		product_needs: needs && presentProductNeeds(needs),
		photo_quality: checkin.photoQuality,
		layers: view.pictures.flatMap(({ kind, concern, filename }) =>
			kind === "layer" && concern ? [{ concern, filename }] : [],
		),
		close_ups: closeUpsOf(view.pictures),
		metrics: observation?.metrics ?? null,
		tone: observation?.tone ?? null,
		frames: observation?.frames ?? null,
		engine: observation?.engine ?? null,
		original_deleted_at: view.originalDeletedAt?.toISOString() ?? null,
		user_note: checkin.note,
		waiting_ahead: view.waitingAhead,
		remarks: remarks && { provider: remarks.provider, model: remarks.model, text: remarks.text },
		makes_todays_plan: view.makesTodaysPlan,
		taken: observation && takenOf(observation.photo),
	};
}

function takenOf(photo: NonNullable<CheckinView["observation"]>["photo"]): Checkin["taken"] {
	const { pose_deg, inter_ocular_px, px_per_mm, reblur, light_asymmetry, colour_cast, clip_high } = photo;
	return { pose_deg, inter_ocular_px, px_per_mm, reblur, light_asymmetry, colour_cast, clip_high };
}

/** A close-up and its marks are stored together, one of each for a concern. */
function closeUpsOf(pictures: CheckinView["pictures"]): Checkin["close_ups"] {
	return pictures.flatMap(({ kind, concern, zone, filename }) => {
		const marks = pictures.find((other) => other.kind === "close_up_marks" && other.concern === concern);
		if (kind !== "close_up" || !concern || !zone || !marks) return [];
		return [{ concern, zone, filename, marks_filename: marks.filename }];
	});
}

function presentNotes(notes: NarratedNotes): z.output<typeof conditionNotesSchema> {
	return { ...notes, narrated_by: notes.narrated_by ?? null };
}

type PayloadOf<S extends Stage> = Extract<StageEvent, { stage: S }>["payload"];

/** The event was appended under this stage, so its payload has that stage's type. */
function partOf<S extends Stage>({ events }: CheckinView, stage: S): PayloadOf<S> | null {
	const event = events.find((candidate) => candidate.stage === stage);
	return (event?.payload ?? null) as PayloadOf<S> | null;
}

/** API-28. */
export function presentEvent(row: { stage: Stage; payload: unknown }): z.output<typeof checkinEventSchema> {
	const event = eventOf(row);
	if (event.stage === "care_plan") return { ...event, payload: presentCarePlan(event.payload) };
	if (event.stage === "condition_notes") return { ...event, payload: presentNotes(event.payload) };
	if (event.stage === "product_needs") return { ...event, payload: presentProductNeeds(event.payload) };
	return event;
}

/** A stage and its payload are appended together, so they belong together. */
function eventOf(row: { stage: Stage; payload: unknown }): StageEvent {
	return row as StageEvent;
}
