import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import { type Facts, listFacts } from "@dewlight/core/assistant/list-facts.ts";

const LISTED = new WeakMap<AssistantContext, Facts>();

/** The facts of a context, listed once: what a model is told and what its answer is held against. */
export function factsOf(context: AssistantContext): Facts {
	const listed = LISTED.get(context) ?? listFacts(context);
	LISTED.set(context, listed);
	return listed;
}
