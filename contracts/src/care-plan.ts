import {
	MORNING_STEPS,
	NIGHT_STEPS,
	PRODUCT_CATEGORIES,
	WEEKDAYS,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";

// What the contract does not name is additive: the server sends all of it, a reader does without.

export const planProductSchema = z.object({
	id: z.string().default(""),
	name: z.string(),
	product_url: z.string().nullable().default(null),
});

export const planStepSchema = z.object({
	instruction: z.string(),
	product: planProductSchema.nullable().default(null),
	/** Where the product's strength is not the one this step names; one sentence. */
	strength_note: z.string().optional(),
	/** Where no product fits: what to look for on a label; one sentence. */
	look_for: z.string().optional(),
	because: z.string().default(""),
	because_ids: z.array(z.string()).default([]),
	actives: z.array(z.string()).default([]),
	evidence: z.object({ grade: z.enum(["A", "B", "C"]), sources: z.array(z.string()) }).optional(),
	cautions: z.array(z.string()).default([]),
	stop_if: z.array(z.string()).default([]),
	normal: z.string().optional(),
	pause_if: z.string().optional(),
	works_from_weeks: z.number().optional(),
	per_week: z.number().default(7),
	start_week: z.number().default(0),
	ramp: z
		.array(z.tuple([z.number(), z.number()]))
		.nullable()
		.default(null),
	days: z.array(z.enum(WEEKDAYS)).optional(),
	step_id: z.string().optional(),
});
export type PlanStep = z.infer<typeof planStepSchema>;

const pricedProductSchema = z.object({
	id: z.string(),
	name: z.string(),
	category: z.enum(PRODUCT_CATEGORIES),
	price: z.number().nullable(),
});

/** What the picks cost together, each once; `under` where a budget was told. `words` say all of it. */
export const planPriceSchema = z.object({
	currency: z.string(),
	region: z.string().nullable(),
	total: z.number(),
	products: z.number(),
	unpriced: z.number(),
	from: z.string().nullable(),
	to: z.string().nullable(),
	words: z.string(),
	under: z
		.object({
			limit: z.number(),
			total: z.number(),
			fits: z.boolean(),
			products: z.array(pricedProductSchema),
			later: z.array(pricedProductSchema),
			words: z.string(),
		})
		.optional(),
});

export const carePlanSchema = z.object({
	morning: z.partialRecord(z.enum(MORNING_STEPS), planStepSchema),
	night: z.partialRecord(z.enum(NIGHT_STEPS), planStepSchema),
	weekly: z.partialRecord(z.enum(WEEKLY_STEPS), planStepSchema),
	notes: z
		.array(
			z.object({
				rule_id: z.string(),
				text: z.string(),
				sources: z.array(z.string()),
				/** True where nobody may miss it; missing for what only explains the plan. */
				safety: z.boolean().optional(),
				/** The question of the note it is about; one that is open can be asked in the chat. */
				asks: z.string().optional(),
			}),
		)
		.optional(),
	price: planPriceSchema.optional(),
});
