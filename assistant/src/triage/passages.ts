import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";

/** Ends of a thought: punctuation, lines, list marks and faces. */
const SENTENCE_END = /(?<!\d)[.](?!\w)|[.](?=\s)|[!?;\n\r]+|[\u2013\u2014]| - |\p{Extended_Pictographic}+/u;

/** Stands between the sentences of a passage. */
export const SENTENCE_MARK = "|";

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

/** A passage of more words says too much at once. */
const MOST_WORDS = 110;

/** Sentences as one passage. */
export function passageOf(sentences: readonly string[]): string {
	return sentences.join(` ${SENTENCE_MARK} `);
}

/** A passage for word lists, which read over the end of a sentence. */
export function withoutMarks(passage: string): string {
	return passage.replaceAll(` ${SENTENCE_MARK} `, " ");
}

/** What is judged of a text: the whole, or where it is long runs of its sentences that overlap by half. */
export function passagesOf(sentences: readonly string[]): string[] {
	const lengths = sentences.map((sentence) => sentence.split(" ").length);
	if (lengths.reduce((sum, length) => sum + length, 0) <= MOST_WORDS)
		return sentences.length === 0 ? [] : [passageOf(sentences)];
	const passages: string[] = [];
	for (let from = 0; from < sentences.length; ) {
		let to = from;
		for (let words = 0; to < sentences.length; to++) {
			words += lengths[to] ?? 0;
			if (words > MOST_WORDS && to > from) break;
		}
		passages.push(passageOf(sentences.slice(from, to)));
		if (to === sentences.length) break;
		from = Math.max(from + 1, Math.floor((from + to) / 2));
	}
	return passages;
}
