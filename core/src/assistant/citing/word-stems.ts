import { OPENING_WORDS } from "../guard/known-names.ts";
import { isNumberWord } from "../guard/read-numbers.ts";

/** In nearly every sentence about skin care, so that sharing one says nothing. */
const EVERYWHERE: ReadonlySet<string> = new Set(
	`are been but cleanser could cream does evidence face grade ingredient left mask moisturizer product products right
	serum severity skin step steps sunscreen than they thing things toner was way were what while`.split(/\s+/),
);

/** What a normalized text says, word by word, without endings and without words that stand everywhere. */
export function wordStems(text: string): string[] {
	return text.split(" ").filter(says).map(stem);
}

function says(word: string): boolean {
	if (word.length < 3 || /\d/.test(word) || EVERYWHERE.has(word) || isNumberWord(word)) return false;
	return !OPENING_WORDS.has(word) || TIMES.has(word);
}

/** Words that open sentences and say when. */
const TIMES: ReadonlySet<string> = new Set(["morning", "night", "evening", "daily", "weekly"]);

/** "burns", "burned" and "burning" are one word. */
function stem(word: string): string {
	const bare = word.replace(/(?:ings?|ed|es|s|ly)$/, "");
	return bare.length < 3 ? word : bare.replace(/e$/, "");
}
