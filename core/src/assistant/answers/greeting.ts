import { suggestQuestions } from "../suggest-questions.ts";
import { listQuestions } from "../writing/list-questions.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

export const answerGreeting: AnswerWriter = (inquiry) => ({
	paragraphs: [
		pickWording(inquiry, [
			"Hello! I am an AI guide for skin care: I explain your report and plan, ingredients and products.",
			"Hi, good to see you. I am an AI that knows your report, your plan and a good deal about ingredients.",
			"Hey! I am an AI guide, so ask me about your skin report, your routine, an ingredient or a product.",
		]),
		`You could start with:\n\n${listQuestions(suggestQuestions(inquiry.context).slice(0, 3))}`,
	],
	quiet: true,
});
