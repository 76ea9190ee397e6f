import type { SourceId } from "./sources.ts";

/** What care can be for. The order is that of cause: what inflames or strains comes before what it leaves behind. */
export const MODULE_IDS = [
	"module.redness",
	"module.acne",
	"module.dryness",
	"module.tone",
	"module.lines",
	"module.texture",
	"module.shine",
	"module.under_eye",
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export interface ConcernModule {
	/** How the concern is named inside a sentence. */
	words: string;
	/** Below this severity care needs a wish of the person. */
	from: number;
	/** Note shown from severity 4: where a professional comes in. */
	refer: string | null;
	sources: SourceId[];
}

export const CONCERN_MODULES: Record<ModuleId, ConcernModule> = {
	"module.redness": {
		words: "redness",
		from: 2,
		refer:
			"Redness this visible deserves a doctor's look, sooner if it flushes, burns or your eyes feel gritty. Until then the plan only protects the skin.",
		sources: ["nice_cks_rosacea", "rosacea_trigger_survey", "niacinamide_reviews"],
	},
	"module.acne": {
		words: "inflamed spots",
		from: 2,
		refer:
			"Spots at this level are worth showing to a dermatologist: prescription care does more than a routine can. Treating early prevents scars, so book it now. What this plan does is for the time until then.",
		sources: ["aad_acne_2024", "nice_ng198", "cochrane_acne_topicals_2020"],
	},
	"module.dryness": {
		words: "a dry look",
		from: 1,
		refer: "See a doctor if the skin cracks, itches or oozes.",
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	"module.tone": {
		words: "darker marks and uneven tone",
		from: 2,
		refer:
			"Show marks to a dermatologist if they are new, changing, or spread in patches after a pregnancy or with the pill. We do not assess moles.",
		sources: ["niacinamide_tranexamic_2014", "vitamin_c_review", "tinted_sunscreen_2024"],
	},
	"module.lines": {
		words: "lines",
		from: 2,
		refer:
			"Products change deep lines little. Prescription creams and procedures exist; a dermatologist can say what is realistic.",
		sources: ["retinol_review_2021", "aad_sunscreen"],
	},
	"module.texture": {
		words: "uneven texture and visible pores",
		from: 2,
		refer: null,
		sources: ["niacinamide_reviews", "fda_acne_monograph"],
	},
	"module.shine": {
		words: "shine",
		from: 2,
		refer: null,
		sources: ["niacinamide_reviews", "aad_acne_2024"],
	},
	"module.under_eye": {
		words: "darkness under the eyes",
		from: 2,
		refer: null,
		sources: ["under_eye_2015"],
	},
};

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

/** Goals a person can name, mapped to what the photo measures. Keys are lower case. */
export const GOAL_CONCERNS: Readonly<Record<string, readonly ConcernName[]>> = {
	"glowing skin": ["texture", "shine"],
	"even tone": ["dark_spots", "uneven_tone"],
	"hydrated skin": ["dryness"],
	"younger appearance": ["lines"],
};

/** The same for the concerns a person can name. */
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

/** What helps how a concern looks, in general; `stop` says when a professional comes in. Sources: `CONCERN_MODULES`. */
interface ConcernAnswer {
	/** Where it commonly comes from. */
	why: string;
	helps: string;
	grade: "A" | "B" | "C";
	stop: string;
}

export const CONCERN_ANSWERS = {
	acne: {
		why: "Spots come when pores clog with oil and dead cells and the skin around them reacts; hormones, family and some creams play a part, washing too little does not.",
		helps:
			"For spots: a mild cleanser twice a day, a light moisturizer, and one treatment at a time. Salicylic acid suits clogged pores, benzoyl peroxide or adapalene inflamed spots, azelaic acid skin that reddens easily. No squeezing, no scrubbing.",
		grade: "A",
		stop: "Deep, painful or scarring spots belong in a dermatologist's hands from the start.",
	},
	redness: {
		why: "Redness often comes from a barrier that is stressed by too many or scented products, from heat, sun and wind, or from skin that simply flushes easily.",
		helps:
			"For redness: fewer products, nothing with fragrance, drying alcohol or menthol, and a mineral sunscreen every day. Azelaic acid or niacinamide help once skin is calm. Heat, sun, alcohol and spicy food make it show more.",
		grade: "B",
		stop: "Redness that stays, flushes or stings, or comes with gritty eyes, is worth a doctor's look.",
	},
	dark_spots: {
		why: "Darker marks are extra pigment, mostly from sun or left behind by spots and irritation.",
		helps:
			"For darker marks: sunscreen every day does the most, tinted with iron oxides if you can, because light keeps them dark. Beside it vitamin C, niacinamide with tranexamic acid, or azelaic acid fade them slowly.",
		grade: "B",
		stop: "A mark that is new, grows or changes should be seen by a dermatologist; we do not assess moles.",
	},
	uneven_tone: {
		why: "Sun, old marks and dry surface cells make tone look uneven and dull.",
		helps:
			"For a more even, brighter look: daily sunscreen first. Then vitamin C in the morning or niacinamide; a mild exfoliant once a week if your skin likes it.",
		grade: "B",
		stop: "",
	},
	shine: {
		why: "Oil is made by glands, and how much is mostly family, hormones and warmth; washing too hard does not lower it and leaves skin tight.",
		helps:
			"For shine: a gel cleanser that does not strip, a light moisturizer all the same, and niacinamide. Salicylic acid helps on a night or two. Blotting paper beats washing again.",
		grade: "B",
		stop: "",
	},
	pores: {
		why: "Pores are openings of hair and oil glands; their size is mostly given, and oil and dead cells in them make them show.",
		helps:
			"For pores and blackheads: salicylic acid clears what sits in them, and a retinoid keeps them clearer. Their size is mostly given; clean pores look smaller. No strips, no squeezing.",
		grade: "B",
		stop: "",
	},
	lines: {
		why: "Lines come from sun above all, then from age, expressions and dryness.",
		helps:
			"For lines: sunscreen every day does more than anything in a bottle, and a moisturizer makes fine ones show less. Retinol is the usual next step.",
		grade: "C",
		stop: "Deep lines change little with products; a dermatologist can say what else is realistic.",
	},
	under_eye: {
		why: "Darkness under the eyes is mostly inherited, thin skin or a shadow; tiredness only adds to it.",
		helps:
			"For darkness under the eyes: it is often inherited or a shadow, so creams change little. Sleep, sunscreen and caffeine against puffiness are worth a try, and concealer is honest work.",
		grade: "C",
		stop: "",
	},
	texture: {
		why: "Dead cells that stay on the surface, small clogged pores and dryness make skin feel rough.",
		helps:
			"For a smoother look: moisturizer every day and sunscreen. One mild exfoliant on one or two nights a week does more. Retinol is the slower way. Scrubbing harder makes it rougher.",
		grade: "C",
		stop: "",
	},
	dryness: {
		why: "Skin dries when its barrier loses water: hot showers, strong cleansers, dry air, and acids or retinoids used too often.",
		helps:
			"For dry-looking skin: a cream cleanser or just water in the morning, a cream with ceramides and glycerin on damp skin, short lukewarm showers, and a pause from acids and retinoids until it feels calm.",
		grade: "B",
		stop: "Skin that cracks, itches or oozes should be seen by a doctor.",
	},
} as const satisfies Record<string, ConcernAnswer>;
