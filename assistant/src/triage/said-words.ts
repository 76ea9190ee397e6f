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

/** A word counts by its beginning, so that "swelling" and "swelled" are one, and as it stands. */
const STEM = 5;
/** A word is paired with each of so many that follow it. */
const FARTHEST_PAIR = 4;
/** Runs of letters within a word, and longer ones that go on into the next words. */
const WORD_RUNS = [3, 5] as const;
const LONG_RUNS = [6, 7] as const;
/** A sentence of so few words is kept as a whole; of longer ones the first and the last two words. */
const SHORT_SENTENCE = 4;
const EDGE = 2;
/** How much each kind of what is said counts beside the others. */
const SHARES = { near: 1, exact: 0.6, letters: 0.8, long: 0.6, edges: 0.6 } as const;
type Kind = keyof typeof SHARES;
const KINDS = Object.keys(SHARES) as Kind[];

/** How many places words and pairs have, and runs of letters, and the edges of sentences. */
export const WORD_PLACES = 2 ** 18;
const LETTER_PLACES = 2 ** 17;
const EDGE_PLACES = 2 ** 16;
export const PLACES = WORD_PLACES + LETTER_PLACES + EDGE_PLACES;

/** A text as places with amounts: few of very many. */
export interface SaidWords {
	places: Int32Array;
	amounts: Float32Array;
}

/** How telling each place is: the rarer in what was learned from, the more; 0 where it was met too seldom to tell. */
export type Rarity = ArrayLike<number>;

/**
 * What a passage says: its words by their beginnings and each two that stand near each other; words and neighbours as
 * they stand; the runs of letters within words, which stay where one is misspelled, and across them; and how its
 * sentences begin and end. Each kind has the same length in every text, so that a long one says no more than a short
 * one. `passage` is in lower case and spelled out.
 */
export function saidWords(passage: string, rarity: Rarity): SaidWords {
	const said = countsIn(passage);
	const places: number[] = [];
	const amounts: number[] = [];
	for (const kind of KINDS) {
		const first = amounts.length;
		let squares = 0;
		for (const [place, times] of said[kind]) {
			const rare = rarity[place] ?? 0;
			if (rare === 0) continue;
			const amount = (1 + Math.log(times)) * rare;
			places.push(place);
			amounts.push(amount);
			squares += amount * amount;
		}
		const share = SHARES[kind] / (Math.sqrt(squares) || 1);
		for (let at = first; at < amounts.length; at++) amounts[at] = (amounts[at] as number) * share;
	}
	return { places: Int32Array.from(places), amounts: Float32Array.from(amounts) };
}

/** In how many texts each place occurs makes how telling it is. */
export function rarityIn(passages: Iterable<string>): Float32Array {
	const found = new Int32Array(PLACES);
	let count = 0;
	for (const passage of passages) {
		count++;
		for (const counts of Object.values(countsIn(passage)))
			for (const place of counts.keys()) found[place] = (found[place] ?? 0) + 1;
	}
	return Float32Array.from(found, (times, place) =>
		times >= (isLetters(place) ? LEAST_LETTERS : LEAST_WORDS) ? Math.log((1 + count) / (1 + times)) + 1 : 0,
	);
}

const LEAST_WORDS = 2;
const LEAST_LETTERS = 3;

function isLetters(place: number): boolean {
	return place >= WORD_PLACES && place < WORD_PLACES + LETTER_PLACES;
}

/** How often each place is said. */
type Counts = Map<number, number>;

function countsIn(passage: string): Record<Kind, Counts> {
	const sentences = passage
		.split(SENTENCE_MARK)
		.map((sentence) => sentence.split(" ").filter((word) => word !== ""))
		.filter((sentence) => sentence.length > 0);
	const words = sentences.flat();
	return {
		near: nearCounts(words),
		exact: exactCounts(sentences),
		letters: letterCounts(
			words.map((word) => `<${word}>`),
			WORD_RUNS,
		),
		long: letterCounts([`<${words.join("_")}_`], LONG_RUNS),
		edges: edgeCounts(sentences),
	};
}

function nearCounts(words: readonly string[]): Counts {
	const counts: Counts = new Map();
	const stems = words.filter((word) => word !== ",").map(stemOf);
	for (const [at, stem] of stems.entries()) {
		addWord(counts, stem);
		for (const other of stems.slice(at + 1, at + 1 + FARTHEST_PAIR)) addWord(counts, `${stem}_${other}`);
	}
	return counts;
}

function exactCounts(sentences: readonly (readonly string[])[]): Counts {
	const counts: Counts = new Map();
	for (const sentence of sentences)
		for (const [at, word] of sentence.entries()) {
			const next = sentence[at + 1];
			addWord(counts, `=${word}`);
			if (next !== undefined) addWord(counts, `=${word}_${next}`);
		}
	return counts;
}

function addWord(counts: Counts, what: string): void {
	add(counts, 0, WORD_PLACES, hashOf(what));
}

/** Runs of letters, each hash grown from the shorter run that begins alike. */
function letterCounts(texts: readonly string[], [shortest, longest]: readonly [number, number]): Counts {
	const counts: Counts = new Map();
	for (const text of texts)
		for (let from = 0; from + shortest <= text.length; from++) {
			let hash = FNV_START;
			for (let at = from; at < Math.min(from + longest, text.length); at++) {
				hash = grown(hash, text, at);
				if (at - from + 1 >= shortest) add(counts, WORD_PLACES, LETTER_PLACES, mixed(hash));
			}
		}
	return counts;
}

function edgeCounts(sentences: readonly (readonly string[])[]): Counts {
	const counts: Counts = new Map();
	const count = (what: string) => add(counts, WORD_PLACES + LETTER_PLACES, EDGE_PLACES, hashOf(what));
	for (const sentence of sentences) {
		const stems = sentence.map(stemOf);
		const [first, second] = stems;
		const [last, before] = stems.toReversed();
		for (let at = 0; at < Math.min(EDGE, stems.length); at++) {
			count(`first ${at} ${stems[at]}`);
			count(`last ${at} ${stems.at(-1 - at)}`);
		}
		if (stems.length > 1) {
			count(`first ${first} ${second}`);
			count(`last ${before} ${last}`);
		}
		if (stems.length <= SHORT_SENTENCE) count(`whole ${stems.join(" ")}`);
		count(`sentence ${Math.min(stems.length, 12)}`);
	}
	const words = sentences.flat().filter((word) => word !== ",").length;
	count(`sentences ${Math.min(sentences.length, 6)}`);
	count(`words ${Math.floor(2 * Math.log2(words + 1))}`);
	return counts;
}

function stemOf(word: string): string {
	return word.slice(0, STEM);
}

function add(counts: Counts, first: number, size: number, hash: number): void {
	const place = first + (hash % size);
	counts.set(place, (counts.get(place) ?? 0) + 1);
}

/** Fowler, Noll and Vo's hash, their variant 1a, with its halves mixed. */
export function hashOf(word: string): number {
	let hash = FNV_START;
	for (let at = 0; at < word.length; at++) hash = grown(hash, word, at);
	return mixed(hash);
}

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

function grown(hash: number, text: string, at: number): number {
	return Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME) >>> 0;
}

function mixed(hash: number): number {
	return (hash ^ (hash >>> 15)) >>> 0;
}
