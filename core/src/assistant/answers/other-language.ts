import { ENGLISH_ONLY } from "../../knowledge/questions/languages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import { listQuestions } from "../writing/list-questions.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** What can be asked where nothing comes near. */
const TOPICS = ["Find me a product that fits my skin", "Which order do my products go in?"];

/** Says in their language that answers are in English, with topics to choose from; in an unknown one, whom to call. */
export const answerOtherLanguage: AnswerWriter = ({ message, offers = [] }) => {
	const language = findLanguage(message);
	if (language === null || language === "unknown") return { paragraphs: [ENGLISH_ONLY], quiet: true };
	const topics = listQuestions(offers.length > 0 ? offers : TOPICS);
	return { paragraphs: [`${language.text}\n\n${topics}`], quiet: true };
};
