import { type AnswerGuard, guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";
import { listFacts } from "@dewlight/core/assistant/list-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { AssistantQuestion } from "#ports/assistant.ts";
import { factsOf } from "./facts-of.ts";

/** A guard that knows what the person wrote and everything an answer to them may rest on. */
export function guardQuestion(
	{ message, history, context }: AssistantQuestion,
	products: readonly CatalogueProduct[] = [],
): () => AnswerGuard {
	const facts = products.length === 0 ? factsOf(context) : listFacts(context, products);
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const given = [message, ...own];
	return () => guardAnswer(facts, given);
}
