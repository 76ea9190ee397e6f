import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import type { Assistant } from "#ports/assistant.ts";
import { inPieces } from "./in-pieces.ts";

/** The guide of core: no key, no network, no waiting. */
export const guidedAssistant: Assistant = {
	engine: "guided",
	provider: null,
	async *reply({ signal, ...asked }) {
		signal.throwIfAborted();
		const { text, search, citations } = answerQuestion(asked);
		for (const delta of inPieces(text)) {
			yield { type: "text", delta };
			signal.throwIfAborted();
		}
		if (search) yield { type: "search", search };
		yield { type: "done", engine: "guided", citations };
	},
	async present({ signal, ...asked }) {
		signal.throwIfAborted();
		return { ...findProducts(asked), engine: "guided", calls: [] };
	},
};
