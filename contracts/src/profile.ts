import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { SENSITIVITIES, SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { z } from "zod";
import { preferencesSchema, tagListSchema } from "./accounts.ts";
import { carePlanSchema } from "./care-plan.ts";
import { productSchema } from "./products.ts";

/**
 * Products in use: flat keys `{section}_{step}` (PLAN-A3) and, under `additional`, products without a step by their
 * id, each with a description.
 */
export const confirmedCarePlanSchema = z
	.object({ additional: z.record(z.string(), productSchema.extend({ description: z.string() })).optional() })
	.catchall(productSchema);
export type ConfirmedCarePlan = z.infer<typeof confirmedCarePlanSchema>;

/** `stop`: take it out. `change`: move or space it. `know`: worth knowing. `myth`: widely said, not supported. */
export const WARNING_LEVELS = ["stop", "change", "know", "myth"] as const;

/** One thing the engine says about the products really in use. */
export const routineWarningSchema = z.object({
	rule_id: z.string(),
	level: z.enum(WARNING_LEVELS),
	title: z.string(),
	why: z.string(),
	fix: z.string(),
	grade: z.string(),
	sources: z.array(z.object({ id: z.string(), title: z.string(), url: z.string().nullable() })),
	/** Keys of confirmed_care_plan this is about. */
	steps: z.array(z.string()),
	product_ids: z.array(z.string()),
});
export type RoutineWarning = z.infer<typeof routineWarningSchema>;

export const planChangeSchema = z.object({
	kind: z.enum(["added", "removed", "changed"]),
	section: z.enum(PLAN_SECTIONS),
	step: z.string(),
	text: z.string(),
	because: z.string(),
});

/** API-42, with additive keys. `skin_type` and the plan are null before the first report. */
export const profileSchema = z.object({
	skin_type: z.enum(SKIN_TYPES).nullable(),
	skin_sensitivity: z.enum(SENSITIVITIES).nullable().default(null),
	goals: z.array(z.string()),
	issues: z.array(z.string()),
	preferences: preferencesSchema,
	care_plan: carePlanSchema.nullable(),
	confirmed_care_plan: confirmedCarePlanSchema,
	/** Products by id that the suggested plan names, with shop facts. */
	suggested_products: z.record(z.string(), productSchema).default({}),
	/** Keys `{section}_{step}` the person left out of the suggested plan. */
	dropped_steps: z.array(z.string()).default([]),
	/** Steps that may be dropped, each with the reason; nothing acts there that another step does not do. */
	droppable_steps: z.array(z.object({ step: z.string(), reason: z.string() })).default([]),
	warnings: z.array(routineWarningSchema).default([]),
	/**
	 * What differs, and why: from the plan of the scan before, or, where the person answered differently since the photo,
	 * from the plan as the photo first gave it. [] for the first plan.
	 */
	changes: z.array(planChangeSchema).default([]),
	/** "You told us …": the answers that the plan was made again for; missing when there are none. */
	changes_told: z.string().optional(),
	plan_made_at: z.string().nullable().default(null),
	previous_plan_made_at: z.string().nullable().default(null),
	own_products: z.array(productSchema).default([]),
});
export type Profile = z.infer<typeof profileSchema>;

export const updateProfileSchema = z
	.object({
		goals: tagListSchema.optional(),
		issues: tagListSchema.optional(),
		preferences: preferencesSchema.optional(),
	})
	.refine(
		({ goals, issues, preferences }) => goals ?? issues ?? preferences,
		"Send goals, issues or preferences.",
	);

const stepKey = z.string().trim().min(1, "Name the step.").max(100);

/**
 * API-43. Of the product only the id is believed; without a known id it is stored as the person's own, with its name
 * and links that are safe (API-A11).
 */
export const confirmProductSchema = z.object({
	step: stepKey,
	product: z.object({
		id: z.string().max(100).optional(),
		name: z.string().trim().max(200).optional(),
		image_url: z.string().max(2_000).nullish(),
		imageurl: z.string().max(2_000).nullish(),
		product_url: z.string().max(2_000).nullish(),
		producturl: z.string().max(2_000).nullish(),
		category: z.string().max(100).nullish(),
	}),
});
export const removeProductSchema = z.object({ step: stepKey, id: z.string().max(100) });
export const confirmedPlanAnswerSchema = z.object({
	confirmed_care_plan: confirmedCarePlanSchema,
	warnings: z.array(routineWarningSchema).optional(),
	/** Said where a picture was sent that is not kept. */
	image_refused: z.string().optional(),
});

/** Leaves a suggested step out, or takes it back in. */
export const dropStepSchema = z.object({ step: stepKey, dropped: z.boolean() });
export const droppedStepsAnswerSchema = z.object({ dropped_steps: z.array(z.string()) });
