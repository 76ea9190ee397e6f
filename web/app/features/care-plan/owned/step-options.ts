import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { labelOf } from "#ui/label-of.ts";
import { planCopy } from "#ui/plan/copy.ts";
import { ADDITIONAL, isSameProduct, PLAN_SLOTS } from "../plan-rows.ts";

interface StepOption {
	value: string;
	label: string;
}

/** Every place a product can stand in, those made for its kind first. */
export function stepOptions(product: Product): StepOption[] {
	const kind = product.category ?? product.suggested_category;
	const options = PLAN_SLOTS.map(({ key, section, category }) => ({
		value: key,
		label: `${planCopy.sections[section]}: ${labelOf(category)}`,
		fits: category === kind,
	}));
	const additional = { value: ADDITIONAL, label: planCopy.sections.additional, fits: false };
	const fitting = options.filter(({ fits }) => fits);
	const others = options.filter(({ fits }) => !fits);
	const sorted = fitting.length === 0 ? [additional, ...others] : [...fitting, additional, ...others];
	return sorted.map(({ value, label }) => ({ value, label }));
}

/** The best first offer: a place for its kind that is free, else the first one. */
export function firstStep(product: Product, plan: ConfirmedCarePlan): string {
	const kind = product.category ?? product.suggested_category;
	const fitting = PLAN_SLOTS.filter(({ category }) => category === kind).map(({ key }) => key);
	return fitting.find((key) => plan[key] === undefined) ?? fitting[0] ?? ADDITIONAL;
}

/** Name of the product that would leave this place; null where none would. */
export function replacedAt(step: string, product: Product, plan: ConfirmedCarePlan): string | null {
	if (step === ADDITIONAL) return null;
	const there = plan[step];
	return there === undefined || isSameProduct(there, product) ? null : there.name;
}
