import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import type { Guide, GuideClaims } from "../guide.ts";
import { guidePlan, type PlannedStep } from "./guide-plan.ts";

/** The worked routine holds the steps core plans for the person of the claims, in the order of use. */
export function checkRoutine({ routine }: Guide, { person }: GuideClaims): string[] {
	const plan = guidePlan(person);
	return PLAN_SECTIONS.flatMap((section) => {
		const planned = plan.filter((step) => step.section === section);
		const wanted = planned.map(({ step_id }) => step_id);
		const written = routine[section].map(({ step }) => step);
		if (wanted.join() === written.join()) return [];
		return [
			`${section}: the guide has [${written.join(", ")}], core plans [${wanted.join(", ")}] for this person. ${planned.map(inWords).join("; ")}`,
		];
	});
}

function inWords({ step_id, plan }: PlannedStep): string {
	return `${step_id} ${plan.per_week} a week from week ${plan.start_week}${plan.ramp ? `, ramp ${JSON.stringify(plan.ramp)}` : ""}`;
}
