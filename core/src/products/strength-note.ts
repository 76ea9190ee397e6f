import { findActive } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import { type FactSource, productFacts } from "./facts/product-facts.ts";

/**
 * How far the product's strength is the one the step names, in one sentence. Null where they agree, where the step names
 * none, and where the product carries another of the step's actives.
 */
export function strengthNote(product: FactSource, { means }: ProductRule): string | null {
	if (means === undefined) return null;
	const { actives, strengths } = productFacts(product);
	if (!actives.includes(means.active)) return null;
	const name = findActive(means.active)?.name ?? means.active;
	const stated = strengths[means.active];
	const asked = rangeWords(means);
	if (stated === undefined) return `It does not state how much ${name} it holds; this step means ${asked}.`;
	if (stated > means.to) return `It states ${stated}% ${name}, more than the ${asked} this step means.`;
	const weaker = means.from !== undefined && stated < means.from;
	return weaker ? `It states ${stated}% ${name}, less than the ${asked} this step means.` : null;
}

function rangeWords({ from, to }: NonNullable<ProductRule["means"]>): string {
	if (from === to) return `${to}%`;
	return from === undefined ? `up to ${to}%` : `${from} to ${to}%`;
}
