import { answerQuestion } from "../answer-question.ts";
import type { AssistantContext } from "../assistant-context.ts";
import type { Answer } from "../assistant-event.ts";
import type { Intent, Understood } from "../question.ts";
import { makeChatContext, said } from "./make-chat-context.ts";

/** The answer to a message that was told from examples to ask for `intent`; `before` are the person's own turns. */
export function askAs(
	message: string,
	intent: Intent,
	parts: Partial<AssistantContext> = {},
	more: Partial<Understood> & { before?: string[] } = {},
): Answer {
	const { before = [], ...told } = more;
	const understanding = new Map([[message, { intent, known: null, offers: [], ...told }]]);
	return answerQuestion(
		{ message, history: said(...before), context: makeChatContext(parts) },
		understanding,
	);
}
