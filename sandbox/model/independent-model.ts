import { LLMock } from "@copilotkit/aimock";
import type { ProductSearch } from "@dewlight/core/assistant/conversation.ts";
import { SEARCH_TOOL } from "./model-wire.ts";

interface IndependentAnswers {
	/** Said to any message. */
	text: string;
	/** For a message that reads so. */
	search: { when: RegExp; search: ProductSearch };
	/** For a call that wants an object, of a message that reads so. */
	object: { when: RegExp; content: object };
	/** Answered with 429. */
	busy: { when: RegExp };
}

export interface IndependentModel {
	/** Without a path: each vendor has its own below it. */
	url: string;
	close(): Promise<void>;
}

/** A model server of others: it checks our reading of the wire formats, where our own would share our mistakes. */
export async function startIndependentModel(answers: IndependentAnswers): Promise<IndependentModel> {
	const { search, object, busy, text } = answers;
	const server = new LLMock({ port: 0, chunkSize: 7 });
	server.on(
		{ userMessage: busy.when },
		{ error: { message: "Too many requests.", type: "rate_limit_error" }, status: 429 },
	);
	server.on({ userMessage: object.when }, { content: JSON.stringify(object.content) });
	server.on(
		{ userMessage: search.when },
		{ toolCalls: [{ name: SEARCH_TOOL, arguments: JSON.stringify(search.search) }] },
	);
	server.onMessage(/./, { content: text });
	await server.start();
	return { url: server.url, close: () => server.stop() };
}
