import { CONCERN_WORDS } from "../skin/concern-copy.ts";
import { ANSWER_WRITERS } from "./answers/answer-writers.ts";
import { answerParticular, namedThings } from "./answers/things/tell-thing.ts";
import { withThing } from "./answers/things/with-thing.ts";
import type { Inquiry } from "./conversation.ts";
import type { Intent, Question, Understood } from "./question.ts";
import { joinNext, readQuestion } from "./thread.ts";
import type { Draft } from "./writing/compose-answer.ts";

/** Asked of nothing that is known here, or not understood. */
export const NOT_UNDERSTOOD: readonly Intent[] = [
	"unknown",
	"off_topic",
	"other_language",
	"injection",
	"abuse",
	"small_talk",
];

/** So sure a topic, and so much less sure a particular question of it, that the topic's own text is told as well. */
const SURE_TOPIC = 0.6;
const SURE_CASE = 0.75;
/** Less likely than every second one, or asked in so few words, the topic was asked of in general: its text comes first. */
const EVERY_SECOND = 0.5;
const ASKED_IN_GENERAL = 9;
const LIKELY_CASE = 0.6;

/** What is known of the topic in general, where a particular question alone may miss a part; null where that is not sure. */
export function topicBeside(
	inquiry: Inquiry,
	understood: Understood | undefined,
): { draft: Draft; first: boolean } | null {
	const { topic, particular = 1 } = understood?.reading ?? {};
	const { question, message, history } = inquiry;
	if (topic === undefined || topic.chance < SURE_TOPIC || particular >= SURE_CASE) return null;
	if (!topic.id.startsWith("question.") || understood?.also !== undefined) return null;
	const slots = { ...question.slots, known: topic.id };
	const draft = ANSWER_WRITERS.known_question({
		...inquiry,
		question: { ...question, intent: "known_question", slots },
	});
	if (draft.search) return null;
	const few = message.trim().split(/\s+/).length <= ASKED_IN_GENERAL && history.length === 0;
	return { draft, first: particular < EVERY_SECOND || (few && particular < LIKELY_CASE) };
}

/** One behind the other, in paragraphs of their own. */
export function joinDrafts(first: Draft, second: Draft): Draft {
	return {
		paragraphs: [...first.paragraphs, ...second.paragraphs],
		citations: [...(first.citations ?? []), ...(second.citations ?? [])],
		minded: first.minded === true && second.minded === true,
	};
}

/** Two questions in one message are both answered, each in its own paragraphs. */
export function withSecond(first: Draft, inquiry: Inquiry, understood: Understood | undefined): Draft {
	const also = understood?.also;
	if (also === undefined) return first;
	const { message, intent, known, particular } = also;
	const read = readQuestion(message, inquiry.context, { intent, known, offers: [] });
	const question = joinNext([inquiry.question], read, inquiry.context);
	if (NOT_UNDERSTOOD.includes(question.intent)) return first;
	// Whoever was told already what rests needs no second text on sore skin.
	if (question.intent === "reaction" && first.citations?.some(({ id }) => id === PAUSE)) return first;
	// Nothing that was put on is named: what skin suffers from is answered, and a text on treatments would blur it.
	if (question.intent === "reaction" && !PUT_ON.test(inquiry.message) && question.slots.actives.length === 0)
		return first;
	const part = { ...inquiry, message, question };
	if (isSame(first, question, message)) return first;
	const row =
		particular === undefined ? null : answerParticular(part, { intent, known, particular, offers: [] });
	const second = row ?? withThing(ANSWER_WRITERS[question.intent](part), part);
	return {
		paragraphs: [...first.paragraphs, ...second.paragraphs.filter((one) => !first.paragraphs.includes(one))],
		citations: [...(first.citations ?? []), ...(second.citations ?? [])],
		search: first.search ?? second.search ?? null,
		quiet: first.quiet === true && second.quiet === true,
		minded: first.minded === true && second.minded === true,
	};
}

/** The second asks of what the first has answered: "or is that marketing", and a concern the first speaks of. */
function isSame(
	{ paragraphs, citations = [] }: Draft,
	{ intent, slots }: Question,
	message: string,
): boolean {
	const text = paragraphs.join(" ").toLowerCase();
	if (intent === "concern_advice")
		return slots.concerns.length > 0 && slots.concerns.every((one) => text.includes(CONCERN_WORDS[one]));
	const told = citations.some(({ id }) => id.startsWith("thing."));
	const leans =
		(LEANS.test(message) || WHICH_IS_BETTER.test(message)) && message.split(/\s+/).length <= FEW_WORDS;
	return told && leans && slots.actives.length === 0 && namedThings(message).length === 0;
}

const WHICH_IS_BETTER =
	/\bwhich (?:one |of (?:them|these|those) )?(?:is|would be|'?s) (?:the )?(?:better|best)\b/i;
const LEANS = /\b(?:that|it|this|those|they|them)\b/i;
const FEW_WORDS = 12;

const PAUSE = "rule.stop_rules";
const PUT_ON =
	/\b(?:creams?|serums?|toners?|masks?|peels?|acids?|retin\w*|product\w*|lotions?|oils?|gels?|anything|everything|sunscreen|spf|moisturi[sz]er|new|cleanser|put on)\b/i;
