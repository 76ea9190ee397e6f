import { ACTIVES, isActiveId, isTreatment } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { fullName } from "../facts/say-product.ts";
import type { Inquiry } from "../inquiry.ts";
import { ownMeant } from "../reading/own-products.ts";
import { citeProduct } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { answerCombine } from "./combine.ts";
import { answerInUse } from "./in-use.ts";
import { answerUnknown } from "./not-understood.ts";
import { HAVE_YOU } from "./product/beyond-catalogue.ts";
import { describeProduct } from "./product/describe-product.ts";

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
