import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import type { PersonCondition } from "../knowledge/person-rules.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { isRuledOut } from "./apply-person-rules.ts";
import type { PlanNote } from "./care-plan.ts";
import { type ChosenModule, MARKED_FROM } from "./choose-modules.ts";
import type { WaitingStep } from "./fill-slots.ts";
import { type StepDraft, slotOf } from "./step-draft.ts";

/** From a marked severity on: where a professional comes in. */
export function referNotes(modules: readonly ChosenModule[]): PlanNote[] {
	return modules.flatMap((module) => {
		const { refer, sources } = CONCERN_MODULES[module.id];
		if (refer === null || module.severity < MARKED_FROM) return [];
		return [{ rule_id: `${module.id}.refer`, text: refer, sources: [...sources] }];
	});
}

/** What waits for a later plan, unless this person should not use it at all. */
export function waitingNotes(
	waiting: readonly WaitingStep[],
	drafts: readonly StepDraft[],
	conditions: readonly PersonCondition[],
): PlanNote[] {
	return waiting.flatMap(({ module, step_id, slot }) => {
		const holder = drafts.find((draft) => slotOf(draft) === slot);
		const rule = STEP_RULES[step_id];
		if (!holder || holder.step_id === step_id) return [];
		if (rule.actives.some((id) => isRuledOut(id, conditions))) return [];
		const text = `${rule.title} for ${CONCERN_MODULES[module.id].words} waits for a later plan: its place belongs to ${lowerFirst(STEP_RULES[holder.step_id].title)} first.`;
		return [{ rule_id: `${module.id}.waits`, text, sources: [...rule.sources] }];
	});
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
