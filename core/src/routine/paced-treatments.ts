import { isTreatment } from "../knowledge/actives.ts";
import type { PacedTreatment } from "../skin/biology-clock.ts";
import { CONCERNS } from "../skin/concern.ts";
import type { PlanStep } from "./care-plan.ts";
import { CONCERN_MODULE } from "./find-needs.ts";

/** The treatments among a plan's steps, what each is for and when it reaches its settled pace: the clock counts from there. */
export function pacedTreatments(steps: readonly PlanStep[]): PacedTreatment[] {
	return steps.flatMap(({ step_id, actives, because_ids, start_week, ramp }) => {
		if (step_id === undefined || !actives.some(isTreatment)) return [];
		const concerns = CONCERNS.filter((concern) => because_ids.includes(CONCERN_MODULE[concern]));
		return [{ step_id, concerns, settled_week: start_week + (ramp?.at(-1)?.[0] ?? 1) - 1 }];
	});
}
