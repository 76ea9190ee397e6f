import { readActives } from "@dewlight/core/assistant/reading/read-slots.ts";
import { spellOut } from "@dewlight/core/assistant/reading/spell-out.ts";
import { ACTIVES } from "@dewlight/core/knowledge/actives.ts";
import type { KnownCase } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { plainSpelling } from "../topics/message-text.ts";

/** A word counts by its beginning. */
const STEM = 5;

export function stemsOf(text: string): Set<string> {
	const plain = plainSpelling(text)
		.toLowerCase()
		.replace(/['\u2019]/g, "");
	return new Set((plain.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, STEM)));
}

/** The words of every case: how often its askers say them, and how much each tells one case from another. */
export interface CaseWords {
	/** By stem: how much it tells. */
	weights: ReadonlyMap<string, number>;
	/** By stem: the cases whose askers say it, each with its share of the case. */
	said: ReadonlyMap<string, readonly { at: number; share: number }[]>;
	/** By case: all words that its askers and its answer use. */
	known: readonly ReadonlySet<string>[];
}

/** By case, stem and how often its askers say it; 0 where only the answer's own words hold it. */
export type StemCounts = readonly ReadonlyMap<string, number>[];

/** `asked` holds the messages of each case, in the order of `rows`. */
export function countStems(rows: readonly KnownCase[], asked: readonly (readonly string[])[]): StemCounts {
	return rows.map((row, at) => {
		const count = new Map<string, number>();
		// What the case is called counts twice: it holds the words that matter.
		for (const text of [...(asked[at] ?? []), row.asks, row.asks])
			for (const stem of stemsOf(text)) count.set(stem, (count.get(stem) ?? 0) + 1);
		for (const stem of stemsOf(`${row.name} ${row.what}`)) if (!count.has(stem)) count.set(stem, 0);
		return count;
	});
}

export function weighWords(all: StemCounts): CaseWords {
	const counts = all.map((count) => [...count].filter(([, times]) => times > 0));
	const spread = new Map<string, number>();
	for (const count of counts) for (const [stem] of count) spread.set(stem, (spread.get(stem) ?? 0) + 1);
	const weights = new Map(
		[...spread].map(([stem, cases]) => [stem, Math.log((all.length + 1) / (cases + 1))]),
	);
	const said = new Map<string, { at: number; share: number }[]>();
	for (const [at, count] of counts.entries()) {
		const shares = count.map(([stem, n]): [string, number] => [
			stem,
			Math.log(1 + n) * (weights.get(stem) ?? 0),
		]);
		const length = Math.hypot(...shares.map(([, share]) => share)) || 1;
		for (const [stem, share] of shares) {
			const cases = said.get(stem) ?? [];
			cases.push({ at, share: share / length });
			said.set(stem, cases);
		}
	}
	return { weights, said, known: all.map((count) => new Set(count.keys())) };
}

/** How much of each case's words a message says, from 0 to 1. */
export function alikeByWords(
	{ weights, said }: CaseWords,
	stems: ReadonlySet<string>,
	cases: number,
): Float64Array {
	const alike = new Float64Array(cases);
	const own = [...stems].map((stem): [string, number] => [stem, weights.get(stem) ?? 0]);
	const length = Math.hypot(...own.map(([, weight]) => weight)) || 1;
	for (const [stem, weight] of own)
		for (const { at, share } of said.get(stem) ?? [])
			alike[at] = (alike[at] as number) + (weight / length) * share;
	return alike;
}

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
