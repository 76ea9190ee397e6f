import type { Inquiry } from "../inquiry.ts";
import { suggestQuestions } from "../suggest-questions.ts";
import { listQuestions } from "../writing/list-questions.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";

const CROSS =
	/\b(?:stupid|dumb|useless|bad|annoying|wrong|idiot|fuck\w*|shit\w*|bullshit|crap|sucks?|hell|scam|fraud|shut up|hate|piss\w*|rip ?off|nonsense|not (?:work|help(?:ing)?))\b/;
const KIND = /\b(?:love|like|great|cute|funny|best|amazing|helpful|how are you)\b/;

/** A nod, a kind word or a cross one. */
export const answerSmallTalk: AnswerWriter = (inquiry) => {
	const { text } = inquiry.question;
	const reply = CROSS.test(text)
		? sorry(inquiry)
		: KIND.test(text)
			? "Kind of you. I am a machine, but your skin is real, so back to that:"
			: pickWording(inquiry, [
					"All right. What shall we look at?",
					"Good. What next?",
					"Fine with me. You could ask:",
				]);
	return { paragraphs: [reply, listQuestions(suggestQuestions(inquiry.context).slice(0, 2))], quiet: true };
};

/** Somebody is cross: no lecture, no product, another try and where a person can be reached. */
export const answerAbuse: AnswerWriter = (inquiry) => ({
	paragraphs: [`${sorry(inquiry)} To reach a person, press Contact in the footer of the website.`],
	quiet: true,
});

function sorry(inquiry: Inquiry): string {
	return pickWording(inquiry, [
		"Sorry that this did not help. Tell me what you were after, in a few plain words, and I try again.",
		"I hear you. What went wrong: your report, your plan or a product? Then I try again.",
	]);
}
