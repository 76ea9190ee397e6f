import { findLanguage } from "../../skin/note/find-language.ts";
import type { Inquiry } from "../inquiry.ts";
import { helpByWords } from "../triage/help-in-languages.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { listQuestions } from "../writing/list-questions.ts";
import { pickWording } from "../writing/pick-wording.ts";
import type { AnswerWriter } from "./answer-writer.ts";
import { unreadable } from "./other-language.ts";
import { beyondCatalogue } from "./product/beyond-catalogue.ts";

/** How an answer opens that asks back; whoever was asked so is not asked again. */
export const ASKED_BACK = "I am not sure what you are after.";

/** Short, because there is nothing to say: at most twenty words, or what comes nearest to choose from. */
export const answerUnknown: AnswerWriter = (inquiry) =>
	(inquiry.offers === undefined || inquiry.offers.length === 0 ? beyondCatalogue(inquiry) : null) ??
	unread(inquiry) ??
	(inquiry.offers === undefined || inquiry.offers.length === 0
		? { paragraphs: [notKnown(inquiry)], quiet: true }
		: {
				paragraphs: [`${ASKED_BACK} Did you mean one of these?\n\n${listQuestions(inquiry.offers)}`],
				quiet: true,
			});

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
