import type { RedFlag, RedFlagLevel } from "../red-flag.ts";
import { isFindingFlag } from "./triage-findings.ts";

/** Words of one of these levels ask for a person, not a product. */
const HOLDING: readonly RedFlagLevel[] = ["emergency", "same_day", "book_dermatologist"];
const SELF_HARM = "red-flag.self-harm";
/** A visit that is only guessed is told beside a whole plan. */
const GUESSED = "red-flag.perhaps-soon";

/**
 * Whether a flag keeps products back. What was measured also refers, and holds nothing back; nor does distress that is
 * told, nor a sentence on what to watch for.
 */
export function holdsBack(flag: RedFlag): boolean {
	if (flag.rule_id === GUESSED) return false;
	return flag.rule_id === SELF_HARM || (HOLDING.includes(flag.level) && !isFindingFlag(flag));
}

export function holdsProducts(flags: readonly RedFlag[]): boolean {
	return flags.some(holdsBack);
}
