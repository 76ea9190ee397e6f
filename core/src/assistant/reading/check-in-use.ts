import { checkRoutine } from "../../products/in-use/check-routine.ts";
import type { RoutineWarning } from "../../products/in-use/routine-warning.ts";
import { factsAbout } from "../../routine/facts-from-answers.ts";
import { standingFindings } from "../../skin/standing-findings.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { productName } from "../writing/own-words.ts";

/** Stands for a typed name that is none. */
export const UNNAMED = "a product you typed in";

/** What the rules say about the products the person uses, most urgent first. */
export function checkInUse({ in_use, person, report }: AssistantContext): RoutineWarning[] {
	if (in_use.length === 0) return [];
	return checkRoutine({
		products: in_use.map((one) => ({
			step: one.step,
			product_id: one.id,
			name: productName(one) ?? UNNAMED,
			category: one.category,
			inci: one.product?.inci ?? [],
		})),
		plan: report?.analysis.care_plan ?? null,
		sensitivity: report?.analysis.skin_sensitivity ?? null,
		preferences: person.preferences,
		facts: factsAbout(person.preferences, report?.analysis.understood),
		findings: report ? standingFindings(report.analysis) : [],
		...(report ? { tone: report.observation.tone } : {}),
	});
}
