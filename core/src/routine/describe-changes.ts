import { assertNever } from "../skin/assert-never.ts";
import type { CarePlan, PlanSection, PlanStep, ProductCategory } from "./care-plan.ts";
import { differPlans, type PlanChange } from "./differ-plans.ts";
import { stepAt } from "./step-key.ts";

/** One difference as a person reads it: what is different, and why. */
export interface DescribedChange {
	kind: PlanChange["kind"];
	section: PlanSection;
	step: ProductCategory;
	text: string;
	because: string;
}

/** A difference in words, before its cause is known. */
export type ToldChange = PlanChange & { text: string };

/** What differs from the plan before, in the order of the day. Equal plans give []. */
export function describeChanges(previous: CarePlan, next: CarePlan): ToldChange[] {
	return differPlans(previous, next).map((change) => ({
		...change,
		text: describe(change, stepAt(previous, placeOf(change)), stepAt(next, placeOf(change))),
	}));
}

function placeOf({ section, step }: PlanChange) {
	return { section, category: step };
}

function describe(change: PlanChange, before: PlanStep | null, after: PlanStep | null): string {
	switch (change.kind) {
		case "added":
			return `${change.title} is new.`;
		case "removed":
			return `${change.title} is no longer in the plan.`;
		case "changed":
			return change.aspects.map((aspect) => describeAspect(aspect, change, before, after)).join(" ");
		default:
			return assertNever(change.kind);
	}
}

function describeAspect(
	aspect: PlanChange["aspects"][number],
	change: PlanChange,
	before: PlanStep | null,
	after: PlanStep | null,
): string {
	switch (aspect) {
		case "what":
			return change.title === change.previous_title
				? `${change.title} works with other ingredients now.`
				: `${change.title} instead of ${lowerFirst(change.previous_title ?? "the step before")}.`;
		case "pace":
			return `${change.title}: ${pace(after)} instead of ${pace(before)}.`;
		case "product":
			return productWords(before, after);
		default:
			return assertNever(aspect);
	}
}

function productWords(before: PlanStep | null, after: PlanStep | null): string {
	if (!after?.product) return "No product is suggested for it now.";
	if (!before?.product) return `The suggested product is ${after.product.name}.`;
	return `The suggested product is ${after.product.name} instead of ${before.product.name}.`;
}

function pace(step: PlanStep | null): string {
	const count = step?.per_week ?? 0;
	if (count === 7) return "every day";
	if (count === 1) return "once a week";
	return count === 2 ? "twice a week" : `${count} times a week`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
