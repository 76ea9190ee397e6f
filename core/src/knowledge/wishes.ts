/** Goals and concerns a person can name, mapped to what the photo measures. Keys are lower case. */

type ConcernName =
	| "acne"
	| "redness"
	| "dark_spots"
	| "uneven_tone"
	| "shine"
	| "pores"
	| "lines"
	| "under_eye"
	| "texture"
	| "dryness";

export const GOAL_CONCERNS: Readonly<Record<string, readonly ConcernName[]>> = {
	"glowing skin": ["texture", "shine"],
	"even tone": ["dark_spots", "uneven_tone"],
	"hydrated skin": ["dryness"],
	"younger appearance": ["lines"],
};

export const ISSUE_CONCERNS: Readonly<Record<string, readonly ConcernName[]>> = {
	acne: ["acne"],
	breakouts: ["acne"],
	pimples: ["acne"],
	blemishes: ["acne"],
	dryness: ["dryness"],
	"dry skin": ["dryness"],
	redness: ["redness"],
	"dark spots": ["dark_spots"],
	hyperpigmentation: ["dark_spots"],
	"uneven tone": ["uneven_tone"],
	wrinkles: ["lines"],
	"fine lines": ["lines"],
	pores: ["pores"],
	texture: ["texture"],
	oiliness: ["shine"],
	shine: ["shine"],
	"dark circles": ["under_eye"],
};
