import { MORNING_STEPS, NIGHT_STEPS, WEEKDAYS, WEEKLY_STEPS } from "@dewlight/core/routine/care-plan.ts";
import { z } from "zod";

export const planProductSchema = z.object({
	id: z.string(),
	name: z.string(),
	product_url: z.string().nullable(),
});

export const planStepSchema = z.object({
	instruction: z.string(),
	product: planProductSchema.nullable(),
	because: z.string(),
	because_ids: z.array(z.string()),
	actives: z.array(z.string()),
	evidence: z.object({ grade: z.enum(["A", "B", "C"]), sources: z.array(z.string()) }),
	cautions: z.array(z.string()),
	stop_if: z.array(z.string()),
	per_week: z.number(),
	start_week: z.number(),
	ramp: z.array(z.tuple([z.number(), z.number()])).nullable(),
	days: z.array(z.enum(WEEKDAYS)).optional(),
	step_id: z.string().optional(),
});

export const carePlanSchema = z.object({
	morning: z.partialRecord(z.enum(MORNING_STEPS), planStepSchema),
	night: z.partialRecord(z.enum(NIGHT_STEPS), planStepSchema),
	weekly: z.partialRecord(z.enum(WEEKLY_STEPS), planStepSchema),
	notes: z
		.array(z.object({ rule_id: z.string(), text: z.string(), sources: z.array(z.string()) }))
		.optional(),
});
