import { ENGLISH_ONLY } from "../../knowledge/questions/gloss.ts";
import { findLanguage } from "../../skin/note/find-language.ts";
import type { Inquiry } from "../conversation.ts";
import { glossMessage } from "../reading/gloss-message.ts";
import { HELP_IN_ENGLISH, helpByName, helpByScript, helpByWords } from "../triage/help-in-languages.ts";
import { isPlainQuestion } from "../triage/plain-question.ts";
import { type AnswerWriter, type Draft, listQuestions, pickWording } from "../writing/compose-answer.ts";
import { beyondCatalogue } from "./beyond-catalogue.ts";
import { tellNearest } from "./things/tell-thing.ts";

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
function unreadable(message: string): Draft {
	const theirs = helpByScript(message) ?? helpByWords(message) ?? "";
	return { paragraphs: [theirs, HELP_IN_ENGLISH, ENGLISH_ONLY], quiet: true };
}

/** How an answer opens that asks back; whoever was asked so is not asked again. */
export const ASKED_BACK = "I am not sure what you are after.";

/** Short, because there is nothing to say: at most twenty words, or what comes nearest, told or to choose from. */
export const answerUnknown: AnswerWriter = (inquiry) =>
	nearestTold(inquiry) ??
	(inquiry.offers === undefined || inquiry.offers.length === 0 ? beyondCatalogue(inquiry) : null) ??
	unread(inquiry) ??
	(inquiry.offers === undefined || inquiry.offers.length === 0
		? { paragraphs: [notKnown(inquiry)], quiet: true }
		: {
				paragraphs: [`${ASKED_BACK} Did you mean one of these?\n\n${listQuestions(inquiry.offers)}`],
				quiet: true,
			});

/** Each of the nearest questions with its answer, so that whoever meant one of them need not ask again. */
function nearestTold(inquiry: Inquiry): Draft | null {
	const told = tellNearest(inquiry, inquiry.near ?? []);
	return told === null
		? null
		: { ...told, paragraphs: [`${ASKED_BACK} These come nearest:`, ...told.paragraphs] };
}

/** In a language of Latin letters that nobody here knows, an emergency may have been told. */
function unread({ message }: Inquiry): Draft | null {
	return findLanguage(message) === null && helpByWords(message) !== null ? unreadable(message) : null;
}

function notKnown(inquiry: Inquiry): string {
	return pickWording(inquiry, [
		"I do not know, and I would rather say so than guess. Try an ingredient, a product or your plan.",
		`${ASKED_BACK} Could you say it in other words?`,
		"That is beyond what I know. Ask me about your skin, your plan or an ingredient.",
		"I have no good answer to that. A few plain words about your skin would help me.",
		"That one I cannot answer. Your report, your routine and products are what I know.",
	]);
}
