import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import type { Inquiry } from "../conversation.ts";
import { suggestQuestions } from "../suggest-questions.ts";
import { citeRule } from "../writing/cite.ts";
import { type AnswerWriter, listQuestions, pickWording } from "../writing/compose-answer.ts";

const DOCTOR = /\b(?:doctor|dermatologist|nurse|physician|professional|expert)\b/;
const PERSON = /\b(?:human|person|real|somebody|someone)\b/;

/** What the guide is; the first word answers what was asked. */
export const answerAboutGuide: AnswerWriter = ({ question: { text } }) => {
	const { ai, person, doctor } = ABOUT_PRODUCT.guide_is;
	const is = DOCTOR.test(text) ? doctor : PERSON.test(text) ? person : ai;
	const [reads, wrong] = ABOUT_PRODUCT.guide;
	return {
		paragraphs: [`${is} ${reads}`, wrong],
		citations: [citeRule("about.guide", "What this guide is")],
		quiet: true,
	};
};

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

export const answerHelp: AnswerWriter = ({ context }) => ({
	paragraphs: [
		"I can explain your report and what changed, go through your plan step by step, say what an ingredient does and what it goes with, check the products you use, and look for one that fits a need and a budget. I do not diagnose, and I send you to a professional where one is needed.",
		`For example:\n\n${listQuestions(suggestQuestions(context))}`,
	],
	quiet: true,
});

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
