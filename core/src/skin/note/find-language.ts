import {
	type Dictionary,
	glossOf,
	OTHER_LANGUAGES,
	type OtherLanguage,
} from "../../knowledge/questions/gloss.ts";

/** Words a message needs that English has not, before its language is told, and the share of all that must speak for it. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.34;
/** In a long text so many speak for it where few speak for English. */
const MANY_WORDS = 4;
const MUCH_SURER = 4;
/** So much surer than English, which shares words such as "me", "a" and "come" with all of them. */
const SURER = 1.5;
const ENGLISH =
	/\b(?:the|is|are|was|what|whats|how|my|can|does|do|should|which|skin|face|with|have|has|you|your|it|its|for|this|that|and|of|to|cream|why|when|i|im|ive|any|good|but|not|after|from|get|if|be|they|she|he|or|about|would|your|feel|using|use|where|who|just|been|will|dont|cant|there|show|too|many|bad|same|time|pls|please|problem|than|then|them|need|needed|want|help|at|an|as|tonight|tomorrow|today)\b/g;
/** What is quoted for translating or explaining is not what the person speaks. */
const QUOTED =
	/(?<=^|[\s:(])["'\u2018\u201c\u00ab][^"\u201c\u201d\u00ab\u00bb]{8,}["'\u2019\u201d\u00bb](?=$|[\s.,;!?)])/g;
/** "w/o fragrance" is with and without, and no Polish. */
const WITH = /\bw\/(?:o\b)?/g;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** The language of a message that is not English: a known one, "unknown" for another script, null for English. */
export function findLanguage(message: string): OtherLanguage | "unknown" | null {
	const letters = message.match(LETTER)?.length ?? 0;
	if (letters >= 4 && (message.match(LATIN)?.length ?? 0) * 2 < letters) return "unknown";
	const whole = plainly(message.slice(0, 400)).replace(WITH, " with ");
	const own = whole.replace(QUOTED, " ");
	const plain = wordsOf(own).length >= LEAST_WORDS ? own : whole;
	const different = [...new Set(wordsOf(plain))];
	const english = plain.match(ENGLISH)?.length ?? 0;
	const shared = new Set(plain.match(ENGLISH));
	const counted = OTHER_LANGUAGES.map((language) => {
		const said = different.filter((word) => language.words.has(word) || isWordOf(word, language));
		return { language, count: said.length, alone: said.filter((word) => !shared.has(word)).length };
	});
	const best = counted.reduce((most, one) =>
		one.count > most.count || (one.count === most.count && isWritten(one.language, message)) ? one : most,
	);
	const enough =
		best.alone >= LEAST_WORDS &&
		(best.count >= different.length * LEAST_SHARE ||
			(best.alone >= MANY_WORDS && best.alone > shared.size * MUCH_SURER));
	return enough && best.count > english * SURER ? best.language : null;
}

/** Letters that tell apart languages with the same words. */
const LETTERS: Readonly<Record<string, RegExp>> = {
	Portuguese: /[\u00e3\u00f5]|\u00e7[ao]|\b(?:o que|voc[e\u00ea]|meu|minha)\b/i,
	Italian: /\b(?:che|della|delle|il|gli|perch[e\u00e9\u00e8])\b|[\u00ec\u00f2]/i,
	French: /[\u0153\u00ea\u00fb]|\b(?:j'|qu'|c'est)/i,
};

function isWritten({ name }: OtherLanguage, message: string): boolean {
	return LETTERS[name]?.test(message) === true;
}

/** Words English shares do not speak for another language: "serum", "gel". */
function isWordOf(word: string, { dictionary, care }: OtherLanguage): boolean {
	return speaksFor(word, dictionary, 2) || speaksFor(word, care, 3);
}

function speaksFor(word: string, dictionary: Dictionary, shortest: number): boolean {
	const english = word.length > shortest ? glossOf(word, dictionary) : null;
	return english !== null && !english.includes(word);
}

/** Without accents, and with letters that only one language has as others write them. */
function plainly(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[\u00df\u0142\u0131\u0153\u00f8]/g, (letter) => AS_OTHERS_WRITE[letter] ?? letter);
}

const AS_OTHERS_WRITE: Readonly<Record<string, string>> = {
	"\u00df": "ss",
	"\u0142": "l",
	"\u0131": "i",
	"\u0153": "oe",
	"\u00f8": "o",
};

/** The words of a sentence in any language of Latin letters, and its numbers, without accents. */
export function plainWords(sentence: string): string[] {
	return plainly(sentence).match(/[a-z]+|\d+%?/g) ?? [];
}

function wordsOf(plain: string): string[] {
	return plain.match(/[a-z]+/g) ?? [];
}
