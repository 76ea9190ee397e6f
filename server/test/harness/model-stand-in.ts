import type { ModelWire } from "@dewlight/sandbox/model/model-wire.ts";
import {
	MODEL_SCENES,
	type ModelSceneName,
	type ModelServer,
	startModelServer,
} from "@dewlight/sandbox/model/scripted-model.ts";
import type { ModelAddress } from "../../src/adapters/assistant/model/language-model.ts";
import { openModelAssistant } from "../../src/adapters/assistant/model/model-assistant.ts";
import type { CallLimits } from "../../src/adapters/assistant/model/stream-reply.ts";
import { MODEL_PROMPTS } from "../../src/prompts/model-prompts.ts";

/** Who speaks a wire. */
const PROVIDERS: Record<ModelWire, ModelAddress["provider"]> = {
	"openai-chat": "openai-compatible",
	"openai-responses": "openai",
	anthropic: "anthropic",
};

function addressOf(wire: ModelWire, baseUrl: string): ModelAddress {
	return { provider: PROVIDERS[wire], model: "scripted", apiKey: "key-of-a-test", baseUrl };
}

/** A model on loopback that plays a scene, and the bare adapter in front of it. */
export async function openScene(
	wire: ModelWire,
	scene: ModelSceneName,
	limits: Partial<CallLimits> = {},
): Promise<{ server: ModelServer; assistant: Awaited<ReturnType<typeof openModelAssistant>> }> {
	const server = await startModelServer(MODEL_SCENES[scene]);
	const address = addressOf(wire, server.url);
	const assistant = await openModelAssistant({ address, prompts: MODEL_PROMPTS, limits });
	return { server, assistant };
}
