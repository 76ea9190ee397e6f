import {
	type Dictionary,
	glossOf,
	type OtherLanguage,
	SHARED_WORDS,
} from "../../knowledge/questions/gloss.ts";
import { findLanguage, plainWords } from "../../skin/note/find-language.ts";
import { VOCABULARY } from "./spell-out.ts";

const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);

/** Written alike in most languages. */
const MONEY = /^(?:euros?|dollars?|eur|usd)$/;

/** Share of words nobody knows with which a message is still understood. */
const MOST_STRANGE = 0.34;
/** Words that are looked up together: "no puedo respirar" is one thing. */
const LONGEST_PHRASE = 4;
const SENTENCE_END = /[.!?;\n\r]+/;

export interface Gloss {
	/** English words in the order of the message: enough to tell what it is about. */
	english: string;
	/** Most of what is said is in it; of a long story with two known words nobody can tell what it asks. */
	enough: boolean;
}

/** What a message says in English: as it stands, word by word of a known language, null where nobody can tell. */
export function inEnglish(message: string): string | null {
	const language = findLanguage(message);
	if (language === null) return message;
	return language === "unknown" ? null : glossMessage(message, language).english;
}

/** The same by the words of care and asking first: what topics are read from. */
export function inPlainEnglish(message: string): string | null {
	const language = findLanguage(message);
	if (language === null) return message;
	return language === "unknown" ? null : glossMessage(message, language, language.care).english;
}

/** A message of another language word by word; words of ingredients and products stay as they are. */
export function glossMessage(
	message: string,
	language: OtherLanguage,
	dictionary: Dictionary = language.dictionary,
): Gloss {
	const read = message
		.slice(0, 2_000)
		.split(SENTENCE_END)
		.map((sentence) => glossSentence(plainWords(sentence), language, dictionary));
	const told = read.flatMap(({ english }) => english);
	const words = read.reduce((sum, { words: all }) => sum + all, 0);
	const strange = read.reduce((sum, { strange: some }) => sum + some, 0);
	return {
		english: read
			.map(({ english }) => english.filter((word, at) => word !== english[at - 1]).join(" "))
			.filter((sentence) => sentence !== "")
			.join(". "),
		enough: told.length > 0 && strange <= words * MOST_STRANGE,
	};
}

/** Ingredients with the endings of another language. */
const INFLECTED: readonly (readonly [RegExp, string])[] = [
	[/^retinol\p{L}+$/u, "retinol"],
	[/^retinal(?:em|u|owi|e)$/, "retinal"],
	[/^niac(?:y|i)namid\p{L}*$/u, "niacinamide"],
	[/^azelain\p{L}*$/u, "azelaic"],
	[/^adapalen\p{L}+$/u, "adapalene"],
];

function glossSentence(words: readonly string[], language: OtherLanguage, dictionary: Dictionary) {
	const english: string[] = [];
	let strange = 0;
	let at = 0;
	while (at < words.length) {
		const phrase = phraseAt(words, at, dictionary);
		const ingredient = INFLECTED.find(([stem]) => stem.test(words[at] ?? ""))?.[1];
		if (phrase !== null) english.push(phrase.english);
		else if (ingredient !== undefined) english.push(ingredient);
		else if (!language.words.has(words[at] ?? "")) strange += 1;
		at += phrase?.length ?? 1;
	}
	return { english, strange, words: words.length };
}

function phraseAt(words: readonly string[], at: number, dictionary: Dictionary) {
	const phrases = dictionary.beginnings.filter(([beginning]) => beginning.includes(" "));
	for (let length = LONGEST_PHRASE; length > 1; length--) {
		const english = glossOf(words.slice(at, at + length).join(" "), {
			...dictionary,
			beginnings: phrases,
		});
		if (english !== null && at + length <= words.length) return { english, length };
	}
	const word = words[at] ?? "";
	const english =
		glossOf(word, dictionary) ??
		glossOf(word, SHARED_WORDS) ??
		(KNOWN.has(word) || MONEY.test(word) || /^\d/.test(word) ? word : null);
	return english === null ? null : { english, length: 1 };
}
