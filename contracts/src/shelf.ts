import { PRODUCT_CATEGORIES, WEEKDAYS } from "@dewlight/core/routine/care-plan.ts";
import { PATCH_LOOKS, PATCH_STATES, REACTION_SIGNS } from "@dewlight/core/shelf/reactions.ts";
import { LEAVING_WAYS, SHELF_STATES } from "@dewlight/core/shelf/shelf.ts";
import { LOADS } from "@dewlight/core/shelf/week-load.ts";
import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

const day = z.iso
	.date("Send the day as YYYY-MM-DD.")
	.refine((one) => one >= "2000-01-01" && one < "2100-01-01", "Choose a day of this century.");
export const SHELF_LENGTH = { note: 500 } as const;

const packSchema = z.object({
	opened_on: day.nullable(),
	lasts_months: z.number().int().min(1).max(60).nullable(),
	best_before: day.nullable(),
	price: z.number().min(0).max(100_000).nullable(),
	currency: z.string().regex(/^[A-Z]{3}$/, "A currency has three letters."),
});

export const addToShelfSchema = packSchema.partial().extend({ product_id: z.string().min(1).max(100) });
export const changeShelfItemSchema = packSchema
	.partial()
	.extend({ left_on: day.nullable().optional(), left_as: z.enum(LEAVING_WAYS).nullable().optional() });
export const shelfParamsSchema = z.object({ id: z.string().min(1).max(100) });
/** The day where the person is, which decides what has ended. */
export const shelfQuerySchema = z.object({ today: day.optional() });

export const addReactionSchema = z.object({
	product_id: z.string().min(1).max(100),
	day,
	signs: z.array(z.enum(REACTION_SIGNS)).min(1, "Say what you noticed.").max(REACTION_SIGNS.length),
	note: z.string().trim().max(SHELF_LENGTH.note).default(""),
});
export const startPatchTestSchema = z.object({ product_id: z.string().min(1).max(100) });
export const changePatchTestSchema = z.object({
	/** What the spot looks like now; `stop` ends the test. */
	look: z.enum([...PATCH_LOOKS, "stop"]),
});

export const shelfItemSchema = packSchema.extend({
	id: z.string(),
	product_id: z.string(),
	name: z.string(),
	brand: z.string().optional(),
	category: z.enum(PRODUCT_CATEGORIES).nullable(),
	image_url: z.string().nullable().default(null),
	left_on: z.string().nullable(),
	left_as: z.enum(LEAVING_WAYS).nullable(),
	in_use: z.boolean(),
	/** Day since when, of what is in use. */
	in_use_since: z.string().nullable().default(null),
	/** How skin took it in the newest patch test that came to an end. */
	tested: z.enum(["calm", "reacted"]).nullable().default(null),
	state: z.enum(SHELF_STATES),
	ends_on: z.string().nullable(),
	guessed: z.boolean(),
	words: z.string(),
});
export type ShelfItem = z.infer<typeof shelfItemSchema>;

const halfSchema = z.object({
	load: z.enum(LOADS),
	products: z.array(z.object({ name: z.string(), actives: z.array(z.string()) })),
	clash: z.string().nullable(),
});
export const reactionSchema = z.object({
	id: z.string(),
	product_id: z.string(),
	product_name: z.string(),
	day: z.string(),
	/** The first day is 1; null where nobody told when it was opened. */
	day_of_use: z.number().nullable(),
	signs: z.array(z.enum(REACTION_SIGNS)),
	note: z.string().nullable(),
});
export type Reaction = z.infer<typeof reactionSchema>;

export const patchTestSchema = z.object({
	id: z.string(),
	product_id: z.string(),
	product_name: z.string(),
	started_at: z.string(),
	first_look: z.enum(PATCH_LOOKS).nullable(),
	second_look: z.enum(PATCH_LOOKS).nullable(),
	state: z.enum(PATCH_STATES),
	look_at: z.string().nullable(),
	words: z.string(),
});
export type PatchTest = z.infer<typeof patchTestSchema>;

export const shelfAnswerSchema = z.object({
	items: z.array(shelfItemSchema),
	/** What the open packs cost a month, by currency. */
	costs: z.array(
		z.object({
			currency: z.string(),
			per_month: z.number(),
			counted: z.number(),
			unpriced: z.number(),
		}),
	),
	week: z.array(z.object({ day: z.enum(WEEKDAYS), morning: halfSchema, night: halfSchema })),
	/** In use by the plan and not on the shelf yet. */
	missing: z.array(z.object({ product_id: z.string(), name: z.string() })),
	reactions: z.array(reactionSchema),
	patch_tests: z.array(patchTestSchema),
});
export type Shelf = z.infer<typeof shelfAnswerSchema>;

/** `urgent` comes from the note: read before everything else. */
export const reactionAnswerSchema = z.object({
	advice: z.object({ level: z.enum(["emergency", "stop", "slow", "fine"]), words: z.string() }),
	urgent: z.array(z.string()),
	/** Days on which treatments began to pause, this one among them where it made them. */
	stung_days: z.array(z.string()),
	/** True where the care plan was made again for what was told. */
	plan_changed: z.boolean(),
});
export type ReactionAnswer = z.infer<typeof reactionAnswerSchema>;

export const shelfApi = defineEndpoints({
	shelf: {
		method: "GET",
		path: "/api/shelf",
		access: "gated",
		query: shelfQuerySchema,
		answer: shelfAnswerSchema,
		errors: [],
	},
	addToShelf: {
		method: "POST",
		path: "/api/shelf",
		access: "gated",
		body: addToShelfSchema,
		answer: okSchema,
		errors: ["not_found", "conflict"],
	},
	changeShelfItem: {
		method: "PATCH",
		path: "/api/shelf/:id",
		access: "gated",
		params: shelfParamsSchema,
		body: changeShelfItemSchema,
		answer: okSchema,
		errors: ["not_found", "conflict"],
	},
	removeShelfItem: {
		method: "POST",
		path: "/api/shelf/:id/remove",
		access: "gated",
		params: shelfParamsSchema,
		answer: okSchema,
		errors: ["not_found"],
	},
	addReaction: {
		method: "POST",
		path: "/api/reactions",
		access: "gated",
		body: addReactionSchema,
		answer: reactionAnswerSchema,
		errors: ["not_found", "conflict"],
	},
	removeReaction: {
		method: "POST",
		path: "/api/reactions/:id/remove",
		access: "gated",
		params: shelfParamsSchema,
		answer: okSchema,
		errors: ["not_found"],
	},
	startPatchTest: {
		method: "POST",
		path: "/api/patch-tests",
		access: "gated",
		body: startPatchTestSchema,
		answer: okSchema,
		errors: ["not_found", "conflict"],
	},
	changePatchTest: {
		method: "PATCH",
		path: "/api/patch-tests/:id",
		access: "gated",
		params: shelfParamsSchema,
		body: changePatchTestSchema,
		answer: okSchema,
		errors: ["not_found", "conflict"],
	},
});
