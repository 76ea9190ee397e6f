import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { planPriceSchema } from "./care-plan.ts";
import { defineEndpoints } from "./endpoint.ts";

export const RECOMMENDATION_GROUPS = [
	"care_plan",
	"general_alternatives",
	"fragrance_free",
	"sensitive_skin",
	"budget",
	"trending",
	"top_rated",
] as const;
export type RecommendationGroup = (typeof RECOMMENDATION_GROUPS)[number];

export const OWN_PRODUCT_LENGTH = { name: 200, brand: 100, inci: 20_000 } as const;

/**
 * A product as every list shows it (DATA-21, DATA-22). Facts of the shop always come with retailer and month;
 * a person's own product has neither. `suggested_category` names the plan's step it is meant for.
 */
export const productSchema = z.object({
	id: z.string(),
	name: z.string(),
	brand: z.string().optional(),
	image_url: z.string().nullable().default(null),
	product_url: z.string().nullable().default(null),
	price: z.number().nullable().default(null),
	currency: z.string().optional(),
	rating: z.number().nullable().default(null),
	rating_observed: z.string().nullable().optional(),
	rating_retailer: z.string().nullable().optional(),
	retailer: z.string().nullable().optional(),
	observed: z.string().nullable().optional(),
	stale: z.boolean().optional(),
	suggested_category: z.enum(PRODUCT_CATEGORIES).nullable().default(null),
	/** Places of the plan, `{section}_{step}`, that it is offered for; missing where it was not offered for a place. */
	suggested_steps: z.array(z.string()).optional(),
	category: z.enum(PRODUCT_CATEGORIES).nullable().default(null),
	is_custom: z.boolean().default(false),
	is_confirmed: z.boolean().default(false),
	/** Since when it is in use, ISO 8601; in `confirmed_care_plan` only. */
	in_use_since: z.string().optional(),
	/** One sentence: why this product for this person. */
	reason: z.string().optional(),
	/** Where its strength is not the one the step names; one sentence. */
	strength_note: z.string().optional(),
	/** Points by part, each named in plain words; their sum is the score. Commission is not a part. */
	score_parts: z.array(z.object({ part: z.string(), words: z.string(), points: z.number() })).optional(),
	score: z.number().optional(),
	no_listed_fragrance: z.boolean().optional(),
	sensitive_safe: z.boolean().optional(),
	actives: z.array(z.string()).optional(),
});
export type Product = z.infer<typeof productSchema>;

/** Where no product is suggested at all: what to do instead, and why. */
export const heldSchema = z.object({ advice: z.array(z.string()), why: z.string() });

/** API-44: all seven keys are always there; `notes` says where a group fell back and why. */
export const recommendationsSchema = z.record(z.enum(RECOMMENDATION_GROUPS), z.array(productSchema)).and(
	z.object({
		/** `report`: chosen for the newest report. `answers`: there is none yet. */
		basis: z.enum(["report", "answers"]).optional(),
		notes: z.partialRecord(z.enum(RECOMMENDATION_GROUPS), z.string()).optional(),
		/** What the picks of the plan cost together; missing where none is named. */
		price: planPriceSchema.optional(),
		/** Missing where products are suggested. */
		held: heldSchema.optional(),
	}),
);
export type Recommendations = z.infer<typeof recommendationsSchema>;

/** Search in the catalogue and the person's own products. */
export const productSearchQuerySchema = z.object({
	q: z.string().trim().max(200).default(""),
	category: z.enum(PRODUCT_CATEGORIES).optional(),
	limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const productSearchAnswerSchema = z.object({ products: z.array(productSchema) });

/** A product the person owns, by its ingredient list as printed on the box. */
export const addOwnProductSchema = z.object({
	name: z
		.string("Give the product a name.")
		.trim()
		.min(1, "Give the product a name.")
		.max(OWN_PRODUCT_LENGTH.name),
	brand: z.string().trim().max(OWN_PRODUCT_LENGTH.brand).optional(),
	category: z.enum(PRODUCT_CATEGORIES).nullable().default(null),
	inci: z.string().max(OWN_PRODUCT_LENGTH.inci, "This ingredient list is too long.").default(""),
	product_url: z.string().trim().max(2_000).nullable().default(null),
});
/** `read` tells what was understood of the list, so that the person can check it. */
export const addOwnProductAnswerSchema = z.object({
	product: productSchema,
	read: z.object({
		ingredients: z.array(z.string()),
		actives: z.array(z.object({ id: z.string(), name: z.string() })),
		unread: z.array(z.string()),
		no_listed_fragrance: z.boolean().nullable(),
		sensitive_safe: z.boolean().nullable(),
	}),
});
export const ownProductParamsSchema = z.object({ id: z.string().max(100) });

export const productApi = defineEndpoints({
	recommendations: {
		method: "GET",
		path: "/api/recommendations",
		access: "gated",
		answer: recommendationsSchema,
		errors: ["not_found"],
	},
	searchProducts: {
		method: "GET",
		path: "/api/products/search",
		access: "gated",
		query: productSearchQuerySchema,
		answer: productSearchAnswerSchema,
		errors: [],
	},
	addOwnProduct: {
		method: "POST",
		path: "/api/products/own",
		access: "gated",
		body: addOwnProductSchema,
		answer: addOwnProductAnswerSchema,
		errors: [],
	},
	removeOwnProduct: {
		method: "POST",
		path: "/api/products/own/:id/remove",
		access: "gated",
		params: ownProductParamsSchema,
		answer: okSchema,
		errors: ["not_found"],
	},
});
