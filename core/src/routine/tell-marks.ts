import { ROUTINE_RULES, type RoutineRuleId } from "../knowledge/plan-notes.ts";
import type { PlanNote } from "./care-plan.ts";
import { goesUntinted, tintsFor } from "./choose-base.ts";
import type { ChosenTreatment } from "./choose-treatments.ts";
import type { Need } from "./find-needs.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { Situation } from "./read-situation.ts";

interface Decided {
	request: PlanRequest;
	situation: Situation;
	needs: readonly Need[];
	treatments: readonly ChosenTreatment[];
}

/** From here on marks are clear enough that somebody waits for them to go. */
const CLEAR_MARKS_FROM = 2;

/** How long marks take, and how far a tint of SPF 30 carries; each once, where they matter. */
export function marksTakeTime({ request, needs, treatments, situation }: Decided): PlanNote[] {
	const marks = needs.find(({ id }) => id === "module.tone");
	if (marks === undefined || marks.severity < CLEAR_MARKS_FROM) return [];
	if (situation.mode === "none" || situation.hold !== "nothing") return [];
	const treated = treatments.some((one) => one.needs.includes(marks));
	const tinted = tintsFor(request, situation, needs) && !goesUntinted(request.facts, situation.conditions);
	const said = (id: RoutineRuleId): PlanNote => ({
		rule_id: id,
		text: ROUTINE_RULES[id].text,
		sources: [...ROUTINE_RULES[id].sources],
	});
	return [
		...(treated || marks.wished !== null ? [said("rule.marks_take_time")] : []),
		...(tinted && !situation.too_dear.some((id) => id.endsWith("_tinted"))
			? [said("rule.tint_of_spf_30")]
			: []),
	];
}
