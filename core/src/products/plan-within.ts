import { isTreatment } from "../knowledge/actives.ts";
import { isStepId, type StepId } from "../knowledge/steps/step-rules.ts";
import { budgetOf } from "../routine/budget-of.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import type { PlanRequest } from "../routine/plan-request.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { type Picked, pickProducts } from "./pick-products.ts";
import type { CatalogueProduct } from "./product.ts";

interface Wanted {
	request: PlanRequest & { note?: string | null };
	catalogue: readonly CatalogueProduct[];
}

/**
 * The plan with its products. Where a budget was told, the first of ever shorter plans that fits it: what is left out waits
 * for later, a dear treatment gives way to a cheaper one of its kind, and sunscreen always stays. Where nothing fits, the
 * shortest. A price that nobody knows fits only where no known one does.
 */
export function planWithin({ request, catalogue }: Wanted): Picked {
	const make = (too_dear: readonly StepId[]): Picked => {
		const asked = { ...request, too_dear };
		return pickProducts({ ...asked, plan: buildCarePlan(asked), catalogue });
	};
	const whole = make([]);
	const { limit } = budgetOf(request.person.preferences, request.facts);
	if (limit === null || fits(whole, limit)) return whole;
	let shortest: Picked | null = null;
	for (const too_dear of shorterPlans(whole.plan, make)) {
		const made = make(too_dear);
		if (fits(made, limit)) return withUnpriced(made, too_dear, limit, whole, make);
		shortest = made;
	}
	return shortest ?? whole;
}

function fits({ plan: { price } }: Picked, limit: number): boolean {
	return price !== undefined && price.total <= limit && price.unpriced === 0;
}

/** What to leave out, the least first. */
function* shorterPlans(plan: CarePlan, make: (too_dear: readonly StepId[]) => Picked): Generator<StepId[]> {
	const [first, ...others] = treatmentsOf(plan);
	const tinted = stepsOf(plan, "sunscreen").filter((id) => id.endsWith("_tinted"));
	const wash = stepsOf(plan, "cleanser");
	const cream = stepsOf(plan, "moisturizer");
	if (first !== undefined) {
		const singles = fewerBeside(first, others, make);
		const forms = [...singles, ...cheaperForms(singles.at(-1) ?? [], first, make)];
		for (const left of [[], tinted, [...tinted, ...wash]]) {
			for (const form of forms) yield [...form, ...left];
		}
	}
	const all = everyTreatment(plan, make);
	yield all;
	yield [...all, ...tinted];
	yield [...all, ...tinted, ...wash];
	yield [...all, ...tinted, ...wash, ...cream];
}

/** The first treatment with ever less beside it: what comes in the place of the others may be cheap enough. */
function fewerBeside(
	first: StepId,
	others: readonly StepId[],
	make: (too_dear: readonly StepId[]) => Picked,
): StepId[][] {
	const forms: StepId[][] = [];
	let beside = others;
	let left: StepId[] = [];
	for (let tried = 0; tried < MOST_FORMS && (beside.length > 0 || tried === 0); tried += 1) {
		left = [...left, ...beside];
		forms.push(left);
		beside = treatmentsOf(make(left).plan).filter((id) => id !== first);
	}
	return forms;
}

/** The first treatment in its next forms, as long as one of them costs less. */
function cheaperForms(
	single: readonly StepId[],
	first: StepId,
	make: (too_dear: readonly StepId[]) => Picked,
): StepId[][] {
	const forms: StepId[][] = [];
	let left = [...single, first];
	for (let tried = 0; tried < MOST_FORMS; tried += 1) {
		const [next, ...others] = treatmentsOf(make(left).plan);
		if (next === undefined) break;
		left = [...left, ...others];
		forms.push(left);
		left = [...left, next];
	}
	return forms;
}

/** Adapalene, azelaic acid and benzoyl peroxide are the longest row of the table, and one more for safety. */
const MOST_FORMS = 4;

/** Every treatment of the plan and whatever would come in its place. */
function everyTreatment(plan: CarePlan, make: (too_dear: readonly StepId[]) => Picked): StepId[] {
	let left = treatmentsOf(plan);
	for (let tried = 0; tried < 2 * MOST_FORMS; tried += 1) {
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
	make: (too_dear: readonly StepId[]) => Picked,
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
