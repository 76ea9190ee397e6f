import { ACTIVES, findActive, isActiveId, isTreatment } from "../../knowledge/actives.ts";
import { findFragrance } from "../../products/facts/find-irritants.ts";
import { findAllergens, productFacts } from "../../products/facts/product-facts.ts";
import { splitInci } from "../../products/facts/read-inci.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import { isAllergicTo } from "../../routine/person-conditions.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { searchContext } from "../find/search-context.ts";
import { BRANDS } from "../guard/known-names.ts";
import { normalizeName } from "../guard/read-text.ts";
import { ownMeant } from "../reading/own-products.ts";
import { citeActive, citeProduct, citeRule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, pickWording } from "../writing/compose-answer.ts";
import { fullName, plainName } from "../writing/say-names.ts";
import { HAVE_YOU } from "./beyond-catalogue.ts";
import { answerCombine } from "./combine.ts";
import { answerInUse } from "./in-use.ts";
import { answerUnknown } from "./not-understood.ts";
import { activeCautions } from "./person/cautions.ts";
import { describeProduct } from "./product/describe-product.ts";
import { answerRoutineCheck } from "./routine-check.ts";

const MOST = 3;
const CHEAPEST = /\b(?:cheapest|least expensive|lowest price)\b/;
const OWNED = /\b(?:my|i (?:use|have|own))\b/;

/** The rows a question is about: by name, by place in what was shown, or what was shown last; at most three. */
function findMeantProducts({ context, question }: Inquiry): CatalogueProduct[] {
	const { shown, named, in_use } = context;
	const { ordinal, category } = question.slots;
	if (ordinal !== null && shown.length > 0) {
		const one = shown[Math.min(ordinal, shown.length - 1)];
		return one ? [one] : [];
	}
	if (CHEAPEST.test(question.text) && shown.length > 0) {
		const priced = shown.filter(({ price }) => price !== null);
		return priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).slice(0, 1);
	}
	if (named.length > 0) return named.slice(0, MOST);
	const own = ownMeant(question.text, in_use).flatMap(({ product }) => product ?? []);
	if (own.length > 0) return own.slice(0, MOST);
	const owned = in_use
		.flatMap(({ product }) => (product ? [product] : []))
		.filter((product) => category === null || product.category === category);
	if (OWNED.test(question.text) && owned.length > 0) return owned.slice(0, MOST);
	return shown.filter((product) => category === null || product.category === category).slice(0, MOST);
}

const OWN = /\b(?:my|mine|i (?:use|have|own))\b/;

const BESIDE = /\b(?:with|beside|together|on top of|over|under|after|before|alongside)\b/;

/** "Is the second one ok with my retinol?": its treatments beside the ingredient; without one it goes with any. */
function besideActive(inquiry: Inquiry, product: CatalogueProduct): Draft {
	const { actives } = inquiry.question.slots;
	const own = productFacts(product).key.filter(
		(id) => isTreatment(id) && !actives.some((one) => one.id === id),
	);
	const [treats] = own.filter(isActiveId);
	const cited = citeProduct({ id: product.id, name: fullName(product) });
	if (treats === undefined) {
		const last = product.category === "sunscreen" ? " It is the last step in the morning." : "";
		return {
			paragraphs: [
				`Yes: nothing in **${fullName(product)}** treats, so it goes with ${joinWords(actives.map(({ words }) => words))}.${last}`,
			],
			citations: [cited],
		};
	}
	const named = [{ id: treats, words: ACTIVES[treats].name }, ...actives.slice(0, 2)];
	const question = { ...inquiry.question, slots: { ...inquiry.question.slots, actives: named } };
	const draft = answerCombine({ ...inquiry, question });
	return {
		...draft,
		paragraphs: [`**${fullName(product)}** has ${ACTIVES[treats].name}.`, ...draft.paragraphs],
		citations: [cited, ...(draft.citations ?? [])],
	};
}

