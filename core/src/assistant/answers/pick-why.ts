import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { PRODUCT_WORDS } from "../../knowledge/questions/product-words.ts";
import { fullName } from "../facts/say-product.ts";
import { citeProduct, citeRule } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { describeNeed } from "./product/describe-need.ts";

const MOST = 3;

/** Why products were picked: what the kind is for, what the person needs, and how picks are ranked. */
export const answerPickWhy: AnswerWriter = (inquiry) => {
	const { shown } = inquiry.context;
	const category = inquiry.question.slots.category ?? shown[0]?.category ?? null;
	const need = describeNeed({
		...inquiry,
		question: { ...inquiry.question, slots: { ...inquiry.question.slots, category } },
	});
	return {
		paragraphs: [
			[category ? PRODUCT_WORDS[category].look_for : "", need.text].filter(Boolean).join(" "),
			ABOUT_PRODUCT.money[0],
			shown.length > 0 ? "Ask me about any of them, for example what is in it or what it costs." : "",
		],
		citations: [
			citeRule("about.money", "How picks are ranked"),
			...need.citations,
			...shown.slice(0, MOST).map((product) => citeProduct({ id: product.id, name: fullName(product) })),
		],
	};
};
