import { ANSWER_WRITERS } from "./answers/answer-writers.ts";
import type { Answer } from "./assistant-event.ts";
import { toldPerson } from "./find/told-person.ts";
import type { Asked } from "./inquiry.ts";
import { readThread } from "./thread.ts";
import { gentleLead } from "./triage/gentle-lead.ts";
import { triageMessage } from "./triage-message.ts";
import type { Understanding } from "./understood.ts";
import { composeAnswer } from "./writing/compose-answer.ts";

/**
 * The guide's whole answer: triage first, then what is asked, joined with the person's own turns before it;
 * `understanding` says what messages ask for where somebody told it from examples. Never
 * throws for any text; names no product that the context does not hold.
 */
export function answerQuestion(asked: Asked, understanding: Understanding = new Map()): Answer {
	const urgent = triageMessage(asked);
	if (urgent !== null) return urgent;
	const texts = [
		...asked.history.filter(({ role }) => role === "user").map(({ message }) => message),
		asked.message,
	];
	const context = {
		...asked.context,
		person: toldPerson(asked.context.person, texts, asked.context.report?.analysis.understood).person,
	};
	const { offers = [] } = understanding.get(asked.message) ?? {};
	const inquiry = { ...asked, context, question: readThread(asked, understanding), offers };
	const write = ANSWER_WRITERS[inquiry.question.intent];
	const answer = composeAnswer(write(inquiry));
	const lead = gentleLead(asked);
	if (lead === null) return answer;
	return {
		...answer,
		text: `${lead.text}\n\n${answer.text}`,
		citations: [lead.citation, ...answer.citations],
	};
}