/** Facts of products that were shown, named or are in use: fragrance, ingredients, price, rating, for whom. */
export const answerProductFacts: AnswerWriter = (inquiry) => {
	const { question, context } = inquiry;
	const { named } = context;
	const meant = findMeantProducts(inquiry);
	if (meant.length === 0)
		return OWN.test(question.text) && context.in_use.length === 0
			? answerInUse(inquiry)
			: answerUnknown(inquiry);
	const [one] = meant;
	if (one !== undefined && BESIDE.test(question.text) && question.slots.actives.length > 0)
		return besideActive(inquiry, one);
	return {
		paragraphs: [
			meant.every((product) => !named.includes(product)) || !HAVE_YOU.test(question.text)
				? ""
				: "By that name I find only what comes nearest in our catalog:",
			...meant.map((product) => describeProduct(product, inquiry)),
		],
		citations: meant.map((product) => citeProduct({ id: product.id, name: fullName(product) })),
	};
};

/** Two brands or products beside each other: by the facts of their rows, never by name alone. */
export const answerCompare: AnswerWriter = (inquiry) => {
	const { category, concerns } = inquiry.question.slots;
	const rows = comparable(namedOrShown(inquiry), category);
	if (rows.length < 2 && ofShelf(inquiry)) return answerRoutineCheck(inquiry);
	const brands = brandsOf(inquiry);
	const isForSomething = category !== null || concerns.length > 0;
	if (isForSomething && brands.length > 1 && new Set(rows.map(({ brand }) => brand)).size < 2)
		return ofBrands(inquiry, brands);
	if (rows.length < 2) {
		return {
			paragraphs: [
				`${pickWording(inquiry, [
					"No brand is better as a whole: each has products that suit you and some that do not.",
					"I would not rank brands or names against each other, only single products.",
				])} Compare the ingredient list, fragrance, how it feels and the price for the same amount. Tell me the kind, for example a cleanser or a sunscreen, and I look for what fits you.`,
			],
			citations: [citeRule("about.money", "How picks are ranked")],
			quiet: true,
		};
	}
	return {
		paragraphs: [
			"By what their rows say:",
			...rows.map((product) => describeProduct(product, inquiry)),
			"The better one is the one whose list fits your skin and that you like to wear; the name says nothing about that.",
		],
		citations: rows.map((product) => citeProduct({ id: product.id, name: fullName(product) })),
	};
};

/** Brands of the catalogue or of everywhere that the message itself names. */
function brandsOf({ message }: Inquiry): string[] {
	const text = ` ${normalizeName(message)} `;
	return BRANDS.filter((brand) => text.includes(` ${brand} `));
}

/** Two brands, no product: of one kind, the best of each for this person. */
function ofBrands({ question: { slots } }: Inquiry, brands: readonly string[]): Draft {
	const category = slots.category ?? "moisturizer";
	const kind = category.replace("_", " ");
	return {
		paragraphs: [
			`No brand is better as a whole: both have products that suit you and some that do not. So I look at one ${kind} of each.`,
		],
		search: { product_intent: `A ${kind} by ${brands.slice(0, 2).join(" or ")}`, category },
		quiet: true,
	};
}

/** "Which of my two serums should I keep": decided by what the shelf does together. */
function ofShelf({ context: { in_use }, question: { text } }: Inquiry): boolean {
	return in_use.length > 1 && /\b(?:my|mine|keep|i (?:use|have|own))\b/.test(text);
}

/** What is named, otherwise what was shown last. */
function namedOrShown({ context: { named, shown } }: Inquiry): readonly CatalogueProduct[] {
	return named.length > 1 || shown.length < 2 ? named : shown.slice(0, MOST);
}

/** The best match of each brand, as far as there are two; otherwise single products of one brand. */
function comparable(
	named: readonly CatalogueProduct[],
	category: CatalogueProduct["category"] | null,
): CatalogueProduct[] {
	const rows = named.filter((row) => category === null || row.category === category);
	const brands = [...new Map(rows.toReversed().map((row) => [row.brand, row])).values()].toReversed();
	return brands.length > 1 ? brands.slice(0, MOST) : rows.slice(0, 2);
}

