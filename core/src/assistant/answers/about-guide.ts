import { ABOUT_PRODUCT } from "../../knowledge/questions/about-product.ts";
import { citeRule } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";

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
