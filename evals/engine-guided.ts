import type { Guide } from "@dewlight/assistant/guide.ts";
import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import type { Answer } from "@dewlight/core/assistant/assistant-event.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Engine, EngineAnswer, EngineQuestion } from "./eval-question.ts";

/** The built-in guide: both steps, nothing in between. */
export function guidedEngine(guide: Guide): Engine {
	return async (question) => withProducts(question, await guide(question));
}

/** The guide as it answers where no encoder runs: by words alone, at once. */
export function wordsEngine(question: EngineQuestion): EngineAnswer {
	return withProducts(question, answerQuestion(question));
}

function withProducts(question: EngineQuestion, answer: Answer): EngineAnswer {
	const { search } = answer;
	return { ...answer, found: search === null ? null : findProducts({ ...question, search }) };
}
