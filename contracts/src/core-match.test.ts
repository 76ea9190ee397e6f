import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import type { ConditionNotes } from "@dewlight/core/skin/condition-notes.ts";
import type { ProgressSummary } from "@dewlight/core/skin/progress-summary.ts";
import { expect, test } from "vitest";
import type { z } from "zod";
import { carePlanSchema } from "./care-plan.ts";
import { type checkinEventSchema, conditionNotesSchema, progressSummarySchema } from "./scans.ts";

// These assignments do not compile when core's answer stops fitting the wire.
const notesFit = (value: ConditionNotes): z.input<typeof conditionNotesSchema> => value;
const progressFits = (value: ProgressSummary): z.input<typeof progressSummarySchema> => value;
const planFits = (value: CarePlan): z.input<typeof carePlanSchema> => value;
const eventFits = (value: StageEvent): z.input<typeof checkinEventSchema> => value;

test("the smallest answers of core pass the wire's schemas unchanged", () => {
	const progress: ProgressSummary = {
		overall_assessment: "This is your baseline.",
		improvements: [],
		regressions: [],
		not_sure_yet: [],
		action_items: [],
		basis: "baseline",
		not_comparable_because: [],
		changes: [],
	};
	expect(progressSummarySchema.parse(progressFits(progress))).toEqual(progress);
	expect(carePlanSchema.parse(planFits({ morning: {}, night: {}, weekly: {} }))).toEqual({
		morning: {},
		night: {},
		weekly: {},
	});
	expect(conditionNotesSchema.safeParse({}).success).toBe(false);
	expect([notesFit, eventFits]).toHaveLength(2);
});
