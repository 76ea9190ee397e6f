import { ENGLISH_ONLY } from "../../knowledge/questions/languages.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import { glossMessage } from "../reading/gloss-message.ts";
import { HELP_IN_ENGLISH, helpByName, helpByScript, helpByWords } from "../triage/help-in-languages.ts";
import { isPlainQuestion } from "../triage/plain-question.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { listQuestions } from "../writing/list-questions.ts";
import type { AnswerWriter } from "./answer-writer.ts";

/** What can be asked where nothing comes near. */
const TOPICS = ["Find me a product that fits my skin", "Which order do my products go in?"];

/** So few words tell of no emergency that the signs in these languages would not find. */
const TELLS_SOMETHING = 5;

/** English words that a message in danger is glossed to: of a body or a life in danger, a child, or something taken. */
const TELLS_DANGER =
	/\b(?:breath\w*|swollen|swallowed|drank|ate|took|unconscious|faint|dizzy|seizure|vomit|bleed\w*|blood|fever|hives|burn\w*|blister|acid|bleach|pain|hurt\w*|die|dead|kill|live|life|alone|cry|hits?|grabs|afraid|blade|baby|toddler|child|pills|overdose|medicine|eye|throat|tongue|chest|numb|weak|confused|pus|bit|emergency|jump|goodbye|nobody|enough|cut)\b/;

/**
 * Says in their language that answers are in English, with topics to choose from, and whom to call; in one that is not
 * read at all whom to call comes first.
 */
export const answerOtherLanguage: AnswerWriter = ({ message, offers = [] }) => {
	const language = findLanguage(message);
	if (language === null || language === "unknown") return unreadable(message);
	const topics = listQuestions(offers.length > 0 ? offers : TOPICS);
	const few = message.trim().split(/\s+/).length < TELLS_SOMETHING;
	const { english } = glossMessage(message, language);
	const harmless =
		isPlainQuestion(message) ||
		(glossMessage(message, language, language.care).enough && !TELLS_DANGER.test(english));
	const help = few || harmless ? null : helpByName(language.name);
	return { paragraphs: [`${language.text}\n\n${topics}`, help ?? ""], quiet: true };
};

/** What was written may be an emergency, and nobody here can read it. */
export function unreadable(message: string): Draft {
	const theirs = helpByScript(message) ?? helpByWords(message) ?? "";
	return { paragraphs: [theirs, HELP_IN_ENGLISH, ENGLISH_ONLY], quiet: true };
}
