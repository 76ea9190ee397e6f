import { afterEach, expect, test, vi } from "vitest";
import { openAssistants, openNarrator } from "#compose.ts";
import { askPlainly } from "../../../../test/factories/assistant-question.ts";
import { guidedAssistant } from "../guided-assistant.ts";
import { collect } from "./testing/prepared-model.ts";

const HOSTILE = "https://elsewhere.example/v1";
const VENDORS = [
	["openai", "api.openai.com"],
	["anthropic", "api.anthropic.com"],
	["google", "generativelanguage.googleapis.com"],
] as const;

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** Every address asked from now on; nothing leaves, and every call fails. */
function watchCalls(): string[] {
	for (const name of ["OPENAI", "ANTHROPIC", "GOOGLE", "GOOGLE_GENERATIVE_AI"])
		vi.stubEnv(`${name}_BASE_URL`, HOSTILE);
	const hosts: string[] = [];
	vi.stubGlobal("fetch", async (input: string | URL | Request) => {
		hosts.push(new URL(input instanceof Request ? input.url : input).host);
		return new Response("{}", { status: 503, headers: { "content-type": "application/json" } });
	});
	return hosts;
}

const modelOf = (provider: (typeof VENDORS)[number][0]) => ({
	provider,
	model: "a-model",
	apiKey: "key-of-a-test",
	baseUrl: null,
	dailyTokens: 1_000,
});

test.each(VENDORS)("a chat with %s goes there, wherever the environment points", async (provider, host) => {
	const hosts = watchCalls();
	const { model } = await openAssistants({ model: modelOf(provider) }, guidedAssistant);
	if (model === null) throw new Error("There is no model.");
	const reply = collect(model.assistant.reply(askPlainly()));
	await expect(reply).rejects.toMatchObject({ name: "AssistantUnavailableError", outcome: "down" });
	expect(hosts).toEqual([host]);
});

test.each(VENDORS)("a report phrased by %s goes there too", async (provider, host) => {
	const hosts = watchCalls();
	const narrator = await openNarrator({ model: modelOf(provider), modelTakesPictures: false });
	const { signal } = new AbortController();
	await expect(narrator?.rephrase({ sentences: ["Calm."], signal })).rejects.toMatchObject({
		outcome: "down",
	});
	expect(hosts).toEqual([host]);
});
