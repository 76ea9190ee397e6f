import {
	type ActiveId,
	findActive,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../../knowledge/actives.ts";
import { allergensIn } from "../../../person/allergens.ts";
import { comparablePrice } from "../../../products/catalogue/price.ts";
import { findAllergens, productFacts } from "../../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../../products/product.ts";
import type { ProductCategory } from "../../../routine/care-plan.ts";
import { planSteps } from "../../../routine/plan-steps.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { dollars } from "../../find/asked-filters.ts";
import { forOther } from "../../find/for-whom.ts";
import { inPlainEnglish } from "../../reading/gloss-message.ts";
import { readSlots } from "../../reading/read-slots.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeProduct } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { fullName } from "../../writing/say-names.ts";

const POINTS =
	/\b(?:that|this|the) (?:one|pick|product|cream|serum|cleanser|wash|sunscreen|moisturizer|toner|gel)\b|\bthe (?:first|second|third|last|other|cheap\w*|top) ?(?:one)?\b|\bone you (?:said|named|picked|showed|recommended|suggested)\b|\b(?:is|does|can|would|will|should|has|why)\b(?: \w+){0,3} (?:it|that|this)\b|\b(?:those|these|them|all three|of the three)\b/;
const WHY =
	/^(?:(?:ok|okay|so|and|but|hm+) )*why\b(?! (?:is|are|does|do) (?:my|the) (?:skin|face|plan))|\bhow come (?:that|this|the first|you (?:picked|chose))\b/;
const WHEN =
	/\b(?:mornings?|nights?|evenings?|am|pm|daily|every day|twice|once|how often|when (?:do|should|can|to)|day or night|overnight|how many times)\b/;
const GENTLEST =
	/\b(?:gentlest|mildest|most gentle|least (?:harsh|irritating|likely to (?:sting|irritate))|which (?:\w+ ){0,3}(?:gentler|milder|sensitive|stings? least))\b/;
const BLEACHES = /\bbleach\w*\b|\bstain\w*\b/;
const LEAST_PRICE = /\b(?:cheapest|least expensive)\b/;
const OTHER_MATTER =
	/\b(?:tonight|today|burn\w*|swell\w*|swollen|rash|pregnan\w*|breastfeed\w*|baby|toddler|cheaper (?:one )?(?:please|than)|together|mix|with my|retinol and)\b/;
const TIGHT = /\b(?:tight\w*|dry|hard water|strip\w*)\b/;
const CONTAINS = /\b(?:has|have|contains?|got|free (?:of|from)|in it|with|without)\b/;
const LIST = 3;

/** A few words on what was shown: why this one, when it goes on, which is gentlest; null where nothing shown is meant. */
export function aboutShown(asked: Inquiry): Draft | null {
	const inquiry = forOther(asked);
	const { context, message } = inquiry;
	const [first] = context.shown;
	const text = spellOut(inPlainEnglish(message) ?? message);
	if (first === undefined || asked.history.length === 0 || OTHER_MATTER.test(text)) return null;
	const said = readSlots(text, context);
	if (said.actives.length > 0 && !WHY.test(text) && !BLEACHES.test(text)) return null;
	const named = context.named.find((one) => context.shown.some(({ id }) => id === one.id));
	if (named === undefined && !POINTS.test(text) && said.ordinal === null) return null;
	const alike = context.shown.slice(0, LIST).filter(({ category }) => category === first.category);
	const meant = named ?? context.shown[said.ordinal ?? 0] ?? first;
	if (said.category !== null && said.category !== meant.category) return null;
	const cites = (one: CatalogueProduct) => citeProduct({ id: one.id, name: fullName(one) });
	const contains = CONTAINS.test(text) && !WHY.test(text) ? allergensIn(text) : [];
	if (contains.length > 0) return whetherIn(meant, contains, cites);
	if (GENTLEST.test(text)) return gentlest(alike, cites);
	if (LEAST_PRICE.test(text)) return null;
	if (BLEACHES.test(text))
		return {
			paragraphs: [
				productFacts(meant).actives.includes("benzoyl_peroxide")
					? `Yes, ${fullName(meant)} does: it has benzoyl peroxide, which takes color out of towels, pillowcases and hair.`
					: `No, ${fullName(meant)} does not bleach: its list names no benzoyl peroxide, and that is the one that does.`,
			],
			citations: [cites(meant)],
		};
	if (WHY.test(text)) return why(meant, alike, inquiry, text, cites);
	if (!WHEN.test(text)) return null;
	const told = [
		text,
		...asked.history.filter(({ role }) => role === "user").map((turn) => spellOut(turn.message)),
	].join(" . ");
	const { report } = context;
	const skin = {
		tight: TIGHT.test(told),
		oily: report?.analysis.skin_type === "Oily" || /\b(?:oily|greasy)\b/.test(told),
	};
	return {
		paragraphs: [`**${fullName(meant)}:** ${useOf(meant, skin)}`],
		citations: [cites(meant)],
		minded: true,
	};
}

/** Whether what they cannot have stands on its list, a relative of it included. */
function whetherIn(meant: CatalogueProduct, about: readonly string[], cites: Cites): Draft {
	const found = about.flatMap((one) => findAllergens(meant, one));
	const names = joinWords(about.map((one) => one.replaceAll("_", " "))).replace(" and ", " or ");
	return {
		paragraphs: [
			found.length > 0
				? `Yes: the list of ${fullName(meant)} names ${joinWords([...new Set(found)].slice(0, 3))}. Leave it, and ask me for one without ${names}.`
				: `No, the list of ${fullName(meant)} names no ${names}. Recipes change, so read the pack as well.`,
		],
		citations: [cites(meant)],
		minded: true,
	};
}

type Cites = (one: CatalogueProduct) => ReturnType<typeof citeProduct>;

function gentlest(alike: readonly CatalogueProduct[], cites: Cites): Draft {
	const harsh = (one: CatalogueProduct) =>
		productFacts(one).concerns.length +
		(one.no_listed_fragrance ? 0 : 2) +
		(one.sensitive_safe ? 0 : 1) +
		(productFacts(one).key.includes("vitamin_c") ? 2 : 0);
	const [best = alike[0] as CatalogueProduct] = alike.toSorted((a, b) => harsh(a) - harsh(b));
	const why = [
		...(best.no_listed_fragrance ? ["no listed fragrance"] : []),
		...(best.sensitive_safe ? ["nothing on its list that commonly irritates"] : []),
		...(productFacts(best).key.includes("vitamin_c_derivative") ? ["a gentle form of vitamin C"] : []),
	];
	return {
		paragraphs: [
			`Going by the lists, ${fullName(best)}${why.length === 0 ? "" : `: ${joinWords(why)}`}.`,
			"What stings one face no list tells: try it on the inside of the arm, then every other day.",
		],
		citations: [cites(best)],
		minded: true,
	};
}

/** What speaks for the one that was named first, against the others that were shown with it. */
function why(
	meant: CatalogueProduct,
	alike: readonly CatalogueProduct[],
	{ context: { report } }: Inquiry,
	text: string,
	cites: Cites,
): Draft {
	const planned =
		report !== null && planSteps(report.analysis.care_plan).some(({ step }) => step.product?.id === meant.id);
	const facts = productFacts(meant);
	const has = facts.key.slice(0, 2).map((id) => findActive(id)?.name ?? id);
	const type = report?.analysis.skin_type.toLowerCase();
	const reasons = [
		...(planned ? ["it is what your plan has for that step"] : []),
		...(has.length === 0 ? [] : [`it leads with ${joinWords(has)}`]),
		...(meant.no_listed_fragrance ? ["its list names no fragrance"] : []),
		...(type !== undefined && meant.suits.includes(type) ? [`it is listed for ${type} skin`] : []),
	];
	const cost = comparablePrice(meant);
	const others = alike.filter(({ id }) => id !== meant.id);
	const cheaper = others
		.filter((one) => cost !== null && (comparablePrice(one) ?? Number.MAX_VALUE) < cost)
		.toSorted((a, b) => (comparablePrice(a) ?? 0) - (comparablePrice(b) ?? 0))[0];
	return {
		paragraphs: [
			`${fullName(meant)}, because ${joinWords(reasons.length === 0 ? ["it fits what you asked best by its list"] : reasons)}.`,
			cheaper !== undefined
				? `${fullName(cheaper)} at ${dollars(comparablePrice(cheaper) ?? 0)} costs less${lacks(meant, cheaper)}; if money decides, it is no mistake.`
				: /\b(?:cheap\w*|price|expensive|dear)\b/.test(text)
					? `Of those I showed none costs less${cost === null ? "" : ` than its ${dollars(cost)}`}; ask me for a cheaper one, and I say what is lost with it.`
					: others.length === 0
						? ""
						: `${joinWords(others.map(fullName))} would do as well; none of them does more for you by its list.`,
		],
		citations: [cites(meant)],
		minded: true,
	};
}

/** What the cheaper list has not. */
function lacks(meant: CatalogueProduct, cheaper: CatalogueProduct): string {
	const there = productFacts(cheaper).key;
	const gone = productFacts(meant)
		.key.filter((id) => !there.includes(id))
		.slice(0, 2)
		.map((id) => findActive(id)?.name ?? id);
	const lead = leadOf(meant) === leadOf(cheaper);
	return gone.length === 0
		? " and does much the same"
		: ` but has no ${gone.join(" and no ")}${lead ? " high on its list" : ""}`;
}

/** When and how often a product goes on, by the treatment that leads it, else by its kind. */
function useOf(product: CatalogueProduct, { tight, oily }: { tight: boolean; oily: boolean }): string {
	const lead = leadOf(product);
	if (product.category === "cleanser")
		return tight
			? "Nights only: in the morning lukewarm water does, never hot, and moisturizer goes on skin still damp."
			: oily
				? "Twice a day is fine on oily skin, morning and night, and no more; where it feels tight, nights only."
				: "At night always; in the morning lukewarm water is enough for most. Twice a day is the most.";
	if (lead !== null) {
		if (isRetinoid(lead))
			return "Nights only, two evenings a week at first, a pea for the face; never in the morning and on no night with an acid.";
		if (isExfoliating(lead))
			return "Evenings, once a week at first and three times at most, not with a retinoid on one night.";
		if (lead === "benzoyl_peroxide")
			return "Once a day, every other day at first, thinly; morning or evening, and not on one night with a retinoid. It bleaches cloth.";
		if (lead === "azelaic_acid") return "Morning or night, both fine; every other day at first, then daily.";
		if (lead === "vitamin_c" || lead === "vitamin_c_derivative")
			return "Night works as well; the morning, under sunscreen, is where it adds most. Once a day is enough.";
		if (lead === "sulfur") return "Evenings, on the spots alone, every other day at first.";
	}
	return OF_KIND[product.category];
}

/** The treatment a product is used for. */
function leadOf(product: CatalogueProduct): ActiveId | null {
	const { key, leads } = productFacts(product);
	const treats = key.filter(isTreatment);
	return treats.find((id) => leads[id] !== undefined) ?? treats[0] ?? null;
}

const OF_KIND: Record<ProductCategory, string> = {
	cleanser: "",
	toner: "Morning and night, both fine, after washing.",
	serum: "Morning and night, both fine, before the moisturizer.",
	eye_cream: "Morning and night, both fine; a grain of rice for both eyes.",
	moisturizer: "Morning and night, both fine, after washing on skin still damp.",
	sunscreen: "Mornings only: at night it has no job and is washed off.",
	mask: "Once a week, in the evening, on calm skin.",
	exfoliant: "One evening a week at first, never in the morning before sun and never on sore skin.",
};
