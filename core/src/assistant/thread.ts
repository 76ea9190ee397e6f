import type { AssistantContext } from "./assistant-context.ts";
import type { Asked } from "./inquiry.ts";
import type { Question } from "./question.ts";
import { readQuestion } from "./read-question.ts";
import { joinQuestions } from "./reading/join-questions.ts";

/**
 * The question of the newest message, completed from the person's own turns before it where it refers to them. What
 * an assistant's turn says is never read: a client sends the history, so it proves nothing.
 */
export function readThread({ message, history, context }: Asked): Question {
	const turns = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const before = turns.reduce<Question | null>((joined, turn) => read(turn, joined, context), null);
	return read(message, before, context);
}

function read(message: string, before: Question | null, context: AssistantContext): Question {
	const now = readQuestion(message, context);
	return joinQuestions(before, now, context);
}
