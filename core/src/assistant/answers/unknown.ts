import { suggestQuestions } from "../suggest-questions.ts";
import { listQuestions } from "../writing/list-questions.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

export const answerUnknown: AnswerWriter = (inquiry) => ({
	paragraphs: [
		pickWording(inquiry, [
			"I do not have a good answer to that, and I would rather say so than guess.",
			"I am not sure what you are after, or I simply do not know it.",
			"That one is beyond what I know. Perhaps in other words?",
		]),
		`Here is what I can do well:\n\n${listQuestions(suggestQuestions(inquiry.context).slice(0, 3))}`,
	],
	quiet: true,
});
