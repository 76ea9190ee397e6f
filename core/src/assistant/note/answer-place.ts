import type { AskedOfNote } from "../../person/note-questions.ts";
import type { PlanNote } from "../../routine/care-plan.ts";
import type { PlanRequest } from "../../routine/person.ts";
import { OF_A_GROWTH } from "../../routine/person-conditions.ts";
import { spellOut, tidy } from "../../skin/note/spelling.ts";
import { holdsBack } from "../../skin/red-flags/triage-findings.ts";

/** Something done to a place, or put on it. */
const DONE_TO_IT =
	/\b(?:scrap|scratch|pick|peel|rub|slic|cut|dig|burn|freez|squeez|pop|lanc|fil|shav|knock|pull|dry|burst|remov|zap)\w*\b|\b(?:gels?|creams?|ointments?|plasters?|acids?|salves?|balms?|pastes?|oils?|sudocrem|germolene|savlon|wart|tea tree|put on|dab|treat\w*|clear\w*|heal\w*|get rid|(?:do|have) (?:you|i|you lot|they) (?:\w+ )?(?:have|got|do|use)|for (?:it|that|this)|off|stronger|better)\b/;
/** A place that opens again or changes, as a note tells it. */
const A_PLACE =
	/\b(?:spot|place|patch|bump|lump|mole|growth|sore|scab|thing|pimple|mark|freckle)\b.*\b(?:bleed\w*|bled|blood|weep\w*|scab\w*|crust\w*|skins? over|ooz\w*|(?:not|never) heal\w*|grow\w*|grew|comes? (?:off|back)|knocks? (?:its|the) top|shiny)\b/;
/** Of another part of the face or of a wish that is none of this place. */
const OF_ELSE =
	/\b(?:wrinkles?|lines?|dry\w*ness|forehead|neck|eye ?bags?|dark circles|pores?|sun ?screens?|sun ?creams?|spf|moisturi[sz]\w*|the rest)\b/;

/**
 * What is asked about a place that has to be seen is answered with no, whatever the words: nothing is taken off it and
 * nothing put on it. Null for a note that tells of none, and for a question about something else.
 */
export function placeAnswer(
	{ text }: Pick<AskedOfNote, "text">,
	{ red_flags, note }: Pick<PlanRequest, "red_flags"> & { note: string | null },
): PlanNote | null {
	const words = tidy(spellOut(text));
	const isGrowth = red_flags.some(({ rule_id }) => OF_A_GROWTH.includes(rule_id));
	const isSeen = red_flags.some((flag) => holdsBack(flag) && flag.level === "book_dermatologist");
	if (!isGrowth && !(isSeen && A_PLACE.test(tidy(spellOut(note ?? ""))))) return null;
	if (!DONE_TO_IT.test(words) || OF_ELSE.test(words)) return null;
	return {
		rule_id: "answer.question_place",
		text: "You asked what to do with that place. Nothing yourself: take nothing off it, and put no gel, acid or cream on it to clear it. What bleeds, crusts, grows or comes back and does not heal has to be seen by a doctor, because it may be a skin cancer, and what is rubbed on only hides it. Until then wash it gently, and cover it when it bleeds.",
		sources: ["house_default"],
		safety: true,
		asks: text,
	};
}
