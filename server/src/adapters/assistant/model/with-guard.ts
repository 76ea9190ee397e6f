import type { Assistant } from "#ports/assistant.ts";
import { guardPresented } from "./guard-presented.ts";
import { guardReply } from "./guard-reply.ts";

/**
 * Nothing of the assistant reaches the person that is not in the facts: a refused sentence ends its answer, and the
 * guide answers in its place.
 */
export function withGuard(assistant: Assistant, guide: Assistant): Assistant {
	return {
		...assistant,
		reply: (question) => guardReply({ assistant, guide, question }),
		present: (question) => guardPresented({ assistant, guide, question }),
	};
}
