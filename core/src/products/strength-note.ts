import { type ActiveId, findActive } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import { type FactSource, productFacts } from "./facts/product-facts.ts";
import { serves } from "./fits-step.ts";

/** One within the range is ranked before it, so where this was picked none of those fit as well. */
const STRONGER_PICK = "nothing milder fits as well, so start every other day at most.";

/**
 * How far the product's strength is the one the step names, in one sentence. Null where they agree, where the step names
 * none, and where the product carries another of the step's actives; a weaker form is said as one.
 */
export function strengthNote(
	product: FactSource,
	rule: ProductRule,
	as: "pick" | "any" = "any",
): string | null {
	const { means } = rule;
	if (means === undefined) return null;
	const { actives, strengths } = productFacts(product);
	const weaker = weakerForm(product, rule);
	if (weaker !== null) return `It holds ${weaker.words}.`;
	if (!actives.includes(means.active)) return null;
	const name = findActive(means.active)?.name ?? means.active;
	const stated = strengths[means.active];
	const asked = rangeWords(means);
	if (stated === undefined) return `It does not state how much ${name} it holds; this step means ${asked}.`;
	if (stated > means.to) {
		const more = `It states ${stated}% ${name}, more than the ${asked} this step means`;
		return as === "pick" ? `${more}: ${STRONGER_PICK}` : `${more}.`;
	}
	const less = means.from !== undefined && stated < means.from;
	return less ? `It states ${stated}% ${name}, less than the ${asked} this step means.` : null;
}

/** What the rule says of the form the product holds, where that is a weaker one and nothing stronger is beside it. */
export function weakerForm(
	product: FactSource,
	{ any_of, weaker = {} }: ProductRule,
): NonNullable<NonNullable<ProductRule["weaker"]>[ActiveId]> | null {
	const served = any_of.filter((id) => serves(productFacts(product), id));
	const rows = served.map((id) => weaker[id] ?? null);
	return rows.includes(null) ? null : (rows[0] ?? null);
}

function rangeWords({ from, to }: NonNullable<ProductRule["means"]>): string {
	if (from === to) return `${to}%`;
	return from === undefined ? `up to ${to}%` : `${from} to ${to}%`;
}
