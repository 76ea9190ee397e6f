export const BUDGETS = ["low", "mid", "high"] as const;
export type Budget = (typeof BUDGETS)[number];

export const PREGNANCY_ANSWERS = ["no", "pregnant", "trying", "breastfeeding"] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

export const AGE_BANDS = ["13-17", "18-24", "25-34", "35-44", "45-54", "55+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

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
	pregnancy?: PregnancyAnswer;
	age_band?: AgeBand;
	prescription_retinoid?: boolean;
	/** Another acne medicine from a doctor, on the skin or by mouth. */
	prescription_acne?: boolean;
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
}
