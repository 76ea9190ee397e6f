import { affirmed, affirms } from "../skin/note/affirms.ts";
import { clauseKind } from "../skin/note/clause-kind.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";
import { isOnBodyOnly, namesBodyAlone } from "./places.ts";
import { BOOKED, DONE, HAPPENED, LONG_DONE, PLANNED, PROCEDURE, WAS_DONE } from "./procedure-phrases.ts";
import { breathAt, isOnlyTime } from "./thoughts.ts";

const NOT_A_PROCEDURE =
	/\bpeel(?:ing)?(?: off)? masks?\b|\b(?:orange|lemon|banana) peels?\b|\bpeel pads?\b|\b(?:retinol|retinoids?|tret\w*|adapalene|differin|acids?|serum|cream|it) (?:\w+ )?peeled my (?:face|skin)\b/g;
/** What a salon sells, or a parcel brought, is not what was done. */
const OFFERED =
	/\b(?:off|from|on) (?:amazon|temu|ebay|shein|ali ?express|tik ?tok|meesho|shopee|lazada)\b|\bcan i start\b|\b(?:got|has|have|there is|with) (?:an? |some )?(?:promo\w*|offers?|deals?|discounts?|packages?)\b/;
const HEALS_IN_WEEKS = 4.2;

/** Done to the face within four weeks; a planned one and one of years ago tell nothing. */
export function procedures(clauses: readonly Clause[]): PersonFact[] {
	const clause = clauses.find((one) => isRecent(one, clauses) && !isOnBodyOnly(one, clauses));
	return clause === undefined ? [] : [{ id: "recent_procedure", quote: clause.quote, sure: true }];
}

function isRecent(clause: Clause, clauses: readonly Clause[]): boolean {
	if (clause.kind === "someone_else" || isHabit(clause.text) || OFFERED.test(clause.text)) return false;
	const text = clause.text.replaceAll(NOT_A_PROCEDURE, "...");
	const place = affirmed(text, PROCEDURE);
	if (place === null) return false;
	const breath = breathAt(text, place.at, place.length);
	if (namesBodyAlone(breath)) return false;
	const said = wasLately(breath) ?? wasLately(text);
	if (said === null) return saidBeside(clause, clauses);
	return said && (clause.kind !== "past" || clauseKind(breath) !== "past");
}

const PEELS_AT_HOME = /\b(?:peel\w*|acids?|aha|bha|glycolic|lactic|salicylic)\b/;
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const BY_THE_WEEK = new RegExp(
	`\\b${DAY}(?:s? ,)? (?:and|plus|then) ${DAY}\\b|\\b(?:once|twice|three times|two times|[2-7] ?(?:x|times)) (?:a|per|each|every) week\\b|\\bevery (?:night|other night|second night|day|other day|${DAY}|weekend)\\b|\\b(?:nightly|daily|weekly)\\b`,
);
/** Somebody's hands, or what no bottle does. */
const BY_OTHERS =
	/\b(?:laser\w*|needl\w*|derma\w*|roll\w*|ipl|wax\w*|thread\w*|clinic|salon|spa|doctor|derm|facialist|beautician|aesthetician|esthetician|tca|jessner\w*|phenol|yesterday|last night|ago|this morning|today|just (?:had|did|got))\b/;

/** An acid of one's own that is put on by the week is a routine, and nobody treated them. */
export function isHabit(text: string): boolean {
	return PEELS_AT_HOME.test(text) && BY_THE_WEEK.test(text) && !BY_OTHERS.test(text);
}

/** Whether words say that it was done lately; null where they tell no time and no plan. */
function wasLately(text: string): boolean | null {
	const ago = weeksAgo(text) ?? weeksOld(text);
	if (ago !== null) return ago <= HEALS_IN_WEEKS;
	if (LONG_DONE.test(text)) return false;
	if (HAPPENED.test(text) && !BOOKED.test(text)) return true;
	if (WAS_DONE.test(text) && !/\b(?:book\w*|appointment|cancel\w*)\b/.test(text)) return true;
	if (PLANNED.test(text)) return false;
	return affirms(text, DONE) ? true : null;
}

/** "A new nose, sixteen days old". */
function weeksOld(text: string): number | null {
	return weeksAgo(text.replace(/\b(days?|weeks?) old\b/, "$1 ago"));
}

/** The time in a thought of its own right behind: "Eyelids done. Eleven days since." */
function saidBeside(clause: Clause, clauses: readonly Clause[]): boolean {
	const next = clauses[clauses.indexOf(clause) + 1];
	if (next === undefined || next.sentence > clause.sentence + 1) return false;
	return isOnlyTime(next.text) && wasLately(next.text) === true;
}
