import type { Zone } from "../../skin/observation.ts";

export const ZONES_SAID: readonly (readonly [readonly Zone[], RegExp])[] = [
	[["forehead", "nose", "chin"], /\btzone\b|\bt zone\b/],
	[["forehead"], /\bforehead\b/],
	[["glabella"], /\bbetween (?:my|the) (?:eye)?brows\b|\bglabella\b|\bfrown lines?\b|\beleven lines\b/],
	[["nose"], /\bnose\b/],
	[["left_cheek"], /\bleft cheek\b/],
	[["right_cheek"], /\bright cheek\b/],
	[["left_cheek", "right_cheek"], /\bcheeks\b|(?<!left |right )\bcheek\b/],
	[["left_under_eye", "right_under_eye"], /\bunder ?(?:my |the )?eyes?\b|\beye area\b/],
	[["left_crows_feet", "right_crows_feet"], /\bcrows? feet\b|\bcorners? of (?:my|the) eyes?\b/],
	[["left_nasolabial", "right_nasolabial"], /\bsmile lines?\b|\bnasolabial\b|\blaugh lines?\b/],
	[["upper_lip"], /\bupper lip\b/],
	[["chin"], /\bchin\b/],
	[["left_jaw", "right_jaw"], /\bjaw(?:line)?\b/],
];
