import { planWithin } from "../products/plan-within.ts";
import type { CatalogueProduct } from "../products/product.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { type DescribedChange, describeChanges, type ToldChange } from "../routine/describe-changes.ts";
import type { PlanRequest } from "../routine/plan-request.ts";
import { stepAt } from "../routine/step-key.ts";
import { type Cause, causesBetween } from "./plan-causes.ts";
import { planRequest, type ReportOfPlan } from "./plan-request.ts";

const RULES_CHANGED = "The rules behind our plans have changed since.";
const LIST_CHANGED = "Our list of products has changed since.";

/** A plan on the way from one to the other, and what was changed to get to it. */
interface Leg {
	because: string;
	plan: CarePlan;
}

/** Whether a pick changed at a step that did not: only then the catalogue is needed to tell why. */
export function changesPicksAlone(previous: CarePlan, next: CarePlan): boolean {
	return describeChanges(previous, next).some(isPickAlone);
}

/**
 * What differs between two plans, each with what caused it. What the two were made from is exchanged one by one, and the
 * plan made again each time: a cause is what made the difference. `catalogue` may be empty unless `changesPicksAlone`.
 */
export function explainChanges(
	before: ReportOfPlan,
	after: ReportOfPlan,
	catalogue: readonly CatalogueProduct[],
): DescribedChange[] {
	const changes = describeChanges(before.care_plan, after.care_plan);
	if (changes.length === 0) return [];
	const start = planRequest(before);
	const causes = causesBetween(start, planRequest(after));
	const steps = walk(before, after, start, causes, RULES_CHANGED, buildCarePlan);
	const picks = changes.some(isPickAlone)
		? walk(before, after, start, causes, LIST_CHANGED, (request) => withPicks(request, catalogue))
		: [];
	return changes.map((change) => ({
		kind: change.kind,
		section: change.section,
		step: change.step,
		text: change.text,
		because: isPickAlone(change)
			? decisive(picks, (plan) => at(plan, change)?.product?.id).join(" ")
			: withReason(
					decisive(steps, (plan) => asked(plan, change)),
					change.reason,
				),
	}));
}

function isPickAlone({ aspects }: ToldChange): boolean {
	return aspects.length === 1 && aspects[0] === "product";
}

/** From the stored plan to the stored plan; what the same facts give today lies in between. */
function walk(
	before: ReportOfPlan,
	after: ReportOfPlan,
	start: PlanRequest,
	causes: readonly Cause[],
	otherwise: string,
	make: (request: PlanRequest) => CarePlan,
): Leg[] {
	return [
		{ because: "", plan: before.care_plan },
		{ because: otherwise, plan: make(start) },
		...causes.map(({ because, request }) => ({ because, plan: make(request) })),
		{ because: otherwise, plan: after.care_plan },
	];
}

function withPicks(request: PlanRequest, catalogue: readonly CatalogueProduct[]): CarePlan {
	return planWithin({ request, catalogue }).plan;
}

/** The causes that led from the first state to the last; ways out and back again are left out. */
function decisive(legs: readonly Leg[], stateOf: (plan: CarePlan) => string | undefined): string[] {
	const way: { state: string | undefined; because: string }[] = [];
	for (const { because, plan } of legs) {
		const state = stateOf(plan);
		const seen = way.findIndex((one) => one.state === state);
		if (seen >= 0) way.length = seen + 1;
		else way.push({ state, because });
	}
	return [...new Set(way.slice(1).map(({ because }) => because))];
}

/** A reason that only repeats what was told is not said twice. */
function withReason(causes: readonly string[], reason: string | null): string {
	const said = (cause: string) => reason?.startsWith(cause.replace(/\.$/, "")) ?? false;
	return [...causes.filter((cause) => !said(cause)), ...(reason === null ? [] : [reason])].join(" ");
}

function at(plan: CarePlan, { section, step }: ToldChange) {
	return stepAt(plan, { section, category: step });
}

function asked(plan: CarePlan, change: ToldChange): string {
	const step = at(plan, change);
	return step ? `${step.step_id} ${step.per_week}` : "";
}
