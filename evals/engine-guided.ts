import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { EngineAnswer, EngineQuestion } from "./eval-question.ts";

/** The built-in guide: both steps of core, nothing in between. */
export function guidedEngine({ candidates, ...asked }: EngineQuestion): EngineAnswer {
	const answer = answerQuestion(asked);
	const { search } = answer;
	return { ...answer, found: search === null ? null : findProducts({ ...asked, search, candidates }) };
}
