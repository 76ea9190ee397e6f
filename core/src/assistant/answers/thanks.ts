import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

export const answerThanks: AnswerWriter = (inquiry) => ({
	paragraphs: [
		pickWording(inquiry, [
			"You are welcome. Be kind to your skin, and ask whenever something comes up.",
			"Glad that helped. I am here when the next question comes.",
			"Any time. Steady and gentle beats new and many.",
		]),
	],
	quiet: true,
});
