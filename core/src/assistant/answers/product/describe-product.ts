import { findActive } from "../../../knowledge/actives.ts";
import { PRODUCT_WORDS } from "../../../knowledge/questions/care-words.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { monthWords } from "../../../products/months.ts";
import type { CatalogueProduct } from "../../../products/product.ts";
import { PLAN_SECTIONS } from "../../../routine/care-plan.ts";
import { stepAt } from "../../../routine/plan-steps.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Citation, Inquiry } from "../../conversation.ts";
import { asksForAlike } from "../../find/read-needs.ts";
import { brandIn, wishSides } from "../../find/read-wish.ts";
import type { NamedActive } from "../../question.ts";
import { budgetWords } from "../../reading/money.ts";
import { citeRule } from "../../writing/compose-answer.ts";
import { fullName, plainName } from "../../writing/say-names.ts";
import { activeCautions } from "../person/cautions.ts";

const SHOP =
	/\b(?:is it|are they|is this|available|get (?:it|them|this)|sold|sell|stock\w*|find (?:it|them|this)|buy (?:it|them|this)) (?:also )?(?:in|at|from|on|near|by)\b|\bwhich (?:shops?|stores?)\b|\bwhere (?:can|do|could) i (?:buy|get|find)\b/;
const ASKS = {
	fragrance: /\b(?:fragranced?|unscented|essential oils?|allergens?)\b/,
	price:
		/\b(?:price|costs?|expensive|cheap|how much|dollars|where (?:can|do|could)|buy|shops?|stores?|retailer|sold|sell|stock\w*|(?:is it|are they|available|get it|get them) (?:in|at|from|on))\b/,
	shop: SHOP,
	inside: /\b(?:ingredients?|contain|inside|in it|list|inci|what is in|have|has)\b/,
	sensitive: /\b(?:sensitive|gentle|irritat\w*|mild|reactive)\b/,
	rating: /\b(?:rating|rated|stars|reviews?)\b/,
	suits: /\b(?:good|suit|right|work|fit|for me|my skin|worth|best|better|ok|okay)\b/,
} as const;

/** What the row says to the question, in two or three sentences; the whole card in short where nothing single is asked. */
export function describeProduct(product: CatalogueProduct, { question, context }: Inquiry): string {
	const asks = (one: keyof typeof ASKS) => ASKS[one].test(question.text);
	const parts = [
		...question.slots.actives.slice(0, 2).map((one) => holds(product, one)),
		...(asks("fragrance") ? [fragrance(product)] : []),
		...(asks("sensitive") ? [sensitive(product)] : []),
		...(asks("inside") || asks("suits") ? [inside(product)] : []),
		...(asks("price") ? [price(product)] : []),
		...(asks("shop") ? ["Whether another shop has it I cannot see; its page or the maker's knows."] : []),
		...(asks("rating") ? [rating(product)] : []),
		...(asks("suits") ? [suits(product, context.report?.analysis.skin_type.toLowerCase() ?? null)] : []),
	].filter(Boolean);
	const told = parts.length > 0 ? parts : [inside(product), fragrance(product), price(product)];
	const cautions = activeCautions(context, productFacts(product).actives).text;
	return [`**${fullName(product)}:**`, ...told, cautions].filter(Boolean).join(" ");
}

function fragrance({ inci, no_listed_fragrance }: CatalogueProduct): string {
	if (inci.length === 0)
		return "I have no ingredient list of it, so I cannot say whether it is fragrance free.";
	return no_listed_fragrance
		? "Its list names no fragrance, fragrance allergen or essential oil."
		: "No, its list names fragrance, a fragrance allergen or an essential oil.";
}

/** Whether its list names an ingredient. */
function holds(product: CatalogueProduct, { id, words }: NamedActive): string {
	if (product.inci.length === 0) return "";
	return productFacts(product).actives.includes(id)
		? `Yes, its list names ${words}.`
		: `No, its list does not name ${words}.`;
}

function sensitive({ inci, sensitive_safe }: CatalogueProduct): string {
	if (inci.length === 0) return "";
	return sensitive_safe
		? "Its list has none of the common irritants we look for, so it should be mild; try it on your arm first."
		: "Its list has something that irritates sensitive skin more often, so I would be careful.";
}

function inside(product: CatalogueProduct): string {
	const { key, spf } = productFacts(product);
	const names = key.slice(0, 4).map((id) => findActive(id)?.name ?? id);
	if (product.inci.length === 0) return "I have no ingredient list of it.";
	const filter = spf === null ? "" : ` and states SPF ${spf}`;
	return names.length > 0
		? `It leads with ${joinWords(names)}${filter}.`
		: `Nothing in its list stands out as an active ingredient${filter}.`;
}

function price({ price: amount, currency, retailer, observed, stale }: CatalogueProduct): string {
	if (amount === null)
		return `I have no price; it was listed at ${plainName(retailer)} in ${monthWords(observed)}.`;
	const shown = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
	const money = currency === "USD" ? `$${shown}` : `${shown} ${currency}`;
	return `It ${stale === true ? "cost" : "costs"} ${money} at ${plainName(retailer)} (${monthWords(observed)}).`;
}

function rating(product: CatalogueProduct): string {
	if (product.rating === null) return "I have no rating of it.";
	const where = product.rating_retailer ?? product.retailer;
	const when = monthWords(product.rating_observed ?? product.observed);
	return `Customers of ${plainName(where)} rated it ${product.rating} (${when}); ratings say how people liked it, not what it does.`;
}

