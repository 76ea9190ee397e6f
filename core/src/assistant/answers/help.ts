import { suggestQuestions } from "../suggest-questions.ts";
import { listQuestions } from "../writing/list-questions.ts";
import type { AnswerWriter } from "./answer-writer.ts";

export const answerHelp: AnswerWriter = ({ context }) => ({
	paragraphs: [
		"I can explain your report and what changed, go through your plan step by step, say what an ingredient does and what it goes with, check the products you use, and look for one that fits a need and a budget. I do not diagnose, and I send you to a professional where one is needed.",
		`For example:\n\n${listQuestions(suggestQuestions(context))}`,
	],
	quiet: true,
});
