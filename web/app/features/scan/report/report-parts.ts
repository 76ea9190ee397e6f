import {
	MORNING_STEPS,
	NIGHT_STEPS,
	PLAN_SECTIONS,
	type PlanSection,
	WEEKDAYS,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
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

const texts = z.array(z.string()).catch([]);

/** Only the instruction must be there; whatever else does not fit is left out. */
const stepSchema = z.object({
	instruction: z.string().trim().min(1),
	product: z.object({ name: z.string(), product_url: z.string().nullish() }).nullish().catch(null),
	look_for: z.string().nullish().catch(null),
	because: z.string().catch(""),
	actives: texts,
	evidence: z
		.object({ grade: z.enum(["A", "B", "C"]), sources: texts })
		.nullish()
		.catch(null),
	cautions: texts,
	stop_if: texts,
	normal: z.string().nullish().catch(null),
	pause_if: z.string().nullish().catch(null),
	works_from_weeks: z.number().nullish().catch(null),
	per_week: z.number().nullish().catch(null),
	start_week: z.number().nullish().catch(null),
	ramp: z
		.array(z.tuple([z.number(), z.number()]))
		.nullish()
		.catch(null),
	days: z.array(z.enum(WEEKDAYS)).nullish().catch(null),
});
type ReadStep = z.infer<typeof stepSchema>;

const notesSchema = z
	.array(
		z.object({
			text: z.string(),
			safety: z.boolean().catch(false),
			rule_id: z.string().optional().catch(undefined),
			asks: z.string().optional().catch(undefined),
		}),
	)
	.catch([]);
/** `safety`: has to be seen without opening anything. */
type ReadNote = z.infer<typeof notesSchema>[number];

export interface PlanRow {
	/** Step key, for example eye_cream. */
	key: string;
	/** Null where the instruction is missing (SCAN-59). */
	step: ReadStep | null;
}

export type CarePlanReading =
	| { kind: "wrong_shape" }
	| { kind: "empty"; notes: ReadNote[] }
	| { kind: "plan"; sections: { section: PlanSection; rows: PlanRow[] }[]; notes: ReadNote[] };

const ORDER: Record<PlanSection, readonly string[]> = {
	morning: MORNING_STEPS,
	night: NIGHT_STEPS,
	weekly: WEEKLY_STEPS,
};

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowsOf(section: PlanSection, steps: Record<string, unknown>): PlanRow[] {
	const known = ORDER[section].filter((key) => key in steps);
	const further = Object.keys(steps).filter((key) => !known.includes(key));
	return [...known, ...further]
		.filter((key) => steps[key] !== null && steps[key] !== undefined)
		.map((key) => {
			const read = stepSchema.safeParse(steps[key]);
			return { key, step: read.success ? read.data : null };
		});
}

/** Reads a plan of any origin: one level of wrapping is taken off, odd shapes are named (SCAN-47, SCAN-57 to 59). */
export function readCarePlan(raw: unknown): CarePlanReading {
	const plan = unwrap(raw, "care_plan");
	if (!isRecord(plan)) return { kind: "wrong_shape" };
	if (Object.keys(plan).length === 0) return { kind: "empty", notes: [] };
	const present = PLAN_SECTIONS.filter((section) => plan[section] !== undefined && plan[section] !== null);
	if (present.length === 0) return { kind: "wrong_shape" };
	const sections = [];
	for (const section of present) {
		const steps = plan[section];
		if (!isRecord(steps)) return { kind: "wrong_shape" };
		sections.push({ section, rows: rowsOf(section, steps) });
	}
	const notes = notesSchema.parse(plan.notes);
	if (sections.every(({ rows }) => rows.length === 0)) return { kind: "empty", notes };
	return { kind: "plan", sections, notes };
}
