import { glossOf } from "../../knowledge/questions/gloss.ts";
import type { OtherLanguage } from "../../knowledge/questions/languages.ts";
import { VOCABULARY } from "./vocabulary.ts";

const KNOWN: ReadonlySet<string> = new Set(VOCABULARY);

/** Share of words nobody knows with which a message is still understood. */
const MOST_STRANGE = 0.25;

export interface Gloss {
	/** English words in the order of the message: enough to tell what it is about. */
	english: string;
	/** Most of what is said is in it; of a long story with two known words nobody can tell what it asks. */
	enough: boolean;
	/** Every word is one of skin care or a small word of the language, so nothing else can be meant. */
	whole: boolean;
}

/** A message of another language word by word; words of ingredients and products stay as they are. */
export function glossMessage(message: string, language: OtherLanguage): Gloss {
	const plain = message.slice(0, 600).toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
	const words = plain.match(/[a-z\u00df]+|\d+%?/g) ?? [];
	const told: string[] = [];
	let strange = 0;
	for (const word of words) {
		const english = glossOf(word) ?? (KNOWN.has(word) ? word : null);
		if (english !== null) told.push(english);
		else if (!language.words.has(word)) strange += 1;
	}
	const english = told.filter((word, at) => word !== told[at - 1]).join(" ");
	return {
		english,
		enough: told.length > 0 && strange <= words.length * MOST_STRANGE,
		whole: strange === 0 && told.length > 0,
	};
}
