import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import type { Inquiry } from "../inquiry.ts";
import { suggestQuestions } from "../suggest-questions.ts";
import { citeRule } from "../writing/cite.ts";
import { listQuestions } from "../writing/list-questions.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

const fixed =
	(id: string, label: string, paragraphs: readonly string[]): AnswerWriter =>
	() => ({ paragraphs, citations: [citeRule(id, label)], quiet: true });

export const answerAboutPhoto = fixed("about.photo", "Privacy policy, your photo", ABOUT_PRODUCT.photo);
export const answerAboutData = fixed("about.data", "Privacy policy, what we keep", ABOUT_PRODUCT.data);
export const answerAboutDeleting = fixed(
	"about.deleting",
	"Privacy policy, deletion",
	ABOUT_PRODUCT.deleting,
);
export const answerAboutBilling = fixed("about.billing", "Payments and who to ask", ABOUT_PRODUCT.billing);
export const answerAboutMoney = fixed("about.money", "How picks are ranked", ABOUT_PRODUCT.money);

const JOKE = /\bjokes?\b|\bmake me laugh\b|\bsomething funny\b/;

/** Nothing is repeated of what was asked for. */
export const answerInjection: AnswerWriter = (inquiry) => ({
	paragraphs: [
		ABOUT_PRODUCT.injection.join(" "),
		listQuestions(suggestQuestions(inquiry.context).slice(0, 2)),
	],
	citations: [citeRule("about.scope", "What this guide answers")],
	quiet: true,
});

/** What the message came near to, as far as it did. */
function nearOr({ offers = [], context }: Inquiry): readonly string[] {
	return offers.length > 0 ? offers : suggestQuestions(context).slice(0, 3);
}

export const answerOffTopic: AnswerWriter = (inquiry) =>
	JOKE.test(inquiry.question.text)
		? { paragraphs: [ABOUT_PRODUCT.joke], quiet: true }
		: {
				paragraphs: [
					`${pickWording(inquiry, ABOUT_PRODUCT.off_topic)} For example:`,
					listQuestions(nearOr(inquiry)),
				],
				citations: [citeRule("about.scope", "What this guide answers")],
				quiet: true,
			};