function suits({ suits: types }: CatalogueProduct, type: string | null): string {
	if (type === null)
		return types.length > 0 ? `It is listed for ${joinWords(types.map(plainName))} skin.` : "";
	if (types.includes(type)) return `It is listed for ${type} skin, which is how yours reads.`;
	return types.length > 0
		? `It is listed for ${joinWords(types.map(plainName))} skin; yours reads as ${type}.`
		: "";
}

interface Need {
	/** Why this person needs it; empty where nothing is known. */
	text: string;
	concern: Concern | null;
	citations: Citation[];
}

/** Why this person looks for it: the plan's own reason first, where it is more than the skin type, then the concern in the report, then preferences. */
export function describeNeed({ context, question }: Inquiry): Need {
	const { category, concerns } = question.slots;
	const { report, person } = context;
	const concern = concerns[0] ?? null;
	const wishes = [
		...(person.preferences.fragrance_free === true
			? ["I keep it free of listed fragrance, as you asked"]
			: []),
		...(person.preferences.sensitive_skin === true
			? ["I keep it gentle, because your skin is sensitive"]
			: []),
	];
	const wished = wishes.length > 0 ? `${wishes.join(", and ")}.` : "";
	if (report === null) return { text: wished, concern: null, citations: [] };
	const section =
		category === null
			? undefined
			: PLAN_SECTIONS.find((one) => stepAt(report.analysis.care_plan, { section: one, category }));
	const step = category && section ? stepAt(report.analysis.care_plan, { section, category }) : null;
	const wanted: readonly string[] = question.slots.actives.map(({ id }) => id);
	const fits = wanted.length === 0 || (step?.actives.some((id) => wanted.includes(id)) ?? false);
	const reasoned = step?.because_ids.some((id) => id.startsWith("module.")) ?? false;
	if (step !== null && concern === null && fits && reasoned) {
		const citation = step.step_id ? [citeRule(step.step_id, "Your care plan")] : [];
		return {
			text: `In your plan it has a job: ${lowerFirst(step.because)} ${wished}`.trim(),
			concern: null,
			citations: citation,
		};
	}
	return { text: wished, concern, citations: [] };
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

interface IntentWords {
	/** For the search, for example "fragrance-free moisturizer under $20". */
	intent: string;
	/** The same inside a sentence. */
	spoken: string;
}

/** How shops and people name the need, where that differs from what a photo shows. */
const NEED_WORDS: Partial<Record<Concern, string>> = {
	shine: "oily skin",
	dryness: "dry skin",
	acne: "acne-prone skin",
};
/** What people want of a sunscreen or cream beyond its ingredients. */
const FINISHES: readonly (readonly [word: string, said: RegExp])[] = [
	["tinted", /\b(?:tinted|with (?:a )?tint)\b/],
	["mineral", /\bmineral\b/],
];
const NOT_FROM =
	/\b(?:nothing|anything but|not|no|other than|except|without anything) (?:\w+ )?(?:from|by)\b/;

/** Two brands are told apart by the search, not by its words. */
function brandsNamed({ named }: Inquiry["context"], text: string): number {
	return new Set(
		named
			.map(({ brand }) => brand.toLowerCase())
			.filter((brand) => text.includes(brand.replaceAll("-", " "))),
	).size;
}

const VOWEL = /^[aeiou]/;

/** What is looked for, in plain words: qualities, kind, ingredient, need, exclusions, brand, price. */
export function wordIntent({ context, question }: Inquiry): IntentWords {
	const { slots } = question;
	const { preferences } = context.person;
	const free = slots.fragrance_free || preferences.fragrance_free === true;
	const gentle = slots.gentle || preferences.sensitive_skin === true;
	const thing = slots.category ? PRODUCT_WORDS[slots.category].one : "product";
	const { wanted, than } = wishSides(question.text);
	// What it has to be milder than is what it is not looked for with.
	const milder = than !== null && context.named.length === 0;
	const qualities = [
		...(slots.cheaper && slots.budget === null ? ["cheaper"] : []),
		...(slots.budget?.max === null ? ["cheap"] : []),
		...(free ? ["fragrance-free"] : []),
		...(gentle ? ["gentle"] : []),
		...FINISHES.flatMap(([word, said]) => (said.test(wanted) ? [word] : [])),
	];
	const tail = [
		...(slots.actives.length > 0 && !milder
			? [`with ${joinWords(slots.actives.map(({ words }) => words))}`]
			: []),
		...(slots.concerns.length > 0
			? [
					`for ${joinWords(slots.concerns.slice(0, 2).map((concern) => NEED_WORDS[concern] ?? CONCERN_WORDS[concern]))}`,
				]
			: []),
		...(slots.excluded.length > 0 ? [`without ${joinWords(slots.excluded.map(({ words }) => words))}`] : []),
		...(slots.brand !== null &&
		brandsNamed(context, question.text) < 2 &&
		!asksForAlike(question.text) &&
		than === null &&
		brandIn(question.text, slots.brand) !== "out"
			? [`${NOT_FROM.test(question.text) ? "not from" : "from"} ${plainName(slots.brand)}`]
			: []),
		...(typeof slots.budget?.max === "number"
			? [
					`under ${budgetWords({ max: slots.budget.max, ...(slots.budget.told !== undefined && { told: slots.budget.told }) })}`,
				]
			: []),
	];
	const core = [...qualities, thing].join(", ").replace(/, (?=[^,]*$)/, " ");
	const intent = [core, ...tail].join(" ");
	return { intent, spoken: `${VOWEL.test(core) ? "an" : "a"} ${intent}` };
}
