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

/** From these severities on there are several, many and a great many: of spots 8, 12 and 42, of marks 6, 20 and 100. */
type Steps = readonly [several: number, many: number, greatMany: number];

const SPOTS: Steps = [1.5, 2.5, 4];
const MARKS: Steps = [1, 2, 4];

function quantity([several, many, greatMany]: Steps, severity: number): string {
	if (severity < several) return QUANTITIES[0];
	if (severity < many) return QUANTITIES[1];
	return severity < greatMany ? QUANTITIES[2] : QUANTITIES[3];
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
			return `${quantity(SPOTS, severity)} acne-like spots`;
		case "dark_spots":
			return `${quantity(MARKS, severity)} darker marks`;
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
