export const RED_FLAG_LEVELS = ["emergency", "same_day", "book_dermatologist", "care"] as const;
export type RedFlagLevel = (typeof RED_FLAG_LEVELS)[number];

export interface RedFlag {
	rule_id: string;
	level: RedFlagLevel;
	/** What to do, in one or two sentences; names no product. */
	advice: string;
}
