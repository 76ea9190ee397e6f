import { assertNever } from "./assert-never.ts";
import type { Concern } from "./concern.ts";

type Degrees = readonly [slight: string, mild: string, moderate: string, strong: string];

const ADJECTIVES: Degrees = ["slight", "mild", "moderate", "pronounced"];
const ADVERBS: Degrees = ["slightly", "mildly", "moderately", "clearly"];
const QUANTITIES: Degrees = ["a few", "several", "many", "a great many"];

/**
 * From these severities on more is meant than slight: from 1.5 on a viewer saw it clearly on seven of ten people and more,
 * but of texture, which freckles roughen, on one of three (docs/science.md).
 */
const MILD = 1.5;
const MILD_TEXTURE = 2;
const MODERATE = 3;
const STRONG = 4;

/** Numbers grow faster than strength does. */
const SEVERAL = 1.5;
const MANY = 2.5;
const GREAT_MANY = 4;

function quantity(severity: number): string {
	const [few, several, many, greatMany] = QUANTITIES;
	if (severity < SEVERAL) return few;
	if (severity < MANY) return several;
	return severity < GREAT_MANY ? many : greatMany;
}

function degree([slight, mild, moderate, strong]: Degrees, severity: number, mildFrom = MILD): string {
	if (severity < mildFrom) return slight;
	if (severity < MODERATE) return mild;
	return severity < STRONG ? moderate : strong;
}

/** A concern with its degree, inside a sentence: "mild redness", "several darker marks", "slightly uneven tone". */
export function concernPhrase(concern: Concern, severity: number): string {
	switch (concern) {
		case "acne":
			return `${quantity(severity)} acne-like spots`;
		case "dark_spots":
			return `${quantity(severity)} darker marks`;
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
			return `${degree(ADVERBS, severity, MILD_TEXTURE)} uneven texture`;
		case "pores":
			return `${degree(ADVERBS, severity)} visible pores`;
		case "dryness":
			return `a ${degree(ADVERBS, severity)} dry look`;
		default:
			return assertNever(concern);
	}
}
