import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** Short, because there is nothing to say: at most twenty words. */
export const answerUnknown: AnswerWriter = (inquiry) => ({
	paragraphs: [
		pickWording(inquiry, [
			"I do not know, and I would rather say so than guess. Try an ingredient, a product or your plan.",
			"I am not sure what you are after. Could you say it in other words?",
			"That is beyond what I know. Ask me about your skin, your plan or an ingredient.",
			"I have no good answer to that. A few plain words about your skin would help me.",
			"That one I cannot answer. Your report, your routine and products are what I know.",
		]),
	],
	quiet: true,
});
