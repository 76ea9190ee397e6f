import { tool, zodSchema } from "ai";
import type { Assistant } from "#ports/assistant.ts";
import { type ModelAddress, openLanguageModel } from "./language-model.ts";
import type { ModelPrompts } from "./model-prompts.ts";
import { presentProducts } from "./present-products.ts";
import { CALL_LIMITS, type CallLimits, streamReply } from "./stream-reply.ts";

interface ModelAssistantOptions {
	address: ModelAddress;
	prompts: ModelPrompts;
	limits?: Partial<CallLimits>;
}

/** A language model behind the port. What it says is not checked here: withTriage and withGuard stand around it. */
export async function openModelAssistant({
	address,
	prompts,
	limits,
}: ModelAssistantOptions): Promise<Assistant> {
	const { provider, model } = address;
	const { name, description, input } = prompts.reply.search;
	const ready = {
		languageModel: await openLanguageModel(address),
		vendor: provider,
		model,
		prompts,
		limits: { ...CALL_LIMITS, ...limits },
		// Made once: its JSON schema is worked out from zod's and then kept.
		tools: { [name]: tool({ description, inputSchema: zodSchema(input) }) },
	};
	return {
		engine: "model",
		provider,
		reply: (question) => streamReply(ready, question),
		present: (question) => presentProducts(ready, question),
	};
}
