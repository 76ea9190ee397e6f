import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { STEP_KEYS } from "@dewlight/core/routine/plan-steps.ts";
import { SENSITIVITIES, SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { z } from "zod";
import { preferencesSchema, tagListSchema } from "./accounts.ts";
import { carePlanSchema } from "./care-plan.ts";
import { defineEndpoints } from "./endpoint.ts";
import { heldSchema, productSchema } from "./products.ts";

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

export const ROUTINE_PARTS = ["morning", "night"] as const;
export const SKIP_REASONS = ["stings", "no_time", "travelling"] as const;
export const skippedRoutineSchema = z.object({
	day: z.string(),
	part: z.enum(ROUTINE_PARTS),
	reason: z.enum(SKIP_REASONS).nullable(),
});
export type SkippedRoutine = z.infer<typeof skippedRoutineSchema>;

/** API-42, with additive keys. `skin_type` and the plan are null before the first report. */
export const profileSchema = z.object({
	skin_type: z.enum(SKIN_TYPES).nullable(),
	skin_sensitivity: z.enum(SENSITIVITIES).nullable().default(null),
	goals: z.array(z.string()),
	issues: z.array(z.string()),
	preferences: preferencesSchema,
	/** What the newest report understood from its note and the answers do not say too: "you have rosacea". */
	told_in_note: z.array(z.string()).default([]),
	care_plan: carePlanSchema.nullable(),
	confirmed_care_plan: confirmedCarePlanSchema,
	/** Missing where products are suggested. */
	held: heldSchema.optional(),
	/** Products by id that the suggested plan names, with shop facts. */
	suggested_products: z.record(z.string(), productSchema).default({}),
	/** Keys `{section}_{step}` the person left out of the suggested plan. */
	dropped_steps: z.array(z.string()).default([]),
	/** Steps that may be dropped, each with the reason; nothing acts there that another step does not do. */
	droppable_steps: z.array(z.object({ step: z.string(), reason: z.string() })).default([]),
	/** Keys of the steps checked off, by day YYYY-MM-DD; the days that are today somewhere on earth. */
	done_steps: z.record(z.string(), z.array(z.string())).default({}),
	/** Mornings and nights of the same days that the person skipped. */
	skipped_routines: z.array(skippedRoutineSchema).default([]),
	/** Days on which skin stung, or the diary told of danger: from each a treatment pauses and its ramp waits. */
	stung_days: z.array(z.string()).default([]),
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
const placeKey = z.enum(STEP_KEYS, "Send the steps as {section}_{step}.");

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
	/** The places it was offered for; they stand above `step`, which may be a bare one (PLAN-A3). */
	steps: z.array(placeKey).min(1).max(STEP_KEYS.length).optional(),
	/**
	 * True asks first: where a rule wants something out or moved nothing is changed, and `question` says what. True or
	 * false, the answer then tells what was added, replaced and brought up.
	 */
	ask: z.boolean().optional(),
});
export const removeProductSchema = z.object({ step: stepKey, id: z.string().max(100) });

/** What stood at a step before another product came. */
export const replacedSchema = z.array(z.object({ step: z.string(), product: productSchema }));
export const confirmedPlanAnswerSchema = z.object({
	confirmed_care_plan: confirmedCarePlanSchema,
	warnings: z.array(routineWarningSchema).optional(),
	/** Where it stands now and did not before; with `replaced` all that taking it back needs. */
	added_to: z.array(z.string()).optional(),
	replaced: replacedSchema.optional(),
	/** What the addition brought up, most urgent first. */
	new_warnings: z.array(routineWarningSchema).optional(),
	/** Only where it was asked for: nothing is changed yet. */
	question: z
		.object({
			steps: z.array(z.string()),
			replaces: replacedSchema,
			warnings: z.array(routineWarningSchema),
		})
		.optional(),
	/** Said where a picture was sent that is not kept. */
	image_refused: z.string().optional(),
});
export type ConfirmedPlanAnswer = z.infer<typeof confirmedPlanAnswerSchema>;

/**
 * Takes an addition back: `id` leaves the steps it was added to, and what stood there before comes back as it was, with
 * its day. A step where something else stands by now is left alone.
 */
export const undoConfirmSchema = z.object({
	id: z.string().min(1).max(100),
	steps: z
		.array(stepKey)
		.min(1)
		.max(STEP_KEYS.length + 1),
	replaced: z
		.array(
			z.object({
				step: placeKey,
				id: z.string().min(1).max(100),
				name: z.string().trim().max(200).optional(),
				in_use_since: z.iso.datetime().optional(),
			}),
		)
		.max(STEP_KEYS.length)
		.default([]),
});
export type UndoConfirm = z.input<typeof undoConfirmSchema>;

/** Leaves a suggested step out, or takes it back in. */
export const dropStepSchema = z.object({ step: stepKey, dropped: z.boolean() });
export const droppedStepsAnswerSchema = z.object({ dropped_steps: z.array(z.string()) });

/**
 * Checks steps of a day off, or takes that back. `day` is today where the person is, or up to a week back for what was
 * tapped without a network; saying the same twice changes nothing.
 */
export const markDoneSchema = z.object({
	day: z.iso.date("Send the day as YYYY-MM-DD."),
	steps: z.array(placeKey).min(1, "Name a step.").max(STEP_KEYS.length),
	done: z.boolean(),
});
export const doneStepsAnswerSchema = profileSchema.pick({ done_steps: true });

/** Skips the morning or the night of a day, or takes that back. Where it stings, treatments pause. */
export const skipRoutineSchema = z.object({
	day: z.iso.date("Send the day as YYYY-MM-DD."),
	part: z.enum(ROUTINE_PARTS),
	skipped: z.boolean(),
	reason: z.enum(SKIP_REASONS).nullable().default(null),
});
export const skippedAnswerSchema = profileSchema.pick({ skipped_routines: true, stung_days: true });

/** A day any calendar can show. */
const calendarQuerySchema = z.object({
	start: z.iso
		.date("Send the first day as YYYY-MM-DD.")
		.refine((day) => day >= "2000-01-01" && day < "2100-01-01", "Choose a day of this century.")
		.optional(),
});

const CHANGE_OF_SHELF = { method: "PATCH", access: "gated", answer: confirmedPlanAnswerSchema } as const;

export const profileApi = defineEndpoints({
	profile: {
		method: "GET",
		path: "/api/profile",
		access: "gated",
		answer: profileSchema,
		errors: ["not_found"],
	},
	updateProfile: {
		method: "POST",
		path: "/api/profile",
		access: "gated",
		body: updateProfileSchema,
		answer: profileSchema,
		errors: ["not_found"],
	},
	confirmProduct: {
		...CHANGE_OF_SHELF,
		path: "/api/profile/confirm-product",
		body: confirmProductSchema,
		errors: ["not_found"],
	},
	undoConfirm: {
		...CHANGE_OF_SHELF,
		path: "/api/profile/undo-confirm",
		body: undoConfirmSchema,
		errors: ["not_found"],
	},
	removeProduct: {
		...CHANGE_OF_SHELF,
		path: "/api/profile/remove-product",
		body: removeProductSchema,
		errors: ["not_found"],
	},
	dropStep: {
		method: "PATCH",
		path: "/api/profile/drop-step",
		access: "gated",
		body: dropStepSchema,
		answer: droppedStepsAnswerSchema,
		errors: [],
	},
	markDone: {
		method: "PATCH",
		path: "/api/profile/mark-done",
		access: "gated",
		body: markDoneSchema,
		answer: doneStepsAnswerSchema,
		errors: [],
	},
	skipRoutine: {
		method: "PATCH",
		path: "/api/profile/skip-routine",
		access: "gated",
		body: skipRoutineSchema,
		answer: skippedAnswerSchema,
		errors: [],
	},
	carePlanCalendar: {
		method: "GET",
		path: "/api/care-plan.ics",
		access: "gated",
		query: calendarQuerySchema,
		content: ["text/calendar"],
		errors: ["not_found"],
	},
});
