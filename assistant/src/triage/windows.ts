import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";

/** Ends of a thought: punctuation, lines, list marks and faces. */
const SENTENCE_END = /(?<!\d)[.](?!\w)|[.](?=\s)|[!?;\n\r]+|[\u2013\u2014]| - |\p{Extended_Pictographic}+/u;
/** Where a long sentence turns. */
const TURN = / ?, ?| (?=but |and |because |so |now |then )/;

const LONGEST_TEXT = 6_000;
/** Words after which a sentence is read thought by thought. */
const LONG_SENTENCE = 14;
const SHORTEST_THOUGHT = 5;
/** More words in one window drown what a few of them say. */
const LONGEST_WINDOW = 24;
const STEP = 12;
/** Up to so many words a text is also read as a whole. */
const SHORT_TEXT = 40;
/** A longer text is read from both ends: what matters is said early, or at last. */
const MOST_WINDOWS = 160;

/**
 * The pieces of a text that are judged one by one: its thoughts, two and three that follow each other, its sentences,
 * and the whole where it is short. Danger is told in a few words, often among many that are not about it.
 */
export function windowsOf(text: string): string[] {
	const sentences = text
		.slice(0, LONGEST_TEXT)
		.split(SENTENCE_END)
		.map((sentence) => tidy(spellOut(sentence ?? "")))
		.filter((sentence) => /[a-z]/.test(sentence));
	const thoughts = sentences.flatMap(thoughtsOf);
	const windows = new Set([...thoughts.flatMap(cut), ...sentences.flatMap(cut)]);
	for (const [at, thought] of thoughts.entries()) {
		const [second, third] = [thoughts[at + 1], thoughts[at + 2]];
		if (second === undefined) break;
		for (const window of cut(`${thought} ${second}`)) windows.add(window);
		const three = `${thought} ${second} ${third ?? ""}`;
		if (third !== undefined && wordsOf(three).length <= LONGEST_WINDOW) windows.add(three);
	}
	const whole = sentences.join(" , ");
	if (whole !== "" && wordsOf(whole).length <= SHORT_TEXT) windows.add(whole);
	const all = [...windows];
	return all.length <= MOST_WINDOWS
		? all
		: [...all.slice(0, MOST_WINDOWS / 2), ...all.slice(-MOST_WINDOWS / 2)];
}

function wordsOf(text: string): string[] {
	return text.split(" ");
}

function thoughtsOf(sentence: string): string[] {
	if (wordsOf(sentence).length <= LONG_SENTENCE) return [sentence];
	const thoughts: string[] = [];
	let open = "";
	for (const part of sentence.split(TURN).map((one) => one.trim())) {
		if (part === "") continue;
		open = open === "" ? part : `${open} ${part}`;
		if (wordsOf(open).length < SHORTEST_THOUGHT) continue;
		thoughts.push(open);
		open = "";
	}
	const last = thoughts.pop();
	return [...thoughts, [last, open].filter(Boolean).join(" ")];
}

function cut(text: string): string[] {
	const words = wordsOf(text);
	if (words.length <= LONGEST_WINDOW + 4) return [text];
	const parts: string[] = [];
	for (let at = 0; at < words.length; at += STEP) {
		parts.push(words.slice(at, at + LONGEST_WINDOW).join(" "));
		if (at + LONGEST_WINDOW >= words.length) break;
	}
	return parts;
}
