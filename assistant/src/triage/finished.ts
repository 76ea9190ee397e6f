import { readAllergies } from "@dewlight/core/person/allergies.ts";
import { weeksAgo } from "@dewlight/core/skin/note/durations.ts";
import { type Clause, readNote } from "@dewlight/core/skin/note/read-note.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";

/** Says that it goes on or has just begun. Where one of these stands in a text, nothing of it is taken for over. */
const FRESH =
	/\b(?:minutes?|hours?|just (?:took|taken|ate|eaten|had|used|put|now|got|gotten|started|swallowed|came|tried|drank)|right now|today|tonight|this (?:morning|afternoon|evening)|last night|yesterday|help me|please help|what do i do|swelling(?! (?:up )?(?:with|from|after))|closing|tingl\w*|wheez\w*|cannot breathe|hard to breathe|gasping|getting (?:worse|bigger|tight\w*)|spreading|(?<!never )again|(?:used|using|gave|given|jabbed|injected) (?:\w+ )?(?:epi ?pen|adrenaline|the pen|my pen)|by (?:mistake|accident))\b/;
/** In the same thought these say it too; elsewhere they speak of what is wanted now. */
const STILL = /\b(?:now|still|since|ever since|keeps?|these days|is|are|am)\b/;
/** So long ago nothing that happens at once is still happening. */
const LONG_AGO = 8;
const HAPPENED =
	/\b(?:was|were|had|got|gave|made|put|took|went|came|did|swelled|swelled up|burned|burnt|reacted|landed|ended|sent|fainted|collapsed|closed|broke|brought|blew|\w{3,}ed)\b/;
/** An allergy that somebody lives with: they avoid the thing, or carry what helps. */
const LIVED_WITH =
	/\b(?:epi ?pens?|adrenaline pens?|auto ?injector|allerg(?:ic|y|ies)|anaphyla\w* to|(?:avoid|avoiding|steer clear|stay away|keep away|keep off|stay off)|never (?:touch|take|eat|use|had|have|again)|not (?:tried|used|touched|opened|allowed)|cannot (?:have|take|eat|use|touch)|must not|gave (?:it|them) (?:back|away)|(?:once|twice|times) (?:as|when i was) (?:a |an )?(?:kid|child|teen\w*|boy|girl|baby|toddler)|as a (?:kid|child|teen\w*|boy|girl|baby|toddler)|medical (?:bracelet|alert))\b/;
/** The thing is new, or nobody knows what it was: no allergy that somebody lives with. */
const UNKNOWN = /\b(?:new|this|these|think|maybe|perhaps|something|unsure|not sure|first time)\b/;

/** What a body does at once and is over; a growth, a sore or a medicine that goes on is never among them, nor is the mind. */
const PASSES: readonly string[] = [
	"airway-swelling",
	"face-swelling",
	"eyes-swollen-shut",
	"breathing",
	"allergic-reaction",
	"medicine-swelling",
	"collapse",
	"burn",
	"large-burn",
	"blistered-sunburn",
	"medicine-rash",
	"rash-and-fever",
	"chemical-on-skin",
	"chemical-in-eye",
	"accident",
	"swallowed",
	"doctor-today",
	"doctor-soon",
	"perhaps-soon",
].map((kind) => `red-flag.${kind}`);

/** Whether a flag speaks of something that may be long over. */
export function mayBeOver({ rule_id }: RedFlag): boolean {
	return PASSES.includes(rule_id);
}

/**
 * A text without its thoughts of what is over: dated and finished, or an allergy that somebody lives with. Null where
 * nothing is clearly over, or where anything in the text sounds fresh: then all of it counts.
 */
export function withoutFinished(text: string): string | null {
	const { clauses } = readNote(text);
	if (clauses.some((clause) => FRESH.test(clause.text))) return null;
	const allergic = new Set(allergiesLivedWith(clauses));
	const left = clauses.filter((clause) => !allergic.has(clause) && !isLongOver(clause));
	if (left.length === clauses.length) return null;
	const sentences = Map.groupBy(left, ({ sentence }) => sentence);
	return [...sentences.values()].map((parts) => parts.map((part) => part.text).join(" , ")).join(" . ");
}

function isLongOver({ text, kind }: Clause): boolean {
	if (STILL.test(text)) return false;
	const over = kind === "past" || (weeksAgo(text) ?? 0) >= LONG_AGO || AS_A_CHILD.test(text);
	return HAPPENED.test(text) && over;
}

/** What a grown person tells of the years before school was over; of a swallowed thing nothing is left of those. */
const AS_A_CHILD =
	/\b(?:when|as) (?:i was )?(?:a |an |only |just |about |maybe )*(?:kid|child|baby|toddler|little (?:girl|boy|one)|wee (?:girl|boy|one)|two|three|four|five|six|seven|eight|nine|[2-9])(?: years? old)?\b(?! (?:minutes?|hours?|days?|weeks?|months?|weeks|times|pills|tablets))/;

/** The thoughts that tell such an allergy, with those of the same sentence that go on about it. */
function allergiesLivedWith(clauses: readonly Clause[]): Clause[] {
	const quotes = new Set(readAllergies(clauses).map(({ quote }) => quote));
	const telling = clauses.filter(({ quote }) => quotes.has(quote));
	const sentences = new Set(telling.map(({ sentence }) => sentence));
	const about = clauses.filter(({ sentence }) => sentences.has(sentence));
	if (!about.some(({ text }) => LIVED_WITH.test(text)) || about.some(({ text }) => UNKNOWN.test(text)))
		return [];
	return about;
}
