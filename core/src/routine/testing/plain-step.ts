import type { PlanStep, Weekday } from "../care-plan.ts";

/** A step with these actives and nothing to say, on these days or on every day. */
export function plainStep(actives: string[], days?: Weekday[]): PlanStep {
	return {
		instruction: "Use it.",
		product: null,
		because: "A test needs it.",
		because_ids: ["test"],
		actives,
		evidence: { grade: "C", sources: ["house_default"] },
		cautions: [],
		stop_if: [],
		per_week: days?.length ?? 7,
		start_week: 1,
		ramp: null,
		...(days ? { days } : {}),
	};
}
