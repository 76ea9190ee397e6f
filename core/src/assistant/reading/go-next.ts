import { planSteps } from "../../routine/plan-steps.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Question } from "../question.ts";

/** Asks for what follows, and names nothing. */
const NEXT =
	/^(?:(?:ok|okay|and|then|so|now|yes|cool|what|whats|what is) )*(?:next|after (?:that|this|it)|then what|(?:the )?next (?:one|step|thing)|comes next|then)$/;
/** "What step comes after the cleanser". */
export const AFTER =
	/\b(?:what|which|whats)\b(?: \w+){0,4} (?:next|after|follows?)\b|\bafter (?:the |my )?(?:cleanser|wash|toner|serum|moisturizer|cream)\b.*\b(?:what|which|then)\b/;
const OF_STEPS: ReadonlySet<Intent> = new Set<Intent>(["plan", "tonight", "plan_why", "how_to_use"]);

/**
 * "Ok next": the step of the plan that follows the one the turn before ended with, by its place in that part of the day;
 * null where nothing of the plan was told. The text then asks for what comes after that step.
 */
export function goNext(last: Question | null, now: Question, { report }: AssistantContext): Question | null {
	if (last === null || report === null || !NEXT.test(now.text)) return null;
	const { category, section } = last.slots;
	if (category === null || !OF_STEPS.has(last.intent)) return null;
	const here = planSteps(report.analysis.care_plan).filter((one) => one.section === (section ?? "morning"));
	const at = here.findIndex(({ key }) => key === category);
	const told = AFTER.test(last.text) ? here[at + 1] : here[at];
	return {
		...now,
		intent: "plan",
		slots: { ...last.slots, category: told?.key ?? category, section: section ?? "morning" },
		text: "what comes next",
		told: true,
	};
}
