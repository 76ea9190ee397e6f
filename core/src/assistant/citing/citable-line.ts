import type { ActiveId } from "../../knowledge/actives.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { INGREDIENT_WORDS } from "../../knowledge/questions/care-words.ts";
import type { Concern } from "../../skin/concern.ts";
import type { Zone } from "../../skin/observation.ts";
import type { Citation } from "../conversation.ts";
import { OPENING_WORDS } from "../guard/known-names.ts";
import { endOfSentence, isNumberWord, normalizeName, readNumbers } from "../guard/read-text.ts";
import { readActives, readConcerns, readZones } from "../reading/read-slots.ts";

/** In nearly every sentence about skin care, so that sharing one says nothing. */
const EVERYWHERE: ReadonlySet<string> = new Set(
	`are been but cleanser could cream does evidence face grade ingredient left mask moisturizer product products right
	serum severity skin step steps sunscreen than they thing things toner was way were what while`.split(/\s+/),
);

/** What a normalized text says, word by word, without endings and without words that stand everywhere. */
export function wordStems(text: string): string[] {
	return text.split(" ").filter(tells).map(stem);
}

function tells(word: string): boolean {
	if (word.length < 3 || /\d/.test(word) || EVERYWHERE.has(word) || isNumberWord(word)) return false;
	return !OPENING_WORDS.has(word) || TIMES.has(word);
}

/** Words that open sentences and say when. */
const TIMES: ReadonlySet<string> = new Set(["morning", "night", "evening", "daily", "weekly"]);

/** "burns", "burned" and "burning" are one word. */
function stem(word: string): string {
	const bare = word.replace(/(?:ings?|ed|es|s|ly)$/, "");
	return bare.length < 3 ? word : bare.replace(/e$/, "");
}

/** A line of the facts with what stands behind it. */
export interface CitableLine {
	line: string;
	behind: readonly Citation[];
	/** How many of its statements a sentence makes; 0 where the sentence is not from here. */
	heldBy(told: Told): number;
	/** The line is known by its words alone, so a sentence is from the one that fits best. */
	byWords: boolean;
}

interface Subject {
	line: string;
	behind: readonly Citation[];
	/** True for a sentence that speaks of what the line is about. */
	speaksOf: (told: Told) => boolean;
	/** What the line says of it; the line itself where nothing is given. */
	says?: string;
	/** Words of the subject, which say nothing about it. */
	subject?: string;
	/** How many words or numbers of the line have to be said. */
	least: number;
}

/** A line about one thing: a sentence is from it that speaks of that thing and says something of what the line says. */
export function lineAbout({
	line,
	behind,
	speaksOf,
	says = line,
	subject = "",
	least,
}: Subject): CitableLine {
	const own = new Set(wordStems(normalizeName(subject)));
	const words = [...new Set(wordStems(normalizeName(says)))].filter((word) => !own.has(word));
	const numbers = [...new Set(readNumbers(says).map(({ value }) => value))];
	return {
		line,
		behind,
		byWords: false,
		heldBy(told) {
			if (!speaksOf(told)) return 0;
			const shared = countOf(words, told.words) + countOf(numbers, told.numbers);
			return shared >= least ? 1 + shared : 0;
		},
	};
}

const LEAST_SHARED = 3;
const LEAST_SHARE = 2 / 3;

/** A line in sentences: a sentence is from it that has three words and two thirds of one of them. */
export function lineOfWords(line: string, behind: readonly Citation[]): CitableLine {
	const sentences = line
		.split(/(?<=[.!?])\s+/)
		.map((sentence) => [...new Set(wordStems(normalizeName(sentence)))])
		.filter((words) => words.length >= LEAST_SHARED);
	return {
		line,
		behind,
		byWords: true,
		heldBy(told) {
			const shares = sentences.map((words) => {
				const shared = countOf(words, told.words);
				return shared >= LEAST_SHARED && shared >= LEAST_SHARE * words.length ? shared : 0;
			});
			return Math.max(0, ...shares);
		},
	};
}

const countOf = (some: readonly string[], all: ReadonlySet<string>): number =>
	some.filter((one) => all.has(one)).length;

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
