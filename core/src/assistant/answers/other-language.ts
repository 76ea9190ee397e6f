import { ENGLISH_ONLY } from "../../knowledge/questions/languages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** Says in both languages that only English is read. */
export const answerOtherLanguage: AnswerWriter = ({ message }) => {
	const language = findLanguage(message);
	return {
		paragraphs: [language === null || language === "unknown" ? "" : language.text, ENGLISH_ONLY],
		quiet: true,
	};
};
