import type { ActiveId } from "../../knowledge/actives.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { INGREDIENT_WORDS } from "../../knowledge/questions/ingredient-words.ts";
import type { Concern } from "../../skin/concern.ts";
import type { Zone } from "../../skin/observation.ts";
import { endOfSentence } from "../guard/end-of-sentence.ts";
import { readNumbers } from "../guard/read-numbers.ts";
import { normalizeName } from "../guard/read-words.ts";
import { readActives } from "../reading/read-actives.ts";
import { readConcerns } from "../reading/read-concerns.ts";
import { readZones } from "../reading/read-zones.ts";
import { wordStems } from "./word-stems.ts";

/** Words for several ingredients; they say nothing of the one that stands for them. */
const GROUPS: ReadonlySet<string> = new Set(
	INGREDIENT_WORDS.flatMap(({ words, group }) => (group === true ? words : [])),
);

/** A sentence of an answer, as what it speaks of and what it says. */
export interface Told {
	/** Normalized, with a space at both ends. */
	text: string;
	/** Stems of its words, and its numbers as plain values. */
	words: ReadonlySet<string>;
	numbers: ReadonlySet<string>;
	actives: ReadonlySet<ActiveId>;
	/** Ids of the pair rules between its ingredients and those of the sentence before it. */
	pairs: ReadonlySet<string>;
	concerns: readonly Concern[];
	zones: readonly Zone[];
}

/** What goes on from a sentence to the next one of its paragraph. */
interface Subjects {
	actives: ReadonlySet<ActiveId>;
	/** The same with the usual members of groups that were named, as in "retinoids". */
	all: ReadonlySet<ActiveId>;
}

/** The sentences of an answer; one that names no ingredient goes on about those of the sentence before it. */
export function readTold(answer: string): Told[] {
	const told: Told[] = [];
	for (const paragraph of answer.split(/\n+/)) {
		let before: Subjects = { actives: new Set(), all: new Set() };
		for (const sentence of sentencesIn(paragraph)) {
			const { told: one, subjects } = readSentence(sentence, before);
			told.push(one);
			before = subjects;
		}
	}
	return told;
}

function sentencesIn(paragraph: string): string[] {
	const sentences: string[] = [];
	let rest = paragraph;
	while (rest.trim() !== "") {
		const end = endOfSentence(rest) ?? rest.length;
		sentences.push(rest.slice(0, end));
		rest = rest.slice(end);
	}
	return sentences;
}

function readSentence(sentence: string, before: Subjects): { told: Told; subjects: Subjects } {
	const text = normalizeName(sentence);
	const { named, excluded } = readActives(text);
	const own = [...named, ...excluded];
	const single = own.filter(({ words }) => !GROUPS.has(words)).map(({ id }) => id);
	const subjects =
		own.length === 0 ? before : { actives: new Set(single), all: new Set(own.map(({ id }) => id)) };
	const told: Told = {
		text: ` ${text} `,
		words: new Set(wordStems(text)),
		numbers: new Set(readNumbers(sentence).map(({ value }) => value)),
		actives: subjects.actives,
		pairs: new Set(pairsOf([...new Set([...subjects.all, ...before.all])])),
		concerns: readConcerns(text),
		zones: readZones(text),
	};
	return { told, subjects };
}

function pairsOf(actives: readonly ActiveId[]): string[] {
	return actives.flatMap((one, at) =>
		actives.slice(at + 1).flatMap((other) => pairing(one, other)?.rule.id ?? []),
	);
}
