import type { AskedOfNote } from "../person/note-questions.ts";
import type { Understood } from "../person/person-fact.ts";
import type { ProductNeeds } from "../products/product.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import type { Person } from "../routine/person.ts";
import type { Finding } from "../skin/concern.ts";
import type { ConditionNotes } from "../skin/condition-notes.ts";
import type { PhotoQuality } from "../skin/photo-quality.ts";
import type { ProgressSummary } from "../skin/progress-summary.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";

export type { EarlierScan } from "../skin/judge-pair.ts";

/** Stages complete in this order; one event is appended as each completes (SCAN-41). */
export const STAGES = [
	"photo_quality",
	"skin_type",
	"skin_sensitivity",
	"condition_notes",
	"care_plan",
	"progress_summary",
	"product_needs",
] as const;
export type Stage = (typeof STAGES)[number];

export type StageEvent =
	| { stage: "photo_quality"; payload: Pick<PhotoQuality, "status" | "reason"> }
	| { stage: "skin_type"; payload: SkinType }
	| { stage: "skin_sensitivity"; payload: Sensitivity }
	| { stage: "condition_notes"; payload: ConditionNotes }
	| { stage: "care_plan"; payload: CarePlan }
	| { stage: "progress_summary"; payload: ProgressSummary }
	| { stage: "product_needs"; payload: ProductNeeds };

/** API-27. Additive beside the five named keys: `findings` (every concern every time), `red_flags` and `understood`. */
export interface AnalysisResult {
	skin_type: SkinType;
	skin_sensitivity: Sensitivity;
	condition_notes: ConditionNotes;
	care_plan: CarePlan;
	progress_summary: ProgressSummary;
	findings: Finding[];
	red_flags: RedFlag[];
	/** What the note told about the person, and what they said to that; missing in reports made before it was read. */
	understood?: Understood[];
	/** What the note asks, as it was read when the photo was; a plan made again answers it again. Stays on the server. */
	asked?: AskedOfNote[];
	/** Findings of earlier photos for concerns this one could not show; the plan stands on them. Stays on the server. */
	carried?: Finding[];
	/** Stands where the person answered differently after the photo; never leaves the server by itself. */
	rebuilt?: RebuiltFrom;
}

/** What the next scan has to know of a report, so that its plan goes on from there. */
export type PreviousReport = Pick<AnalysisResult, "skin_type" | "findings" | "carried" | "care_plan">;

/** The plan the photo first gave, for whom, and when it was made again. `at` in ISO 8601. */
export interface RebuiltFrom {
	at: string;
	person: Person;
	care_plan: CarePlan;
}
