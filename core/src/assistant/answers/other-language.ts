import { NUMBERS_IN_LANGUAGES } from "../../knowledge/questions/danger-in-languages.ts";
import { ENGLISH_ONLY } from "../../knowledge/questions/languages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** Says in both languages that only English is read, and whom to call: nobody can tell what was said. */
export const answerOtherLanguage: AnswerWriter = ({ message }) => {
	const language = findLanguage(message);
	const own =
		language === null || language === "unknown"
			? []
			: [language.text, NUMBERS_IN_LANGUAGES[language.name] ?? ""];
	return {
		paragraphs: [...own, ENGLISH_ONLY],
		quiet: true,
	};
};
