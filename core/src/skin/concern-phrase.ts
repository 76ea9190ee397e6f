import { assertNever } from "./assert-never.ts";
import type { Concern } from "./concern.ts";

type Degrees = readonly [slight: string, mild: string, moderate: string, strong: string];

const ADJECTIVES: Degrees = ["slight", "mild", "moderate", "pronounced"];
const ADVERBS: Degrees = ["slightly", "mildly", "moderately", "clearly"];
const QUANTITIES: Degrees = ["a few", "several", "many", "a great many"];

function degree(words: Degrees, severity: number): string {
	if (severity < 2) return words[0];
	if (severity < 3) return words[1];
	return severity < 4 ? words[2] : words[3];
}

/** A concern with its degree, inside a sentence: "mild redness", "several darker marks", "slightly uneven tone". */
export function concernPhrase(concern: Concern, severity: number): string {
	switch (concern) {
		case "acne":
			return `${degree(QUANTITIES, severity)} acne-like spots`;
		case "dark_spots":
			return `${degree(QUANTITIES, severity)} darker marks`;
		case "redness":
			return `${degree(ADJECTIVES, severity)} redness`;
		case "shine":
			return `${degree(ADJECTIVES, severity)} shine`;
		case "lines":
			return `${degree(ADJECTIVES, severity)} lines`;
		case "under_eye":
			return `${degree(ADJECTIVES, severity)} under-eye darkness`;
		case "uneven_tone":
			return `${degree(ADVERBS, severity)} uneven tone`;
		case "texture":
			return `${degree(ADVERBS, severity)} uneven texture`;
		case "pores":
			return `${degree(ADVERBS, severity)} visible pores`;
		case "dryness":
			return `a ${degree(ADVERBS, severity)} dry look`;
		default:
			return assertNever(concern);
	}
}
