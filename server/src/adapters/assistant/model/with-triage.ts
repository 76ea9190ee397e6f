import { type GentleLead, gentleLead } from "@dewlight/core/assistant/triage/find-rule.ts";
import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Assistant, AssistantEvent } from "#ports/assistant.ts";
import { inPieces } from "../guided-assistant.ts";

/** A kind or careful sentence comes before the answer, once there is one, and changes nothing in it. */
async function* led(
	lead: GentleLead | null,
	events: AsyncIterable<AssistantEvent>,
): AsyncGenerator<AssistantEvent> {
	if (lead === null) return yield* events;
	let said = false;
	for await (const event of events) {
		if (!said && event.type !== "call") {
			said = true;
			yield { type: "text", delta: `${lead.text}\n\n` };
		}
		yield event.type === "done" ? { ...event, citations: [lead.citation, ...event.citations] } : event;
	}
}

/** What must not be answered with skin care gets core's fixed answer, and the assistant behind is never asked. */
export function withTriage(assistant: Assistant): Assistant {
	return {
		...assistant,
		async *reply(question) {
			question.signal.throwIfAborted();
			const urgent = triageMessage(question);
			if (urgent === null) return yield* led(gentleLead(question), assistant.reply(question));
			for (const delta of inPieces(urgent.text)) {
				yield { type: "text", delta };
				question.signal.throwIfAborted();
			}
			yield { type: "done", engine: "guided", citations: urgent.citations };
		},
		async present(question) {
			question.signal.throwIfAborted();
			const urgent = triageMessage(question);
			if (urgent === null) return assistant.present(question);
			return {
				text: urgent.text,
				citations: urgent.citations,
				products: [],
				engine: "guided",
				calls: [],
			};
		},
	};
}
