import { affirms } from "../skin/note/affirms.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import { phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

const ON_SKIN = phrases(`
	clindamycin|clinda|dalacin t|zindaclin|cleocin t|clindagel|evoclin|clindac|faceclin|clinface|erythromycin gel/lotion/solution/cream|eryacne|aknemycin|antibiotic gel/lotion/cream/solution|topical antibiotic*
`);
/** By mouth, or made with a partner already. */
const NOT_ON_SKIN = phrases("capsule*|tablet*|pill|pills|by mouth|oral|orally");
const PAIRED = phrases(`
	benzoyl|bpo|duac|benzaclin|acanya|onexton|neuac|cabtreo|clindoxyl|benzamycin|peroclin|panoxyl|acnecide|epiduo|treclin|veltin|ziana|acnatac|adapalene|differin|tretinoin|tret|isotrexin|zineryt|azelaic|skinoren|finacea|trifarotene|aklief|retinoid
`);
const ALONE = phrases(`
	on its own|by itself|alone|solo|and nothing else|nothing else|nothing beside it|nothing with it|just that|only that|only the|only clinda*|just clinda*|just the|as the only|is all i use|is all i have
`);
const FOR_MONTHS =
	/\b(?:for|since|over|past|last)\b.*\b(?:months?|half a year|years?|ages|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/;
/** Three months of it are the most that guidelines give to an antibiotic. */
const LONG_WEEKS = 8;

/** An antibiotic on the skin told as used alone, or for months with no partner named. */
export function antibioticAlone(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own" || kind === "past");
	if (own.some(({ text }) => affirms(text, PAIRED))) return [];
	const told = own.find(({ text, kind, sentence }) => {
		if (!affirms(text, ON_SKIN) || NOT_ON_SKIN.test(text)) return false;
		const near = own.filter((one) => Math.abs(one.sentence - sentence) <= 1).map((one) => one.text);
		if (near.some((one) => ALONE.test(one)) && kind === "own") return true;
		const weeks = Math.max(...near.map((one) => weeksAgo(one) ?? 0));
		return (weeks >= LONG_WEEKS || near.some((one) => FOR_MONTHS.test(one))) && !STOPPED.test(text);
	});
	return told === undefined ? [] : [{ id: "antibiotic_alone", quote: told.quote, sure: true }];
}

const STOPPED = /\b(?:stopped|came off|finished|quit|used to|gave up|was on|ended|tried)\b/;
