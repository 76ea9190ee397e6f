import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { CarePlan, PlanSection, PlanStep, ProductCategory } from "./care-plan.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";
import { isRuledOut } from "./rule-out.ts";

/** One difference between two plans. */
export interface PlanChange {
	kind: "added" | "removed" | "changed";
	section: PlanSection;
	step: ProductCategory;
	title: string;
	/** Title before the change; null when added. */
	previous_title: string | null;
	/** What differs, for a changed step. */
	aspects: ("what" | "pace" | "product")[];
	/** What the next plan itself says of it: why the step is there, or the rule that takes it out. */
	reason: string | null;
	because_ids: string[];
}

/** What is new, gone or different in the next plan, in the order of the day. Equal plans give []. */
export function differPlans(previous: CarePlan, next: CarePlan): PlanChange[] {
	const before = new Map(planSteps(previous).map((placed) => [slot(placed), placed]));
	const after = planSteps(next);
	const changes = after.flatMap((placed): PlanChange[] => {
		const old = before.get(slot(placed));
		if (!old) return [change("added", placed, null, [])];
		const aspects = differingAspects(old.step, placed.step);
		return aspects.length > 0 ? [change("changed", placed, titleOf(old), aspects)] : [];
	});
	const kept = new Set(after.map(slot));
	const removed = [...before.values()].filter((placed) => !kept.has(slot(placed)));
	return [...changes, ...removed.map((placed) => removal(placed, next))];
}

function differingAspects(before: PlanStep, after: PlanStep): PlanChange["aspects"] {
	const aspects: PlanChange["aspects"] = [];
	if (identity(before) !== identity(after)) aspects.push("what");
	if (before.per_week !== after.per_week) aspects.push("pace");
	if ((before.product?.id ?? null) !== (after.product?.id ?? null)) aspects.push("product");
	return aspects;
}

function identity(step: PlanStep): string {
	return step.step_id ?? [...step.actives].sort().join("+");
}

function change(
	kind: "added" | "changed",
	placed: PlacedStep,
	previousTitle: string | null,
	aspects: PlanChange["aspects"],
): PlanChange {
	return {
		kind,
		section: placed.section,
		step: placed.key,
		title: titleOf(placed),
		previous_title: previousTitle,
		aspects,
		reason: kind === "added" || aspects.includes("what") ? placed.step.because : null,
		because_ids: placed.step.because_ids,
	};
}

/** A rule about the person is told; what else the step stood on is not in the plan that goes without it. */
function removal(placed: PlacedStep, next: CarePlan): PlanChange {
	const note = next.notes?.find(({ rule_id }) => rulesOut(rule_id, placed.step));
	return {
		kind: "removed",
		section: placed.section,
		step: placed.key,
		title: titleOf(placed),
		previous_title: titleOf(placed),
		aspects: [],
		reason: note?.text ?? null,
		because_ids: note ? [note.rule_id] : [],
	};
}

function rulesOut(ruleId: string, { actives }: PlanStep): boolean {
	const rule = PERSON_RULES.find(({ id }) => id === ruleId);
	return rule !== undefined && actives.some((active) => isRuledOut(active, [rule.when]));
}

function titleOf({ step, key }: PlacedStep): string {
	return step.step_id && isStepId(step.step_id) ? STEP_RULES[step.step_id].title : key.replace("_", " ");
}

function slot({ section, key }: PlacedStep): string {
	return `${section}.${key}`;
}
