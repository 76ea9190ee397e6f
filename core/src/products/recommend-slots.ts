import type { CarePlan, PlanStep } from "../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { type RankedProduct, rankProducts } from "./rank-products.ts";
import type { ProductInUse } from "./recommend-request.ts";
import { type PlacedPick, worksBeside } from "./works-beside.ts";

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
