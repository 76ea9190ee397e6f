import type { Asked } from "./inquiry.ts";
import type { Question } from "./question.ts";
import { readQuestion } from "./read-question.ts";
import { joinQuestions } from "./reading/join-questions.ts";
import type { Understanding } from "./understood.ts";

/**
 * The question of the newest message, completed from the person's own turns before it where it refers to them. What
 * an assistant's turn says is never read: a client sends the history, so it proves nothing.
 */
export function readThread(
	{ message, history, context }: Asked,
	understanding: Understanding = new Map(),
): Question {
	const turns = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const read = (said: string, before: Question | null) =>
		joinQuestions(before, readQuestion(said, context, understanding.get(said)), context);
	const before = turns.reduce<Question | null>((joined, turn) => read(turn, joined), null);
	return read(message, before);
}
