/** A word counts by its beginning: "swelling" and "swelled" are one. */
const STEM = 5;
/** A word is paired with each of so many that follow it. */
const FARTHEST_PAIR = 4;
const LETTER_RUNS = [3, 4, 5] as const;
/** What words and their pairs say counts a little more than how they are spelled. */
const WORDS_SHARE = 1.2;

/** How many places words and pairs have, and how many runs of letters. */
export const WORD_PLACES = 2 ** 18;
export const LETTER_PLACES = 2 ** 17;
export const PLACES = WORD_PLACES + LETTER_PLACES;

/** A text as places with amounts: few of very many. */
export interface SaidWords {
	places: Int32Array;
	amounts: Float32Array;
}

/** How telling each place is: the rarer in what was learned from, the more; 0 where it was met too seldom to tell. */
export type Rarity = ArrayLike<number>;

/**
 * The words of a text, each two that stand near each other, and the runs of letters within words, which stay where a
 * word is misspelled. Words and letters have a length of one each, so that a long text says no more than a short one.
 * `text` is in lower case and spelled out.
 */
export function saidWords(text: string, rarity: Rarity): SaidWords {
	const words = wordCounts(text);
	const letters = letterCounts(text);
	const all = [...weighed(words, rarity, WORDS_SHARE), ...weighed(letters, rarity, 1)];
	return {
		places: Int32Array.from(all, ([place]) => place),
		amounts: Float32Array.from(all, ([, amount]) => amount),
	};
}

/** In how many texts each place occurs makes how telling it is. */
export function rarityIn(texts: Iterable<string>): Float32Array {
	const found = new Int32Array(PLACES);
	let count = 0;
	for (const text of texts) {
		count++;
		for (const counts of [wordCounts(text), letterCounts(text)])
			for (const place of counts.keys()) found[place] = (found[place] ?? 0) + 1;
	}
	return Float32Array.from(found, (times, place) =>
		times >= (place < WORD_PLACES ? LEAST_WORDS : LEAST_LETTERS)
			? Math.log((1 + count) / (1 + times)) + 1
			: 0,
	);
}

const LEAST_WORDS = 2;
const LEAST_LETTERS = 3;

type Counts = Map<number, number>;

function wordCounts(text: string): Counts {
	const stems = text
		.split(" ")
		.filter((word) => word !== "" && word !== ",")
		.map((word) => word.slice(0, STEM));
	const counts: Counts = new Map();
	for (const [at, stem] of stems.entries()) {
		add(counts, stem, 0, WORD_PLACES);
		for (let gap = 1; gap <= FARTHEST_PAIR; gap++) {
			const other = stems[at + gap];
			if (other !== undefined) add(counts, `${stem}_${other}`, 0, WORD_PLACES);
		}
	}
	return counts;
}

function letterCounts(text: string): Counts {
	const counts: Counts = new Map();
	for (const word of text.split(" ")) {
		const whole = `<${word}>`;
		for (const run of LETTER_RUNS)
			for (let at = 0; at + run <= whole.length; at++)
				add(counts, whole.slice(at, at + run), WORD_PLACES, LETTER_PLACES);
	}
	return counts;
}

function add(counts: Counts, what: string, first: number, size: number): void {
	const place = first + (fnv(what) % size);
	counts.set(place, (counts.get(place) ?? 0) + 1);
}

function weighed(counts: Counts, rarity: Rarity, share: number): [number, number][] {
	const amounts = [...counts].flatMap(([place, times]): [number, number][] => {
		const rare = rarity[place] ?? 0;
		return rare === 0 ? [] : [[place, (1 + Math.log(times)) * rare]];
	});
	const length = Math.hypot(...amounts.map(([, amount]) => amount)) || 1;
	return amounts.map(([place, amount]) => [place, (share * amount) / length]);
}

function fnv(word: string): number {
	let hash = 2_166_136_261;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619) >>> 0;
	return (hash ^ (hash >>> 15)) >>> 0;
}
