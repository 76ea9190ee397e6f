import { editDistance } from "../../products/search/search-products.ts";
import { ORDINARY, RESPELLED, VOCABULARY } from "./vocabulary.ts";

/** Beyond this many words a message is read from its beginning and its end. */
const READ_WORDS = 200;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:can't|can not)\b/g, "cannot"],
	[/\bwon't\b/g, "will not"],
	[/n't\b/g, " not"],
	[/\bi'm\b/g, "i am"],
	[/'ve\b/g, " have"],
	[/'re\b/g, " are"],
	[/'ll\b/g, " will"],
	[/\b(it|that|there|what|how|who|where|he|she)'s\b/g, "$1 is"],
	[/'s\b/g, ""],
	[/\b([ap])\.m\b\.?/g, "$1m"],
	[/\bt[ -]zone\b/g, "tzone"],
	[/(?<=[a-z]) ?[+&] ?(?=[a-z])/g, " and "],
	[/\u20b9 ?(?=\d)/g, "rupees "],
	[/([$\u20ac\u00a3]) (?=\d)/g, "$1"],
	[/(?<![\d.])(\d{1,4}(?:[.,]\d{1,2})?) ?([\u20ac\u00a3])/g, "$2$1"],
];

const BY_FIRST_LETTER = new Map<string, string[]>();
for (const word of VOCABULARY) {
	const first = word.charAt(0);
	BY_FIRST_LETTER.set(first, [...(BY_FIRST_LETTER.get(first) ?? []), word]);
}
const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);

/** One slip in a word of five to seven letters, two in a longer one; the first letter is nearly always right. */
function settle(word: string): string {
	const respelled = Object.hasOwn(RESPELLED, word) ? RESPELLED[word] : undefined;
	if (respelled !== undefined) return respelled;
	if (word.length < 5 || word.length > 18 || KNOWN.has(word) || ORDINARY.has(word)) return word;
	const limit = word.length < 8 ? 1 : 2;
	let best = word;
	let least = limit + 1;
	for (const known of BY_FIRST_LETTER.get(word.charAt(0)) ?? []) {
		const distance = editDistance(word, known, limit);
		if (distance < least) [best, least] = [known, distance];
	}
	return best;
}

/**
 * A message as the reader's patterns expect it: lower case, ASCII words and amounts with single spaces, contractions
 * spelled out and slips in words of skin care settled. Any text is accepted.
 */
export function spellOut(message: string): string {
	const plain = message.slice(0, 4_000).toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	const straight = plain.replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'");
	const spelled = CONTRACTIONS.reduce((text, [pattern, words]) => text.replace(pattern, words), straight);
	const words = spelled.match(/[$\u20ac\u00a3]?\d+(?:[.,]\d+)*%?|[a-z]+/g) ?? [];
	const read =
		words.length > READ_WORDS ? [...words.slice(0, READ_WORDS / 2), ...words.slice(-READ_WORDS / 2)] : words;
	return read.map(settle).join(" ");
}
