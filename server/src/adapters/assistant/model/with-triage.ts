import { triageMessage } from "@dewlight/core/assistant/triage-message.ts";
import type { Assistant } from "#ports/assistant.ts";
import { inPieces } from "../in-pieces.ts";

/** What must not be answered with skin care gets core's fixed answer, and the assistant behind is never asked. */
export function withTriage(assistant: Assistant): Assistant {
	return {
		...assistant,
		async *reply(question) {
			question.signal.throwIfAborted();
			const urgent = triageMessage(question);
			if (urgent === null) return yield* assistant.reply(question);
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
