import { findActive, isTreatment } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import { productFacts } from "./facts/product-facts.ts";
import { DEEP_TONE, serves } from "./fits-step.ts";
import { monthWords } from "./months.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";

const MAX_NAMED = 2;

/** One sentence from facts of the row: what it has, for whom it is listed, what it cost where and when. */
export function explainPick(product: CatalogueProduct, rule: ProductRule, context: PickContext): string {
	const facts = productFacts(product);
	const said: string[] = [];
	const acting = rule.any_of.filter((id) => serves(facts, id) && isTreatment(id));
	const named = [
		...acting,
		...rule.prefers.filter((id) => id !== "iron_oxides" && facts.key.includes(id) && !acting.includes(id)),
	];
	if (product.no_listed_fragrance) said.push("no listed fragrance");
	if (facts.spf !== null && rule.spf_min !== undefined) said.push(`SPF ${facts.spf}`);
	if (rule.mineral_only === true) said.push("mineral filters only");
	if (rule.tinted === true && facts.tinted) said.push(tintWords(product, context));
	if (named.length > 0) {
		said.push(
			`has ${joinWords(named.slice(0, MAX_NAMED).map((id) => withStrength(id, facts.strengths[id])))}`,
		);
	}
	const type = context.skin_type?.toLowerCase();
	if (type !== undefined && product.suits.includes(type)) said.push(`listed for ${type} skin`);
	const cost = costWords(product);
	const sentence = said.length > 0 ? `${said.join(", ")}, and ${cost}` : cost;
	return `${capitalize(sentence)}.`;
}

function tintWords({ suits }: CatalogueProduct, { conditions }: PickContext): string {
	if (!suits.includes(DEEP_TONE)) return "tinted with iron oxides";
	return conditions.includes("darker_tone")
		? "tinted with iron oxides, in shades for deep skin"
		: "tinted with iron oxides, in several shades";
}

/** A strength is only said when the product's own name states it. */
function withStrength(id: string, stated: number | undefined): string {
	const name = findActive(id)?.name ?? id;
	if (stated === undefined) return name;
	return name.startsWith("a ") ? `${name} (${stated}%)` : `${stated}% ${name}`;
}

function costWords(product: CatalogueProduct): string {
	if (product.price === null) return `seen at ${product.retailer} (${monthWords(product.observed)})`;
	const amount = Number.isInteger(product.price) ? String(product.price) : product.price.toFixed(2);
	const sign = product.currency === "USD" ? `$${amount}` : `${amount} ${product.currency}`;
	const verb = product.stale === true ? "cost" : "costs";
	return `${verb} ${sign} at ${product.retailer} (${monthWords(product.observed)})`;
}
