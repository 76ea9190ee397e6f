import { isTreatment } from "../knowledge/actives.ts";
import { isStepId, type StepId } from "../knowledge/steps/step-rules.ts";
import { budgetOf } from "../routine/budget-of.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { heldBy } from "../routine/held-products.ts";
import { OWNED } from "../routine/own-shelf.ts";
import type { PlanRequest } from "../routine/plan-request.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { type Picked, type PickRequest, pickProducts } from "./pick-products.ts";
import type { CatalogueProduct } from "./product.ts";

interface Wanted {
	request: PlanRequest & { note?: string | null };
	catalogue: readonly CatalogueProduct[];
}

/**
 * The plan with its products. Where a budget was told, the first of ever shorter plans that fits it: what is left out waits
 * for later, a dear treatment gives way to a cheaper one of its kind, and sunscreen always stays. Where nothing fits, the
 * shortest. A price that nobody knows fits only where no known one does. Red flags that hold every product back name none.
 */
export function planWithin({ request, catalogue }: Wanted): Picked {
	const known = new Map<string, Picked>();
	const rankings: NonNullable<PickRequest["rankings"]> = new Map();
	let left_for_later: readonly StepId[] = [];
	const make: Make = (too_dear) => {
		const key = too_dear.toSorted().join();
		const asked = { ...request, too_dear, left_for_later };
		const made =
			known.get(key) ?? pickProducts({ ...asked, plan: buildCarePlan(asked), catalogue, rankings });
		known.set(key, made);
		return made;
	};
	const held = heldBy(request.red_flags);
	if (held === "everything") return { plan: buildCarePlan(request), product_needs: {} };
	const whole = make([]);
	const { limit } = budgetOf(request.person.preferences, request.facts);
	if (held === "products" || limit === null || fits(whole, limit)) return whole;
	left_for_later = ids(planSteps(whole.plan));
	let shortest: Picked | null = null;
	for (const too_dear of shorterPlans(whole.plan, make)) {
		const made = make(too_dear);
		if (fits(made, limit)) return withUnpriced(made, too_dear, limit, whole, make);
		shortest = made;
	}
	return shortest ?? whole;
}

/** A treatment that names no product costs something too, and nobody knows what. */
function fits({ plan }: Picked, limit: number): boolean {
	const { price } = plan;
	const named = planSteps(plan).every(
		({ step }) =>
			step.product !== null || step.because_ids.includes(OWNED) || !step.actives.some(isTreatment),
	);
	return named && price !== undefined && price.total <= limit && price.unpriced === 0;
}

type Make = (too_dear: readonly StepId[]) => Picked;

/** What to leave out, the least first. */
function* shorterPlans(plan: CarePlan, make: Make): Generator<StepId[]> {
	const tinted = stepsOf(plan, "sunscreen").filter((id) => id.endsWith("_tinted"));
	const wash = stepsOf(plan, "cleanser");
	const cream = stepsOf(plan, "moisturizer");
	const forms = treatedForms(plan, make);
	for (const left of [[], tinted, [...tinted, ...wash]]) {
		for (const form of forms) yield [...form, ...left];
	}
	const all = everyTreatment(plan, make);
	yield all;
	yield [...all, ...tinted];
	yield [...all, ...tinted, ...wash];
	yield [...all, ...tinted, ...wash, ...cream];
}

/**
 * Ways to treat with less: of the treatments one more is left out at a time, what starts last before what starts first, and
 * what the table has in its place comes in. Every way still treats what the plan treats first.
 */
function treatedForms(plan: CarePlan, make: Make): StepId[][] {
	const cause = firstCause(plan);
	const treats = (left: StepId[]) =>
		planSteps(make(left).plan).some((one) => cause !== null && isFor(one, cause));
	const forms: StepId[][] = [[]];
	const seen = new Set<string>();
	for (const form of forms) {
		if (forms.length >= MOST_FORMS) break;
		for (const id of treatmentsOf(make(form).plan).toReversed()) {
			const next = [...form, id].toSorted();
			if (seen.has(next.join()) || !treats(next)) continue;
			seen.add(next.join());
			forms.push(next);
		}
	}
	return forms;
}

/** The concern of the treatment that starts first; null where nothing is treated. */
function firstCause(plan: CarePlan): string | null {
	const [first] = treatmentsOf(plan);
	const step = planSteps(plan).find((placed) => placed.step.step_id === first)?.step;
	return step?.because_ids.find((id) => id.startsWith("module.")) ?? null;
}

function isFor({ key, step }: PlacedStep, cause: string): boolean {
	return key !== "sunscreen" && step.actives.some(isTreatment) && step.because_ids.includes(cause);
}

/** Enough for two treatments of four kinds each; every way costs a plan to be made. */
const MOST_FORMS = 16;

/** Every treatment of the plan and whatever would come in its place. */
function everyTreatment(plan: CarePlan, make: Make): StepId[] {
	let left = treatmentsOf(plan);
	for (let tried = 0; tried < MOST_FORMS; tried += 1) {
		const more = treatmentsOf(make(left).plan);
		if (more.length === 0) break;
		left = [...left, ...more];
	}
	return left;
}

/** Spots that nothing with a known price treats within the budget get the treatment whose price we do not know. */
function withUnpriced(
	made: Picked,
	too_dear: readonly StepId[],
	limit: number,
	whole: Picked,
	make: Make,
): Picked {
	if (treatmentsOf(made.plan).length > 0) return made;
	const unpriced = (id: StepId): boolean => id === "step.treatment_bpo" || id === "step.treatment_bpo_spare";
	const asks = planSteps(whole.plan).some(({ step }) => step.because_ids.includes("module.acne"));
	if (!asks || !too_dear.some(unpriced)) return made;
	const tried = make(too_dear.filter((id) => !unpriced(id)));
	const { price } = tried.plan;
	return price !== undefined && price.total <= limit ? tried : made;
}

function stepsOf(plan: CarePlan, key: PlacedStep["key"]): StepId[] {
	return ids(planSteps(plan).filter((placed) => placed.key === key));
}

/** In the order they start, which is the order of their causes. */
function treatmentsOf(plan: CarePlan): StepId[] {
	const treats = planSteps(plan).filter(
		({ key, step }) => key !== "sunscreen" && step.actives.some(isTreatment),
	);
	return ids(treats.toSorted((a, b) => a.step.start_week - b.step.start_week));
}

function ids(placed: readonly PlacedStep[]): StepId[] {
	return [
		...new Set(placed.flatMap(({ step: { step_id } }) => (step_id && isStepId(step_id) ? step_id : []))),
	];
}
