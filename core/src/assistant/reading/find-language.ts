import { OTHER_LANGUAGES, type OtherLanguage } from "../../knowledge/questions/languages.ts";

/** Words a message needs before its language is told, and the share of them that must speak for it. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.5;
const ENGLISH =
	/\b(?:the|is|are|what|how|my|can|does|do|should|which|skin|face|with|have|you|it|for|this|and|of|to|cream|why|when|i|me|any|good)\b/g;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** The language of a message that is not English: a known one, "unknown" for another script, null for English. */
export function findLanguage(message: string): OtherLanguage | "unknown" | null {
	const letters = message.match(LETTER)?.length ?? 0;
	if (letters >= 4 && (message.match(LATIN)?.length ?? 0) * 2 < letters) return "unknown";
	const plain = message.slice(0, 400).toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	const words = plain.match(/[a-z]+/g) ?? [];
	const english = plain.match(ENGLISH)?.length ?? 0;
	const counted = OTHER_LANGUAGES.map((language) => ({
		language,
		count: words.filter((word) => language.words.has(word)).length,
	}));
	const best = counted.reduce((most, one) => (one.count > most.count ? one : most));
	const enough = best.count >= LEAST_WORDS && best.count >= words.length * LEAST_SHARE;
	return enough && best.count > english ? best.language : null;
}
