import type { LanguageModel } from "ai";

/** Where a model is reached. */
export interface ModelAddress {
	provider: "openai" | "anthropic" | "google" | "openai-compatible";
	model: string;
	apiKey: string | null;
	/** Null means the vendor's own. */
	baseUrl: string | null;
}

/** Only the vendor in use is loaded. */
export async function openLanguageModel({
	provider,
	model,
	apiKey,
	baseUrl,
}: ModelAddress): Promise<LanguageModel> {
	const settings = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
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
			const server = { name: provider, baseURL: baseUrl ?? "", ...(apiKey && { apiKey }) };
			return createOpenAICompatible({ ...server, includeUsage: true, supportsStructuredOutputs: true })(
				model,
			);
		}
		default:
			return provider satisfies never;
	}
}
