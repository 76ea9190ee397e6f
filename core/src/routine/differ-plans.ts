import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { isRuledOut } from "./apply-person-rules.ts";
import type { CarePlan, PlanSection, PlanStep, ProductCategory } from "./care-plan.ts";
import { type PlacedStep, planSteps } from "./plan-steps.ts";

/** One difference between two plans. `reason` is the because sentence of the step that decides. */
export interface PlanChange {
	kind: "added" | "removed" | "changed";
	section: PlanSection;
	step: ProductCategory;
	title: string;
	/** Title before the change; null when added. */
	previous_title: string | null;
	/** What differs, for a changed step. */
	aspects: ("what" | "pace" | "product")[];
	reason: string;
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
		reason: placed.step.because,
		because_ids: placed.step.because_ids,
	};
}

/** A step goes when its reason is gone, or when a note of the new plan says what rules it out. */
function removal(placed: PlacedStep, next: CarePlan): PlanChange {
	const note = next.notes?.find(({ rule_id }) => rulesOut(rule_id, placed.step)) ?? otherNote(next);
	return {
		kind: "removed",
		section: placed.section,
		step: placed.key,
		title: titleOf(placed),
		previous_title: titleOf(placed),
		aspects: [],
		reason: note?.text ?? "The reason for this step is not among the first concerns of this photo.",
		because_ids: note ? [note.rule_id] : ["rule.minimum_routine"],
	};
}

function rulesOut(ruleId: string, { actives }: PlanStep): boolean {
	const rule = PERSON_RULES.find(({ id }) => id === ruleId);
	return rule !== undefined && actives.some((active) => isRuledOut(active, [rule.when]));
}

function otherNote({ notes }: CarePlan) {
	return notes?.find(({ rule_id }) => rule_id.startsWith("person.") || rule_id.endsWith(".refer"));
}

function titleOf({ step, key }: PlacedStep): string {
	return step.step_id && isStepId(step.step_id) ? STEP_RULES[step.step_id].title : key.replace("_", " ");
}

function slot({ section, key }: PlacedStep): string {
	return `${section}.${key}`;
}
