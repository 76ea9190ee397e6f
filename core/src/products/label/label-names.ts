import { editDistance } from "../search/typing-errors.ts";

/** An ingredient that a piece of printed text was held for. */
interface NameMatch {
	name: string;
	/** Letters that differ. */
	errors: number;
	/** Others that come about as near, nearest first; a reader may have meant one of them. */
	others: string[];
	/** How many errors further off the nearest other one is; Infinity where there is none near. */
	lead: number;
}

export interface LabelNames {
	/** Null where nothing comes near enough. */
	match(text: string): NameMatch | null;
}

/** One letter in five may be misread, up to this many. */
const SHARE_OF_ERRORS = 0.2;
const MOST_ERRORS = 6;
/** Shorter names have too many neighbors to be guessed. */
const SHORTEST_GUESS = 4;
const MOST_OTHERS = 3;
const LEAST_SHARED = 0.34;
/** Beyond this nobody is close enough to have been meant. */
const NEAR = 2;

/** Letters that print and cameras make of one another, each as one of them. */
const LOOKALIKES: readonly [RegExp, string][] = [
	[/[1|!ıìíî]/g, "i"],
	[/0/g, "o"],
	[/5/g, "s"],
];

/** A name as it may be printed: whole, without what stands in brackets, or that alone. */
const SPELLINGS: readonly ((name: string) => string)[] = [
	(name) => name,
	(name) => name.replace(/\([^)]*\)/g, " "),
	(name) => name.replace(/^.*\(([^)]{4,})\)$/, "$1"),
];

interface Known {
	name: string;
	key: string;
	numbers: string;
}

/** Only letters and digits, so that spaces, dashes, brackets and stops that were lost or added do not matter. */
function keyOf(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[^a-z0-9|!ı]/g, "");
}

/** Numbers tell apart what letters do not ("PEG-40", "CI 77491"), so they have to be read as printed. */
function numbersOf(key: string): string {
	return (key.match(/\d+/g) ?? []).join(" ");
}

function looks(key: string): string {
	return LOOKALIKES.reduce((text, [letters, one]) => text.replace(letters, one), key);
}

function* trigrams(key: string): Generator<string> {
	const framed = ` ${key} `;
	for (let at = 0; at + 3 <= framed.length; at += 1) yield framed.slice(at, at + 3);
}

/** Made once for a list of names; a look-up then takes well below a millisecond for some thousands of them. */
export function labelNames(names: readonly string[]): LabelNames {
	const known: Known[] = [];
	const exact = new Map<string, string>();
	const index = new Map<string, number[]>();
	// Whole names first: "Titanium Dioxide" is itself before it is a part of "Titanium Dioxide (CI 77891)".
	for (const spell of SPELLINGS) {
		for (const name of names) {
			const key = keyOf(spell(name));
			if (key.length < 2 || exact.has(key)) continue;
			exact.set(key, name);
			const at = known.push({ name, key: looks(key), numbers: numbersOf(key) }) - 1;
			for (const part of new Set(trigrams(looks(key)))) index.set(part, [...(index.get(part) ?? []), at]);
		}
	}
	const memory = new Map<string, NameMatch | null>();

	function candidates(key: string): Known[] {
		const shared = new Map<number, number>();
		let parts = 0;
		for (const part of trigrams(key)) {
			parts += 1;
			for (const at of index.get(part) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
		}
		return [...shared].flatMap(([at, count]) => {
			const one = known[at];
			return one !== undefined && count >= parts * LEAST_SHARED ? [one] : [];
		});
	}

	function nearest(text: string): NameMatch | null {
		const key = keyOf(text);
		const same = exact.get(key);
		if (same !== undefined) return { name: same, errors: 0, others: [], lead: Number.POSITIVE_INFINITY };
		if (key.length < SHORTEST_GUESS) return null;
		const seen = looks(key);
		const most = Math.min(MOST_ERRORS, Math.max(1, Math.floor(key.length * SHARE_OF_ERRORS)));
		const numbers = numbersOf(key);
		const found = candidates(seen)
			.flatMap(({ name, key: other, numbers: printed }) => {
				const errors = editDistance(seen, other, most + NEAR);
				return errors > most + NEAR || !sameNumbers(numbers, printed, key) ? [] : [{ name, errors }];
			})
			.toSorted((a, b) => a.errors - b.errors || (a.name < b.name ? -1 : 1));
		const [first, ...rest] = found;
		if (first === undefined || first.errors > most) return null;
		const different = rest.filter(({ name }) => name !== first.name);
		const near = different.filter(({ errors }) => errors - first.errors <= NEAR).map(({ name }) => name);
		return {
			name: first.name,
			errors: first.errors,
			others: [...new Set(near)].slice(0, MOST_OTHERS),
			lead: (different[0]?.errors ?? Number.POSITIVE_INFINITY) - first.errors,
		};
	}

	return {
		match(text) {
			const before = memory.get(text);
			if (before !== undefined) return before;
			const match = nearest(text);
			memory.set(text, match);
			return match;
		},
	};
}

/** A digit that stands for a letter ("Retino1") is none; the last word is the number of the printed name. */
function sameNumbers(read: string, printed: string, key: string): boolean {
	if (read === printed) return true;
	return printed === "" && /^[a-z]*[015][a-z]*$/.test(key);
}
