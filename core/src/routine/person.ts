import type { StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { Concern, StandingFinding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Discomfort } from "../skin/self-report.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";
import type { CarePlan } from "./care-plan.ts";

export const BUDGETS = ["low", "mid", "high"] as const;
export type Budget = (typeof BUDGETS)[number];

/** How small the routine has to be: two products at most, or as few as possible. */
export const ROUTINE_SIZES = ["few", "two"] as const;
export type RoutineSize = (typeof ROUTINE_SIZES)[number];

export const PREGNANCY_ANSWERS = ["no", "pregnant", "trying", "breastfeeding"] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

export const AGE_BANDS = [
	"under-13",
	"13-15",
	"16-17",
	"18-24",
	"25-34",
	"35-44",
	"45-54",
	"55-64",
	"65+",
] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Bands of older answers, each read as the band that asks for more care. */
const OLDER_BANDS: ReadonlyMap<string, AgeBand> = new Map([
	["13-17", "13-15"],
	["55+", "55-64"],
]);

/** An age band as it is called today; whatever is no older name is returned as it is. */
export function readAgeBand<S extends string>(stored: S): S | AgeBand {
	return OLDER_BANDS.get(stored) ?? stored;
}

const MINOR_BANDS: readonly (string | undefined)[] = ["under-13", "13-15", "16-17"] satisfies AgeBand[];

export function isMinor({ age_band }: { age_band?: string }): boolean {
	return MINOR_BANDS.includes(age_band);
}

/**
 * The items of the Sensitive Scale-10, each 0 to 10 over the last three days, sum 0 to 100 (Misery et al. 2014,
 * doi 10.2340/00015555-1870).
 */
export const SENSITIVITY_QUESTIONS = [
	"irritability",
	"tingling",
	"burning",
	"heat",
	"tautness",
	"itching",
	"pain",
	"discomfort",
	"flushing",
	"redness",
] as const;
export type SensitivityQuestion = (typeof SENSITIVITY_QUESTIONS)[number];

/** Everything is optional: an empty object is a valid answer. */
export interface Preferences {
	fragrance_free?: boolean;
	sensitive_skin?: boolean;
	budget?: Budget;
	routine_size?: RoutineSize;
	pregnancy?: PregnancyAnswer;
	age_band?: AgeBand;
	prescription_retinoid?: boolean;
	/** Another acne medicine from a doctor, on the skin or by mouth. */
	prescription_acne?: boolean;
	/** By mouth, now or within the last six months. */
	isotretinoin?: boolean;
	/** Eczema, dermatitis or psoriasis on the face, named by a doctor or by the person. */
	barrier_disease?: boolean;
	rosacea?: boolean;
	/** On the face. */
	steroid_cream?: boolean;
	/** A medicine that makes skin burn in the sun. */
	photosensitizing_medicine?: boolean;
	weak_immune_system?: boolean;
	/** Ingredients: an id of the ingredient tables, or a plain lower-case name. */
	allergies?: string[];
	/** Unanswered questions are missing. */
	sensitivity_answers?: Partial<Record<SensitivityQuestion, number>>;
	/** Monk Skin Tone swatch 1 to 10 that the person picked. */
	monk_tone?: number;
}

/** What a person told us. Goals and issues are free tags; unknown ones are kept and change nothing. */
export interface Person {
	goals: string[];
	issues: string[];
	preferences: Preferences;
	/** What their diary tells of how skin felt lately. */
	felt?: readonly Discomfort[];
}

export interface PlanRequest {
	skin_type: SkinType;
	sensitivity: Sensitivity;
	findings: StandingFinding[];
	person: Person;
	/** What the person told, by answers and in words; rules about a person look here. */
	facts: readonly PersonFact[];
	red_flags: RedFlag[];
	/** Keeps treatments already begun where they are; null for a first plan. */
	previous_plan: CarePlan | null;
	/** Steps that a told budget leaves for later; a cheaper one of their kind may come in their place. */
	too_dear?: readonly StepId[];
	/** Steps of the plan that no budget has shortened: of these is told what waits. */
	left_for_later?: readonly StepId[];
	/** What the words put first, where they put something first; the first concern that was named stands in otherwise. */
	first?: Concern;
	/** Only used to start lower where irritation leaves marks more easily. */
	tone?: { ita_class: ItaClass };
}
