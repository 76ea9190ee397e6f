import { readActives } from "@dewlight/core/assistant/reading/read-named.ts";
import { spellOut } from "@dewlight/core/assistant/reading/spell-out.ts";
import { ACTIVES } from "@dewlight/core/knowledge/actives.ts";
import type { KnownCase } from "@dewlight/core/knowledge/cases/known-cases.ts";

/** What is true of one of them is mostly true of the others. */
const RETINOIDS: readonly string[] = ["retinol", "retinal", "adapalene", "tretinoin", "tazarotene"];

function familiesIn(text: string): Set<string> {
	const { named, excluded } = readActives(text);
	return new Set([...named, ...excluded].map(({ id }) => (RETINOIDS.includes(id) ? "retinoid" : id)));
}

/**
 * Whether a case is about another ingredient than the message: "yes, niacinamide is fine while pregnant" would be a yes to
 * whoever asks for retinol.
 */
export function isOfOtherActive(message: string, { name, asks }: Pick<KnownCase, "name" | "asks">): boolean {
	const asked = familiesIn(spellOut(message));
	if (asked.size === 0) return false;
	const told = familiesIn(`${name} ${asks}`.toLowerCase());
	return told.size > 0 && ![...told].some((one) => asked.has(one));
}

/** Asks for something else, or tells of what was used already: the answer to that is no plain no. */
const ASKS_MORE =
	/\b(?:instead|swap\w*|replac\w*|alternativ\w*|substitut\w*|other than|without|like retinol|used|using|been|before|when (?:do|should|can)|how (?:long|soon)|stop\w*|accident\w*|by mistake|prescri\w*)\b/;

/** Whoever asks whether a retinoid may be used while pregnant is told no before anything else, by the rule itself. */
export function evadesPregnancy(message: string, { topic }: Pick<KnownCase, "topic">): boolean {
	if (topic !== "pregnancy") return false;
	const text = spellOut(message);
	const { named } = readActives(text);
	return named.some(({ id }) => ACTIVES[id].pregnancy === "avoid") && !ASKS_MORE.test(text);
}
