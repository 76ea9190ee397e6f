import { affirms } from "../skin/note/affirms.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";
import { isOnBodyOnly } from "./places.ts";
import { BOOKED, DONE, HAPPENED, LONG_DONE, PLANNED, PROCEDURE } from "./procedure-phrases.ts";

const NOT_A_PROCEDURE =
	/\bpeel(?:ing)?(?: off)? masks?\b|\b(?:orange|lemon|banana) peels?\b|\bpeel pads?\b|\b(?:retinol|retinoids?|tret\w*|adapalene|differin|acids?|serum|cream|it) (?:\w+ )?peeled my (?:face|skin)\b/g;
const HEALS_IN_WEEKS = 4.2;

/** Done to the face within four weeks; a planned one and one of years ago tell nothing. */
export function procedures(clauses: readonly Clause[]): PersonFact[] {
	const clause = clauses.find((one) => isRecent(one) && !isOnBodyOnly(one, clauses));
	return clause === undefined ? [] : [{ id: "recent_procedure", quote: clause.quote, sure: true }];
}

function isRecent({ text, kind }: Clause): boolean {
	if (kind === "someone_else" || !affirms(text.replaceAll(NOT_A_PROCEDURE, "..."), PROCEDURE)) return false;
	const ago = weeksAgo(text);
	if (ago !== null) return ago <= HEALS_IN_WEEKS;
	if (kind === "past" || LONG_DONE.test(text)) return false;
	if (HAPPENED.test(text) && !BOOKED.test(text)) return true;
	return affirms(text, DONE) && !PLANNED.test(text);
}
