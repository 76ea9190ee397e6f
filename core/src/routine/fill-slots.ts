import { CONCERN_MODULES, type ModuleSteps } from "../knowledge/concern-modules.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import type { ChosenModule } from "./choose-modules.ts";
import { describeModuleReason } from "./describe-reason.ts";
import { draftStep, isTreatmentDraft, type StepDraft, slotOf } from "./step-draft.ts";

/** A treatment whose slot went to a more pressing concern. */
export interface WaitingStep {
	module: ChosenModule;
	step_id: StepId;
	slot: string;
}

/** Lays the modules over the base. The first module wins a slot; what it takes from the second is kept as waiting. */
export function fillSlots(
	base: readonly StepDraft[],
	modules: readonly ChosenModule[],
	sensitivity: Sensitivity,
): { drafts: StepDraft[]; waiting: WaitingStep[] } {
	const slots = new Map(base.map((draft) => [slotOf(draft), draft]));
	const waiting: WaitingStep[] = [];
	let waitWeeks = 0;
	let exfoliantAllowed = true;
	for (const [index, module] of modules.entries()) {
		const steps = CONCERN_MODULES[module.id].bands[module.band][sensitivity];
		waitWeeks = Math.max(waitWeeks, steps.wait_weeks ?? 0);
		if (steps.exfoliant === null) exfoliantAllowed = false;
		for (const draft of moduleDrafts(module, steps, modules.length - index)) {
			const holder = slots.get(slotOf(draft));
			if (draft.key === "sunscreen" && holder) {
				slots.set(slotOf(draft), mergeSunscreens(holder, draft));
			} else if (holder && holder.priority > draft.priority) {
				if (holder.step_id !== draft.step_id && isTreatmentDraft(draft)) {
					waiting.push({ module, step_id: draft.step_id, slot: slotOf(draft) });
				}
			} else {
				slots.set(slotOf(draft), draft);
			}
		}
	}
	if (!exfoliantAllowed) slots.delete("weekly.exfoliant");
	const drafts = [...slots.values()].map((draft) =>
		isTreatmentDraft(draft) ? { ...draft, wait_weeks: waitWeeks } : draft,
	);
	return { drafts, waiting };
}

function moduleDrafts(module: ChosenModule, steps: ModuleSteps, priority: number): StepDraft[] {
	const reason = describeModuleReason(module);
	const drafts: StepDraft[] = [];
	const add = (section: StepDraft["section"], step: StepId | undefined, perWeek?: number): void => {
		if (step) drafts.push(draftStep(section, step, priority, reason, perWeek));
	};
	add("morning", steps.morning_serum);
	add("night", steps.night_serum);
	add("morning", steps.morning_eye);
	add("morning", steps.moisturizer);
	add("night", steps.night_moisturizer ?? steps.moisturizer);
	add("morning", steps.sunscreen);
	if (steps.exfoliant) add("weekly", steps.exfoliant.step, steps.exfoliant.per_week);
	return drafts;
}

/** One module may ask for a mineral filter and the other for a tint: the sunscreen then has both. */
export function mergeSunscreens(holder: StepDraft, next: StepDraft): StepDraft {
	const mineral = [holder, next].some((draft) => STEP_RULES[draft.step_id].product.mineral_only);
	const tinted = [holder, next].some((draft) => STEP_RULES[draft.step_id].product.tinted);
	const step_id: StepId =
		mineral && tinted
			? "step.sunscreen_mineral_tinted"
			: mineral
				? "step.sunscreen_mineral"
				: tinted
					? "step.sunscreen_tinted"
					: holder.step_id;
	const reasons = holder.priority > 0 ? [...holder.reasons, ...next.reasons] : next.reasons;
	return { ...next, step_id, reasons, priority: Math.max(holder.priority, next.priority) };
}
