export const RED_FLAG_LEVELS = ["emergency", "same_day", "book_dermatologist", "care", "watch"] as const;
/**
 * `emergency` to `book_dermatologist` hold products back. `care` is a kind word to somebody in distress. `watch` is one
 * sentence where danger is possible and not told plainly: what to look out for, and where to go if it is so.
 */
export type RedFlagLevel = (typeof RED_FLAG_LEVELS)[number];

export interface RedFlag {
	rule_id: string;
	level: RedFlagLevel;
	/** What to do, in one or two sentences; names no product. */
	advice: string;
	/** In a talk, of a crisis: how likely it is somebody else's. */
	theirs?: number;
	/** In a talk: the kind of danger that was heard, whose words say why and when (core/src/assistant/triage/kinds). */
	kind?: string;
}
