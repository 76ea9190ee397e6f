import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { applyPersonRules } from "./apply-person-rules.ts";
import { applySensitivity, barrierOnly } from "./apply-sensitivity.ts";
import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	type PlanSection,
	type ProductCategory,
	WEEKLY_STEPS,
} from "./care-plan.ts";
import { chooseBase } from "./choose-base.ts";
import { type ChosenModule, chooseModules, withholdsLines } from "./choose-modules.ts";
import { explainStep } from "./explain-step.ts";
import { fillSlots } from "./fill-slots.ts";
import { isUrgent, personConditions, planSensitivity } from "./person-conditions.ts";
import type { PlanRequest } from "./plan-request.ts";
import { resolveConflicts } from "./resolve-conflicts.ts";
import { type ScheduledStep, scheduleRamp } from "./schedule-ramp.ts";
import {
	conflictNotes,
	leftOutNotes,
	linesNotes,
	personNotes,
	referNotes,
	waitingNotes,
} from "./write-notes.ts";

/**
 * The care plan: base routine of the skin type, at most two concern modules, person rules, sensitivity, conflicts,
 * schedule, words. Products are chosen later; every `product` is null here. Deterministic.
 */
export function buildCarePlan(request: PlanRequest): CarePlan {
	const { preferences } = request.person;
	const sensitivity = planSensitivity(request.sensitivity, preferences, request.red_flags);
	const urgent = isUrgent(request.red_flags);
	const conditions = personConditions({ ...request, monk_tone: preferences.monk_tone });
	const modules = urgent ? [] : chooseModules(request);
	const base = chooseBase(request.skin_type, sensitivity, request.findings);
	const filled = fillSlots(base, modules, sensitivity);
	const personal = applyPersonRules(filled.drafts, conditions);
	const paced = applySensitivity(personal.drafts, sensitivity);
	const protectOnly = urgent || modules.some((module) => wantsBarrierOnly(module, sensitivity));
	const calmed = protectOnly ? barrierOnly(paced) : paced;
	const drafts = resolveConflicts(calmed);
	const scheduled = scheduleRamp(drafts, sensitivity, request.previous_plan);
	const notes = [
		...referNotes(modules),
		...personNotes(conditions, personal.changes, preferences),
		...linesNotes(withholdsLines(request)),
		...leftOutNotes(
			sensitivity === "Low" ? "rule.minimum_routine" : "rule.sensitive_pace",
			personal.drafts,
			paced,
		),
		...leftOutNotes("rule.protect_only", paced, calmed),
		...conflictNotes(calmed, drafts),
		...(protectOnly ? [] : waitingNotes(filled.waiting, drafts, conditions)),
	];
	return { ...placeSteps(scheduled), notes };
}

function wantsBarrierOnly(module: ChosenModule, sensitivity: PlanRequest["sensitivity"]): boolean {
	return CONCERN_MODULES[module.id].bands[module.band][sensitivity].barrier_only === true;
}

function placeSteps(scheduled: readonly ScheduledStep[]): CarePlan {
	const plan: CarePlan = { morning: {}, night: {}, weekly: {} };
	const find = (section: PlanSection, key: ProductCategory): ScheduledStep | undefined =>
		scheduled.find(({ draft }) => draft.section === section && draft.key === key);
	for (const key of MORNING_STEPS) {
		const item = find("morning", key);
		if (item) plan.morning[key] = explainStep(item);
	}
	for (const key of NIGHT_STEPS) {
		const item = find("night", key);
		if (item) plan.night[key] = explainStep(item);
	}
	for (const key of WEEKLY_STEPS) {
		const item = find("weekly", key);
		if (item) plan.weekly[key] = explainStep(item);
	}
	return plan;
}
