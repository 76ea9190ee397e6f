import { type ActiveId, findActive, isTreatment } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/steps/step-rule.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import { type FactSource, productFacts } from "./facts/product-facts.ts";
import { DEEP_TONE, serves } from "./fits-step.ts";
import { monthWords } from "./months.ts";
import { allergyNames, type PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { LEAD_POINTS, type ScoreParts } from "./rank-products.ts";

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

/** One part of a score as it is shown: what earned or cost how many points. */
export interface ScorePart {
	part: keyof ScoreParts;
	words: string;
	points: number;
}

/** The parts that count, biggest first; their points add up to the score. */
export function explainScore(parts: ScoreParts, context: PickContext): ScorePart[] {
	const entries = Object.entries(parts) as [keyof ScoreParts, number][];
	return entries
		.filter(([, points]) => points !== 0)
		.map(([part, points]) => ({ part, points, words: partWords(part, points, context) }))
		.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** A place alone is said as a place; a name or a stated strength leads. */
function leadWords(points: number): string {
	return points >= LEAD_POINTS.name
		? "Leads with what this step is for"
		: "Lists early what this step is for";
}

function partWords(part: keyof ScoreParts, points: number, context: PickContext): string {
	const skin = context.skin_type === null ? "your skin" : `${context.skin_type.toLowerCase()} skin`;
	const words: Record<keyof ScoreParts, [good: string, bad: string]> = {
		active: [leadWords(points), "Lacks what this step is for"],
		strength: ["States its strength", "Does not state its strength"],
		skin_type: [`Listed for ${skin}`, `Listed for other skin than ${skin}`],
		support: ["Has supporting ingredients for this step", "Lacks supporting ingredients"],
		texture: ["Texture suits this step", "Texture does not suit this step"],
		tint: ["Sold in shades", "Sold in one shade"],
		gentle: [
			"Its list names no fragrance or little that irritates",
			"Its list names fragrance or drying alcohol",
		],
		extras: ["Brings nothing the step does not need", "Brings treatments the step does not need"],
		fresh: ["Price and ingredient list are recent", "Price or ingredient list is old"],
		budget:
			context.budget === null
				? ["Costs little", "Costs much, or its price is not known"]
				: ["Within your budget", "Above your budget, or its price is not known"],
		protection: ["High protection, SPF 50 or more", "Lower protection"],
		finish: ["Its finish suits your skin or your day", "Its finish shows on skin that shines"],
	};
	return words[part][points > 0 ? 0 : 1];
}

const WHAT: Record<ProductCategory, string> = {
	cleanser: "a cleanser",
	toner: "a toner",
	serum: "a leave-on product",
	eye_cream: "an eye cream",
	moisturizer: "a moisturizer",
	sunscreen: "a broad-spectrum sunscreen",
	mask: "a mask",
	exfoliant: "a leave-on exfoliant",
};

/** What to look for on a label where the catalogue has nothing that fits: one sentence from the rule of the step. */
export function lookFor(category: ProductCategory, rule: ProductRule, context: PickContext): string {
	const texture = rule.without_textures === undefined ? undefined : rule.textures[0];
	const noun = texture === undefined ? WHAT[category] : `${WHAT[category]} (${joinOr(rule.textures)})`;
	const told = [...withWords(category, rule), ...withoutWords(category, rule, context)];
	return `Look for ${[noun, ...told].join(", ")}.`;
}

function withWords(category: ProductCategory, rule: ProductRule): string[] {
	const words: string[] = [];
	if (rule.spf_min !== undefined) words.push(`SPF ${rule.spf_min} or more`);
	if (rule.mineral_only === true) words.push("mineral filters only (zinc oxide or titanium dioxide)");
	if (rule.tinted === true) words.push("tinted with iron oxides, in a shade that disappears on your skin");
	if (category === "sunscreen") return words;
	const wanted = rule.any_of.filter((id) => rule.weaker?.[id] === undefined);
	if (wanted.length > 0)
		words.push(`with ${joinOr(wanted.map((id) => onLabel(id, rule)))} named on the label`);
	return words;
}

function withoutWords(category: ProductCategory, rule: ProductRule, context: PickContext): string[] {
	const out: string[] = [];
	if (rule.fragrance_free === true || context.fragrance_free) out.push("fragrance");
	if (rule.sulfate_free === true) out.push("sulfates");
	if (context.oil_free && category !== "cleanser") out.push("plant oils");
	if (context.vegan) out.push("animal ingredients");
	out.push(...allergyNames(context.facts));
	return out.length > 0 ? [`without ${joinOr([...new Set(out)])}`] : [];
}

function onLabel(id: ActiveId, { means, max_percent }: ProductRule): string {
	const name = findActive(id)?.name ?? id;
	if (means?.active === id) return `${name} ${rangeWords(means)}`;
	const most = max_percent?.[id];
	return most === undefined || !isTreatment(id) ? name : `${name} up to ${most}%`;
}

function joinOr(words: readonly string[]): string {
	return joinWords(words).replace(/ and (?=[^ ]*(?: [^ ]+)*$)/, " or ");
}

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
