import type { ActiveId } from "../actives.ts";
import type { SourceId } from "../sources.ts";

type Category =
	| "cleanser"
	| "toner"
	| "serum"
	| "eye_cream"
	| "moisturizer"
	| "sunscreen"
	| "mask"
	| "exfoliant";

/** A kind of product as a sentence names it, and what matters when choosing one. */
export interface ProductWords {
	one: string;
	look_for: string;
	sources: readonly SourceId[];
}

export const PRODUCT_WORDS: Record<Category, ProductWords> = {
	cleanser: {
		one: "cleanser",
		look_for: "A good one cleans without leaving skin tight; the rest is taste.",
		sources: ["aad_face_washing", "nice_ng198"],
	},
	toner: {
		one: "toner",
		look_for: "Nobody needs a toner, so it should at least be one that does not irritate.",
		sources: ["aad_order"],
	},
	serum: {
		one: "serum",
		look_for: "A serum is worth it for one ingredient that has a job, so I look at that first.",
		sources: ["aad_order"],
	},
	eye_cream: {
		one: "eye cream",
		look_for:
			"Your moisturizer often does the same around the eyes; if you want one, a plain and gentle formula is the point.",
		sources: ["under_eye_2015"],
	},
	moisturizer: {
		one: "moisturizer",
		look_for: "Ceramides, glycerin and a texture you like to wear matter more than the label.",
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	sunscreen: {
		one: "sunscreen",
		look_for: "Broad spectrum, SPF 30 or more, and a feel that lets you use enough of it.",
		sources: ["aad_sunscreen"],
	},
	mask: {
		one: "mask",
		look_for: "A mask is an extra; it should calm or hydrate and not strip.",
		sources: ["house_default"],
	},
	exfoliant: {
		one: "exfoliant",
		look_for: "One mild acid on one or a few nights beats a scrub, always with sunscreen the next day.",
		sources: ["fda_aha_2005", "aad_acne_2024"],
	},
};

/** What may be looked for, the first choice first; what is advised when one of them is left out. */
export const NEED_ACTIVES = {
	acne: ["salicylic_acid", "benzoyl_peroxide", "adapalene", "azelaic_acid"],
	redness: ["azelaic_acid", "niacinamide", "panthenol"],
	dark_spots: ["niacinamide", "tranexamic_acid", "azelaic_acid", "vitamin_c"],
	uneven_tone: ["niacinamide", "azelaic_acid", "vitamin_c"],
	shine: ["niacinamide", "salicylic_acid", "zinc_pca"],
	pores: ["salicylic_acid", "niacinamide"],
	lines: ["retinol", "peptides", "niacinamide"],
	under_eye: ["caffeine", "niacinamide"],
	texture: ["lactic_acid", "pha", "urea"],
	dryness: ["ceramides", "glycerin", "hyaluronic_acid"],
} as const satisfies Record<string, readonly ActiveId[]>;

/** Which ingredients are worth looking for, where a need is named and no kind of product. Sources: concern-modules.ts. */
export const NEED_LOOK_FOR = {
	acne: "Salicylic acid for clogged pores, benzoyl peroxide or adapalene for inflamed spots, azelaic acid for skin that reddens.",
	redness: "Nothing scented, little in it, and azelaic acid or niacinamide when skin is calm.",
	dark_spots:
		"Vitamin C, niacinamide with tranexamic acid, or azelaic acid are worth it; daily sunscreen does the most.",
	uneven_tone: "Sunscreen first, then vitamin C or niacinamide.",
	shine: "Niacinamide, salicylic acid on a night or two, and light textures.",
	pores: "Salicylic acid is the one that goes into pores.",
	lines: "Sunscreen does more than anything else; retinol is an option with limited evidence.",
	under_eye: "Caffeine for puffiness at most; nothing changes inherited darkness much.",
	texture: "One mild exfoliant, used rarely, with sunscreen by day.",
	dryness: "Ceramides, glycerin and a cream that stays on.",
} as const;
