import type { CarePlan, PlanStep } from "../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { type PlacedPick, worksBeside } from "./fits-step.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { byFit, type RankedProduct, rankProducts } from "./rank-products.ts";
import type { ProductInUse } from "./recommend-request.ts";

/** One thing the plan asks for, at every place it asks for it. */
export interface Slot {
	step: PlanStep;
	key: PlacedStep["key"];
	places: PlacedStep[];
}

/** A product that may fill a slot beside everything else the person uses or is advised. */
export interface Candidate extends RankedProduct {
	slot: Slot;
}

export function slotsOf(plan: CarePlan): Slot[] {
	const slots = new Map<string, Slot>();
	for (const placed of planSteps(plan)) {
		const { step, key, section } = placed;
		const name = `${key} ${step.step_id ?? section}`;
		const known = slots.get(name);
		if (known) known.places.push(placed);
		else slots.set(name, { step, key, places: [placed] });
	}
	return [...slots.values()];
}

export const stepName = ({ section, key }: PlacedStep): string => `${section}_${key}`;

/** Best first. What stands in the slot itself is what the candidate would replace, so it is no hindrance. */
export function candidatesFor(
	slot: Slot,
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
	beside: readonly PlacedPick[],
): Candidate[] {
	const here = new Set(slot.places.map(stepName));
	const others = beside.filter(({ placed }) => !here.has(stepName(placed)));
	return rankProducts(slot.step, slot.key, context, catalogue)
		.filter(({ product }) => slot.places.every((placed) => worksBeside(product, placed, others)))
		.map((ranked) => ({ ...ranked, slot }));
}

/** What stands at each step: the product in use, else the suggested one; and what is used without a step. */
export function productsBeside(
	plan: CarePlan,
	inUse: readonly ProductInUse[],
	byId: ReadonlyMap<string, CatalogueProduct>,
): PlacedPick[] {
	const steps = planSteps(plan);
	const planned = steps.flatMap((placed): PlacedPick[] => {
		const used = inUse.find(({ step }) => step === stepName(placed));
		const product = used ? used.product : byId.get(placed.step.product?.id ?? "");
		return product ? [{ placed, product }] : [];
	});
	const names = new Set(steps.map(stepName));
	const loose = inUse.filter(({ step }) => !names.has(step));
	return [...planned, ...loose.flatMap(({ product }) => (product ? anywhere(product) : []))];
}

/** Used without a step of the plan: it may meet any other product, morning and night. */
function anywhere(product: CatalogueProduct): PlacedPick[] {
	const placed = { key: product.category, step: bareStep() };
	return [
		{ placed: { ...placed, section: "weekly" }, product },
		{ placed: { ...placed, section: "morning" }, product },
	];
}

/** A step of which nothing is known but where it stands. */
export function bareStep(): PlanStep {
	return {
		instruction: "",
		product: null,
		because: "",
		because_ids: [],
		actives: [],
		evidence: { grade: "C", sources: [] },
		cautions: [],
		stop_if: [],
		per_week: 7,
		start_week: 1,
		ramp: null,
	};
}

/** A group is looked through, not searched. */
export const GROUP_SIZE = 12;

/** The slots take turns, each with its best first, so that no category fills a group alone. */
export function inTurns(slots: readonly (readonly Candidate[])[]): Candidate[] {
	const chosen = new Map<string, Candidate>();
	const queues = slots.map((slot) => [...slot]);
	while (chosen.size < GROUP_SIZE && queues.some((queue) => queue.length > 0)) {
		for (const queue of queues) {
			const next = queue.find(({ product }) => !chosen.has(product.id));
			queue.splice(0, next ? queue.indexOf(next) + 1 : queue.length);
			if (next && chosen.size < GROUP_SIZE) chosen.set(next.product.id, next);
		}
	}
	return [...chosen.values()];
}

/** Highest measure first, fit among equals; at most `each` of a category. A product stands once, at its best slot. */
export function byMeasure(
	slots: readonly (readonly Candidate[])[],
	measure: (candidate: Candidate) => number,
	{ owned, each }: { owned: ReadonlySet<string>; each: number },
): Candidate[] {
	const fit = byFit(owned);
	const sorted = slots.flat().toSorted((a, b) => measure(b) - measure(a) || fit(a, b));
	const chosen = new Map<string, Candidate>();
	const taken = new Map<string, number>();
	for (const candidate of sorted) {
		const { key } = candidate.slot;
		const count = taken.get(key) ?? 0;
		if (count >= each || chosen.has(candidate.product.id) || chosen.size >= GROUP_SIZE) continue;
		chosen.set(candidate.product.id, candidate);
		taken.set(key, count + 1);
	}
	return [...chosen.values()];
}
