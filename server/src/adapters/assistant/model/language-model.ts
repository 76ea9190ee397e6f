import type { LanguageModel } from "ai";

/** Where a model is reached. */
export interface ModelAddress {
	provider: "openai" | "anthropic" | "google" | "openai-compatible";
	model: string;
	apiKey: string | null;
	/** Always written out: the libraries take one from the environment where none is given. */
	baseUrl: string;
}

/** Only the vendor in use is loaded. */
export async function openLanguageModel({
	provider,
	model,
	apiKey,
	baseUrl,
}: ModelAddress): Promise<LanguageModel> {
	const settings = { baseURL: baseUrl, ...(apiKey && { apiKey }) };
	switch (provider) {
		case "openai": {
			const { createOpenAI } = await import("@ai-sdk/openai");
			return createOpenAI(settings).responses(model);
		}
		case "anthropic": {
			const { createAnthropic } = await import("@ai-sdk/anthropic");
			return createAnthropic(settings)(model);
		}
		case "google": {
			const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
			return createGoogleGenerativeAI(settings)(model);
		}
		case "openai-compatible": {
			const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
			return createOpenAICompatible({
				name: provider,
				...settings,
				includeUsage: true,
				supportsStructuredOutputs: true,
			})(model);
		}
		default:
			return provider satisfies never;
	}
}
