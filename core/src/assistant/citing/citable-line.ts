import type { Citation } from "../assistant-event.ts";
import { readNumbers } from "../guard/read-numbers.ts";
import { normalizeName } from "../guard/read-words.ts";
import type { Told } from "./told.ts";
import { wordStems } from "./word-stems.ts";

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
