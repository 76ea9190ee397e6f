import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import { knowledgeLines } from "@dewlight/core/assistant/facts/knowledge-lines.ts";
import { type Facts, listFacts } from "@dewlight/core/assistant/list-facts.ts";

const KNOWLEDGE: ReadonlySet<string> = new Set(knowledgeLines());

/** Facts of this person and products; facts of skin care are the same for everybody and stand apart. */
export function splitFacts({ lines }: Facts): { own: string[]; knowledge: readonly string[] } {
	return { own: lines.filter((line) => !KNOWLEDGE.has(line)), knowledge: knowledgeLines() };
}

const LISTED = new WeakMap<AssistantContext, Facts>();

/** The facts of a context, listed once: what a model is told and what its answer is held against. */
export function factsOf(context: AssistantContext): Facts {
	const listed = LISTED.get(context) ?? listFacts(context);
	LISTED.set(context, listed);
	return listed;
}
