export const BUDGETS = ["low", "mid", "high"] as const;
export type Budget = (typeof BUDGETS)[number];

export const PREGNANCY_ANSWERS = ["no", "pregnant", "trying", "breastfeeding"] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

export const AGE_BANDS = ["13-17", "18+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Everything is optional: an empty object is a valid answer. */
export interface Preferences {
	fragrance_free?: boolean;
	sensitive_skin?: boolean;
	budget?: Budget;
	pregnancy?: PregnancyAnswer;
	age_band?: AgeBand;
	prescription_retinoid?: boolean;
}

/** What a person told us. Goals and issues are free tags; unknown ones are kept and change nothing. */
export interface Person {
	goals: string[];
	issues: string[];
	preferences: Preferences;
}
