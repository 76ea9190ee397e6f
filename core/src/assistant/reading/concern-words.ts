import type { Concern } from "../../skin/concern.ts";

/** How people name what they see on their skin; longer phrases stand first and are read once. */
export const CONCERN_SAID: readonly (readonly [Concern, RegExp])[] = [
	[
		"under_eye",
		/\b(?:dark circles?|under ?eyes?(?: (?:area|circles?|bags?|darkness))?|eye bags?|bags under|puffy eyes|tired eyes|eye circles?)\b/,
	],
	[
		"dark_spots",
		/\b(?:(?:dark|brown|sun|age|pigment\w*) ?(?:spots?|marks?|patches)|hyper ?pigmentation|pigmentation|melasma|freckles|(?:acne|pimple|post acne|old) marks?|pih|sunspots?)\b/,
	],
	[
		"uneven_tone",
		/\b(?:uneven (?:skin )?tone|even(?:er)? (?:skin )?tone|discolou?ration|dull(?:ness)?|glow(?:ing)?|radian(?:ce|t)|brighter|brighten\w*|skin tone)\b/,
	],
	["pores", /\b(?:pores?|black ?heads?|white ?heads?|clogged)\b/],
	["texture", /\b(?:textured?|rough(?:ness)?|bumpy|tiny bumps|smooth(?:er|ness)?|orange peel)\b/],
	["acne", /\b(?:acne|pimples?|break ?outs?|breaking out|blemish(?:es)?|spots|spotty)\b/],
	["redness", /\b(?:red(?:ness)?|flush(?:ed|es|ing)?|blotch(?:y|es)|rosacea|ruddy|blush(?:ing)?)\b/],
	["shine", /\b(?:oily|oil(?:iness)? control|oiliness|shin(?:e|y)|greasy|sebum|mattify\w*|matte)\b/],
	[
		"lines",
		/\b(?:wrinkl\w*|fine lines?|lines|anti ?aging|aging|crows? feet|smile lines|sagging|firm(?:er|ing|ness)|younger)\b/,
	],
	[
		"dryness",
		/\b(?:dry(?:ness)?|drier|dehydrat\w*|flak(?:y|ing|es)|parched|tight(?:ness)?|hydrat(?:e|ed|ing|ion)|moisture)\b/,
	],
];
