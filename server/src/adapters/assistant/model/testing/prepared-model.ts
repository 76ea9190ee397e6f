import type { Assistant, AssistantEvent, AssistantQuestion, ModelCall } from "#ports/assistant.ts";

type Reply = (question: AssistantQuestion) => AsyncIterable<AssistantEvent>;

/** A model that a test scripts; what is not prepared fails loudly. */
export function preparedAssistant(reply: Reply, present?: Assistant["present"]): Assistant {
	return {
		engine: "model",
		provider: "prepared",
		reply,
		present:
			present ??
			(() => {
				throw new Error("No second step is prepared.");
			}),
	};
}

export const say = (delta: string): AssistantEvent => ({ type: "text", delta });
export const done: AssistantEvent = { type: "done", engine: "model", citations: [] };

export const CALL: ModelCall = {
	vendor: "prepared",
	model: "prepared",
	promptVersion: "prepared.1",
	inputHash: "0".repeat(64),
	inputTokens: 10,
	outputTokens: 5,
	firstTokenMs: 1,
	latencyMs: 2,
	outcome: "answered",
};

export async function collect(events: AsyncIterable<AssistantEvent>): Promise<AssistantEvent[]> {
	const all: AssistantEvent[] = [];
	for await (const event of events) all.push(event);
	return all;
}

export const textOf = (events: readonly AssistantEvent[]): string =>
	events.flatMap((event) => (event.type === "text" ? event.delta : [])).join("");
