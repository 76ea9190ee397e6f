import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

/** One thing and no more; said of what is wanted, not of when it is worn or of the only one that does not sting. */
const ONLY_SUNSCREEN =
	/\b(?:only|just) (?:want|need|wish|wanted|after|looking for)(?: for)?(?: an?| some| my| one| good| the)* (?:sunscreen|sun ?cream|sunblock|spf)\b(?! (?:and|or|with a)\b)|\b(?:sunscreen|sun ?cream|sunblock) (?:only|and nothing else)(?= please|$| ,)|\bnothing (?:but|except) (?:an? )?(?:sunscreen|sun ?cream|sunblock)\b/;
/** Who does nothing in the evening. A bad sleeper tells of something else. */
const MORNINGS_ONLY =
	/\bat night i (?:just |only |want to )?sleep(?=$| ,)|\b(?:want|do|will do|please|with) nothing at night\b|\bno (?:night|evening) (?:routine|steps?|creams?|products?)\b|\bmornings? only(?=$| ,| please)/;
const OWN_BALM = /\b(vaseline|petroleum jelly|shea butter|(?:healing |own )?(?:ointment|balm))\b/;
const KEEPS_IT =
	/\b(?:not (?:want to )?(?:remove|take|touch|stop|give)\b|(?:i|to|will|want to|let me) keep\b|keep (?:it|my)\b|leave me (?:it|my)\b|i like it\b)/;

/** How much of a plan somebody wants, and what of their own has to stay in it. */
export function asksForSize(clauses: readonly Clause[]): PersonFact[] {
	return clauses.flatMap(({ text, quote, kind }): PersonFact[] => {
		if (kind === "past" || kind === "someone_else") return [];
		const asks = (about: string): PersonFact => ({ id: "asks_for", about, quote, sure: true });
		const balm = OWN_BALM.exec(text)?.[1];
		return [
			...(ONLY_SUNSCREEN.test(text) ? [asks("only_sunscreen")] : []),
			...(MORNINGS_ONLY.test(text) ? [asks("mornings_only")] : []),
			...(balm !== undefined && KEEPS_IT.test(text)
				? [asks("own_balm"), { id: "owns" as const, about: balm, quote, sure: true }]
				: []),
		];
	});
}
