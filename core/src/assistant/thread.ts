import type { Asked } from "./inquiry.ts";
import type { Intent, Question } from "./question.ts";
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
	const questions: Question[] = [];
	for (const turn of turns) questions.push(read(turn, questions.at(-1) ?? null));
	return withNamed(read(message, questions.at(-1) ?? null), questions);
}

const OF_INGREDIENT: ReadonlySet<Intent> = new Set(["ingredient", "how_to_use", "combine", "results_when"]);

/** What is asked of an ingredient and names none is asked of the one that was named last. */
function withNamed(question: Question, before: readonly Question[]): Question {
	const { intent, slots } = question;
	const { actives, excluded, category, concerns } = slots;
	if (
		!OF_INGREDIENT.has(intent) ||
		actives.length + excluded.length + concerns.length > 0 ||
		category !== null
	)
		return question;
	const last = before.findLast((one) => one.slots.actives.length > 0);
	return last === undefined ? question : { ...question, slots: { ...slots, actives: last.slots.actives } };
}
