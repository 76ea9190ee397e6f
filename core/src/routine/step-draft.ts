import { isTreatment } from "../knowledge/actives.ts";
import type { SourceId } from "../knowledge/sources.ts";
import type { RampId } from "../knowledge/step-guidance.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PlanSection, ProductCategory } from "./care-plan.ts";

/** Why a step is there: a clause that can stand in a sentence, and what it rests on. */
export interface Reason {
	text: string;
	ids: string[];
	sources: readonly SourceId[];
	/** What was clearly seen and where, so that things seen in one place are told together. */
	seen?: { what: string; where: string };
}

/** A step while the plan is being worked out. Higher `priority` wins a slot and starts first. */
export interface StepDraft {
	section: PlanSection;
	key: ProductCategory;
	step_id: StepId;
	priority: number;
	reasons: Reason[];
	per_week: number;
	ramp: RampId | null;
	/** Weeks to wait before the first use, beside the two-week spacing. */
	wait_weeks: number;
	extra_cautions: string[];
	/** True where it begins only after somebody has looked at what the person wrote. */
	after_visit: boolean;
	/** True where it leaves out the place the person wrote about until somebody has looked. */
	around_place: boolean;
	/** In use already and borne well: no slow start and no waiting. */
	begun: boolean;
	/** Rule ids of adjustments made on the way, for the because list. */
	applied: string[];
}

export function draftStep(
	section: PlanSection,
	step_id: StepId,
	priority: number,
	reason: Reason,
	per_week = STEP_RULES[step_id].per_week,
): StepDraft {
	const rule = STEP_RULES[step_id];
	return {
		section,
		key: rule.category,
		step_id,
		priority,
		reasons: [reason],
		per_week,
		ramp: rule.ramp,
		wait_weeks: 0,
		extra_cautions: [],
		after_visit: false,
		around_place: false,
		begun: false,
		applied: [],
	};
}

export function slotOf(draft: StepDraft): string {
	return `${draft.section}.${draft.key}`;
}

export function activesOf(draft: StepDraft): readonly string[] {
	return STEP_RULES[draft.step_id].actives;
}

export function isTreatmentDraft(draft: StepDraft): boolean {
	return activesOf(draft).some(isTreatment);
}

/** Part of the day a step belongs to; weekly steps are evening steps. */
export function halfOf(section: PlanSection): "morning" | "night" {
	return section === "morning" ? "morning" : "night";
}
