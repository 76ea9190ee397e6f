import { fullName } from "../facts/say-product.ts";
import { citeProduct } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { answerInUse } from "./in-use.ts";
import { HAVE_YOU } from "./product/beyond-catalogue.ts";
import { describeProduct } from "./product/describe-product.ts";
import { findMeantProducts } from "./product/find-meant-products.ts";
import { answerUnknown } from "./unknown.ts";

const OWN = /\b(?:my|mine|i (?:use|have|own))\b/;

/** Facts of products that were shown, named or are in use: fragrance, ingredients, price, rating, for whom. */
export const answerProductFacts: AnswerWriter = (inquiry) => {
	const { question, context } = inquiry;
	const { named } = context;
	const meant = findMeantProducts(inquiry);
	if (meant.length === 0)
		return OWN.test(question.text) && context.in_use.length === 0
			? answerInUse(inquiry)
			: answerUnknown(inquiry);
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
