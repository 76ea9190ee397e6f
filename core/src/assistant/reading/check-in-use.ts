import { checkRoutine } from "../../products/in-use/check-routine.ts";
import type { RoutineWarning } from "../../products/in-use/routine-warning.ts";
import type { AssistantContext } from "../assistant-context.ts";

/** What the rules say about the products the person uses, most urgent first. */
export function checkInUse({ in_use, person, report }: AssistantContext): RoutineWarning[] {
	if (in_use.length === 0) return [];
	return checkRoutine({
		products: in_use.map(({ step, id, name, category, product }) => ({
			step,
			product_id: id,
			name,
			category,
			inci: product?.inci ?? [],
		})),
		plan: report?.analysis.care_plan ?? null,
		sensitivity: report?.analysis.skin_sensitivity ?? null,
		preferences: person.preferences,
		findings: report?.analysis.findings ?? [],
		...(report ? { tone: report.observation.tone } : {}),
	});
}
