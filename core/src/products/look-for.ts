import { type ActiveId, findActive, isTreatment } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import { joinWords } from "../skin/zone-words.ts";
import { allergyNames, type PickContext } from "./pick-context.ts";

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
	if (wanted.length > 0) words.push(`with ${joinOr(wanted.map((id) => named(id, rule)))} named on the label`);
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

function named(id: ActiveId, { means, max_percent }: ProductRule): string {
	const name = findActive(id)?.name ?? id;
	if (means?.active === id) {
		if (means.from === means.to) return `${name} ${means.to}%`;
		return means.from === undefined ? `${name} up to ${means.to}%` : `${name} ${means.from} to ${means.to}%`;
	}
	const most = max_percent?.[id];
	return most === undefined || !isTreatment(id) ? name : `${name} up to ${most}%`;
}

function joinOr(words: readonly string[]): string {
	return joinWords(words).replace(/ and (?=[^ ]*(?: [^ ]+)*$)/, " or ");
}
