import { OTHER_LANGUAGES, type OtherLanguage } from "../../knowledge/questions/languages.ts";

/** Words a message needs before its language is told, and the share of them that must speak for it. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.34;
/** So much surer than English, which shares words such as "me", "a" and "come" with all of them. */
const SURER = 1.5;
const ENGLISH =
	/\b(?:the|is|are|was|what|whats|how|my|can|does|do|should|which|skin|face|with|have|has|you|your|it|its|for|this|that|and|of|to|cream|why|when|i|im|ive|any|good|but|not|after|from|get|if|be|they|she|he|or|about|would|your|feel|using|use|where|who|just|been|will|dont|cant|there|show|too|many|bad|same|time|pls|please|problem|than|then|them|need|needed|want|help|at|an|as)\b/g;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** The language of a message that is not English: a known one, "unknown" for another script, null for English. */
export function findLanguage(message: string): OtherLanguage | "unknown" | null {
	const letters = message.match(LETTER)?.length ?? 0;
	if (letters >= 4 && (message.match(LATIN)?.length ?? 0) * 2 < letters) return "unknown";
	const plain = message.slice(0, 400).toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	const words = plain.match(/[a-z]+/g) ?? [];
	const different = [...new Set(words)];
	const english = plain.match(ENGLISH)?.length ?? 0;
	const counted = OTHER_LANGUAGES.map((language) => ({
		language,
		count: different.filter((word) => language.words.has(word)).length,
	}));
	const best = counted.reduce((most, one) => (one.count > most.count ? one : most));
	const enough = best.count >= LEAST_WORDS && best.count >= different.length * LEAST_SHARE;
	return enough && best.count > english * SURER ? best.language : null;
}