/** A list on a pack has more names than a question does. */
const LEAST_NAMES = 4;
const LONGEST_NAME = 45;
/** What nearly every list begins with or holds, and no sentence does. */
const LABEL_WORDS =
	/\b(?:aqua|water|eau|glycerin|glycerol|parfum|fragrance|butylene glycol|propanediol|dimethicone|cetearyl alcohol|cetyl alcohol|phenoxyethanol|caprylic|tocopher\w*|xanthan gum|sodium \w+ate|\w+ acid|\w+ extract|\w+ oil|limonene|linalool|niacinamide|panthenol|alcohol denat)\b/i;
const BEFORE_LIST = /^[^:,]{0,80}:/;
/** What is asked after the last name: "-- is it any good?" */
const AFTER_NAME = /(\w)\s*(?:--|\u2014|\?|!|\.\s)[^,]*$/;
const LIKELY = 0.5;
const FATTY_ALCOHOL = /\b(?:cetearyl|cetyl|stearyl|behenyl|cetostearyl) alcohol\b/i;

/** The names of an ingredient list that was typed or pasted into a message; [] where there is none. */
export function pastedList(message: string): string[] {
	const names = splitInci(message.replace(BEFORE_LIST, "").replace(AFTER_NAME, "$1"))
		.map((one) => one.trim())
		.filter((one) => one.length > 2 && one.length <= LONGEST_NAME);
	const known = names.filter((one) => LABEL_WORDS.test(one)).length;
	return names.length >= LEAST_NAMES && known / names.length >= LIKELY ? names : [];
}

/** What a list says: what works in it, what irritates more often, and what it means for this person. */
export function answerPastedList(inquiry: Inquiry, inci: readonly string[]): Draft {
	const list = { name: "", category: null, inci };
	const { actives, drying_alcohol } = productFacts(list);
	const scents = findFragrance(inci).map(plainName).slice(0, 5);
	const { facts } = searchContext(inquiry, false).pick;
	const allergies = facts.flatMap(({ id, about }) =>
		id === "allergy" && about !== undefined ? findAllergens(list, about) : [],
	);
	const works = actives.filter(isTreatment).slice(0, 4);
	const supports = actives.filter((id) => !isTreatment(id)).slice(0, 4);
	const named = (ids: typeof actives) => joinWords(ids.map((id) => findActive(id)?.name ?? id));
	const cautions = activeCautions(inquiry.context, works);
	return {
		paragraphs: [
			[
				allergies.length > 0 ? `Not for you: it names ${joinWords(allergies.map(plainName))}.` : "",
				scents.length > 0
					? `It is scented: ${joinWords(scents)} ${scents.length > 1 ? "are" : "is"} fragrance or a fragrance allergen, the part that irritates most often; sensitive or reddened skin is better off without.`
					: "I see no listed fragrance in it.",
				drying_alcohol ? "Drying alcohol stands high in it." : "",
				!drying_alcohol && inci.some((one) => FATTY_ALCOHOL.test(one))
					? "The fatty alcohol in it softens and does not dry."
					: "",
			]
				.filter(Boolean)
				.join(" "),
			[
				works.length > 0 ? `What acts: ${named(works)}.` : "Nothing in it treats anything; it is plain care.",
				supports.length > 0 ? `What supports: ${named(supports)}.` : "",
				works.some((id) => isAllergicTo(id, facts)) ? "You told us you are allergic to one of these." : "",
			]
				.filter(Boolean)
				.join(" "),
			cautions.text,
			"Add it to its step in your care plan with this list, and I check it against what else you use.",
		],
		citations: [
			citeRule("rule.reading_lists", "Reading ingredient lists"),
			...works.slice(0, 2).map(citeActive),
			...cautions.citations,
		],
	};
}
