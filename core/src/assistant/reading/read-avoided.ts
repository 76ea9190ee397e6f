import { allergensIn } from "../../person/allergens.ts";

const BEFORE =
	/\b(?:no|not|without|minus|nothing with|free (?:of|from)|avoid(?:ing)?|except|hate|cannot (?:have|use|stand|tolerate)) ((?:(?!no\b|not\b|without\b|but\b|with\b|for\b|please\b|pls\b)[a-z]+ ?){1,4})/g;
const AFTER = /\b([a-z]+(?: [a-z]+)?) free\b/g;

/** Ingredients beyond the actives that a spelled-out text wants left out: "no coconut", "lanolin free". */
export function readAvoided(text: string): string[] {
	const said = [...text.matchAll(BEFORE), ...text.matchAll(AFTER)].flatMap(([, words = ""]) =>
		allergensIn(words.trim()),
	);
	return [...new Set(said)].filter((about) => about !== "fragrance");
}
