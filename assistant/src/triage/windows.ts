import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";

/** Ends of a thought: punctuation, lines, list marks and faces. */
const SENTENCE_END = /(?<!\d)[.](?!\w)|[.](?=\s)|[!?;\n\r]+|[\u2013\u2014]| - |\p{Extended_Pictographic}+/u;

const LONGEST_TEXT = 6_000;
/** Longer ones are cut, so that the encoder reads all of them. */
const LONGEST_SENTENCE = 60;
/** A longer text is read from both ends: what matters is said early, or at last. */
const MOST_SENTENCES = 80;

/** The sentences of a text, spelled out and in lower case. */
export function sentencesOf(text: string): string[] {
	const all = text
		.slice(0, LONGEST_TEXT)
		.split(SENTENCE_END)
		.map((sentence) => tidy(spellOut(sentence ?? "")))
		.filter((sentence) => /[a-z]/.test(sentence))
		.flatMap(cut);
	return all.length <= MOST_SENTENCES
		? all
		: [...all.slice(0, MOST_SENTENCES / 2), ...all.slice(-MOST_SENTENCES / 2)];
}

function cut(sentence: string): string[] {
	const words = sentence.split(" ");
	const parts: string[] = [];
	for (let at = 0; at < words.length; at += LONGEST_SENTENCE) {
		parts.push(words.slice(at, at + LONGEST_SENTENCE).join(" "));
	}
	return parts;
}

/** A run of sentences that is judged as one. */
export interface Window {
	text: string;
	/** Of the sentences: the first, and the one after the last. */
	from: number;
	to: number;
}

/** What is judged of a text: each sentence, each two that follow each other, and the whole. */
export function windowsOf(sentences: readonly string[]): Window[] {
	const run = (from: number, to: number): Window => ({ text: sentences.slice(from, to).join(" "), from, to });
	return [
		...sentences.map((_, at) => run(at, at + 1)),
		...sentences.slice(1).map((_, at) => run(at, at + 2)),
		...(sentences.length > 2 ? [run(0, sentences.length)] : []),
	];
}
