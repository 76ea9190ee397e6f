import { type ChatEvent, chatEventSchema, chatResumeAnswerSchema } from "@dewlight/contracts/chat.ts";
import { z } from "zod";
import type { ThreadAction } from "#features/chat/thread/thread-state.ts";
import type { Turn, TurnChange } from "#features/chat/thread/turn.ts";
import { example } from "#features/demo/example.ts";
import { paceOf, SEARCH_MS } from "#features/demo/pace.ts";
import type { TimedStep } from "#features/demo/use-steps.ts";

const turnSchema = z.object({
	question: z.string(),
	events: z.array(chatEventSchema),
	resumed: chatResumeAnswerSchema.nullable(),
});
export type DemoTurn = z.infer<typeof turnSchema>;

/** The example's questions, each with what was said to it. */
export const DEMO_TURNS: readonly DemoTurn[] = z.array(turnSchema).parse(example.chat);

/** What the thread does with one question: sent at once, then answered at the pace of a guide that writes. */
export function stepsOf(
	{ question, events, resumed }: DemoTurn,
	clientId: string,
	sentAt: string,
): TimedStep<ThreadAction>[] {
	const changed = (change: TurnChange): ThreadAction => ({ type: "changed", clientId, attempt: 1, change });
	const pace = paceOf(events);
	return [
		{ wait: 0, action: { type: "sent", turn: turnOf(question, clientId, sentAt) } },
		...events.map((event, index) => ({ wait: pace[index] ?? 0, action: changed(changeOf(event)) })),
		{ wait: 0, action: changed({ type: "closed" }) },
		...(resumed === null ? [] : [{ wait: SEARCH_MS, action: changed({ type: "resumed", answer: resumed }) }]),
	];
}

function changeOf(event: ChatEvent): TurnChange {
	return event.type === "content_delta" ? { type: "text", text: event.delta } : event;
}

function turnOf(question: string, clientId: string, sentAt: string): Turn {
	return {
		clientId,
		attempt: 1,
		question,
		before: [],
		checkinId: null,
		sentAt,
		after: 0,
		questionId: null,
		answerId: null,
		text: "",
		products: [],
		citations: [],
		phase: { kind: "waiting" },
	};
}
