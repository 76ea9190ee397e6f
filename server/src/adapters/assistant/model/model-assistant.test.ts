import { MODEL_WIRES, type ModelWire } from "@dewlight/sandbox/model/model-wire.ts";
import type { ModelSceneName, ModelServer } from "@dewlight/sandbox/model/scripted-model.ts";
import { afterEach, describe, expect, test } from "vitest";
import {
	type AssistantEvent,
	type AssistantQuestion,
	AssistantUnavailableError,
	type ModelCall,
} from "#ports/assistant.ts";
import { assistantConformance } from "../../../../test/conformance/assistant.ts";
import { askCleansers, askPlainly } from "../../../../test/factories/assistant-question.ts";
import { openScene } from "../../../../test/harness/model-stand-in.ts";
import { guidedAssistant } from "../guided-assistant.ts";
import { withGuard } from "./guard-reply.ts";
import type { CallLimits } from "./stream-reply.ts";
import { withTriage } from "./with-triage.ts";

const servers: ModelServer[] = [];
afterEach(async () => {
	for (const server of servers.splice(0)) await server.close();
});

async function open(wire: ModelWire, scene: ModelSceneName, limits: Partial<CallLimits> = {}) {
	const opened = await openScene(wire, scene, limits);
	servers.push(opened.server);
	return opened;
}

/** What came before the end, and the error that was the end. */
async function hear(events: AsyncIterable<AssistantEvent>) {
	const heard: AssistantEvent[] = [];
	let error: unknown = null;
	try {
		for await (const event of events) heard.push(event);
	} catch (thrown) {
		error = thrown;
	}
	const text = heard.flatMap((event) => (event.type === "text" ? event.delta : [])).join("");
	const calls = heard.flatMap((event) => (event.type === "call" ? event.call : []));
	return { heard, text, calls, error };
}

function unavailable(error: unknown): { outcome: string; call: ModelCall | null } {
	if (!(error instanceof AssistantUnavailableError)) throw error;
	return { outcome: error.outcome, call: error.call };
}

describe.each(MODEL_WIRES)("a model behind the wire of %s", (wire) => {
	assistantConformance(async (scene) => {
		const { assistant } = await open(wire, scene);
		return withTriage(withGuard(assistant, guidedAssistant));
	});

	test("says nothing that was written after its search began", async () => {
		const { assistant } = await open(wire, "search");
		const { text } = await hear(assistant.reply(askPlainly()));
		expect(text).toBe("Let me look for something gentle. ");
	});

	test("counts the tokens the vendor tells, and times the first word", async () => {
		const { assistant, server } = await open(wire, "answer");
		const { calls, text } = await hear(assistant.reply(askPlainly()));
		const [call] = calls;
		expect(calls).toHaveLength(1);
		expect(call).toMatchObject({ model: "scripted", promptVersion: "chat-reply.1", outcome: "answered" });
		expect(call?.inputTokens).toBe(Math.ceil((server.requests[0]?.body.length ?? 0) / 4));
		expect(call?.outputTokens).toBe(Math.ceil(text.length / 4));
		expect(call?.firstTokenMs).toBeLessThanOrEqual(call?.latencyMs ?? 0);
	});

	test("counts a quarter of the characters where no usage is told", async () => {
		const { assistant } = await open(wire, "uncounted");
		const { calls, text } = await hear(assistant.reply(askPlainly()));
		expect(calls[0]?.outputTokens).toBe(Math.ceil(text.length / 4));
		expect(calls[0]?.inputTokens).toBeGreaterThan(1_000);
	});

	test.each<[ModelSceneName, string]>([
		["busy", "busy"],
		["down", "down"],
		["refuses_key", "down"],
		["cut_at_once", "down"],
		["malformed", "malformed"],
		["speechless", "malformed"],
	])("the scene %s ends as %s before a word, after one attempt", async (scene, outcome) => {
		const { assistant, server } = await open(wire, scene);
		const { heard, error } = await hear(assistant.reply(askPlainly()));
		expect(heard).toEqual([]);
		expect(unavailable(error)).toMatchObject({ outcome, call: { outcome, firstTokenMs: null } });
		expect(server.requests).toHaveLength(1);
	});

	test.each<ModelSceneName>(["slow", "silent"])(
		"the scene %s is slow, and the line is closed",
		async (scene) => {
			const { assistant, server } = await open(wire, scene, { firstTokenMs: 80 });
			const { heard, error } = await hear(assistant.reply(askPlainly()));
			expect(heard).toEqual([]);
			expect(unavailable(error).outcome).toBe("slow");
			await expect.poll(() => server.openCalls()).toBe(0);
		},
	);

	test.each<[ModelSceneName, Partial<CallLimits>, string]>([
		["cut", {}, "cut"],
		["stalled", { gapMs: 1_000 }, "cut"],
		["malformed_later", {}, "malformed"],
		["endless", { totalMs: 2_000, characters: 10_000_000 }, "cut"],
	])("the scene %s keeps what was said and is told as a cut", async (scene, limits, outcome) => {
		const { assistant, server } = await open(wire, scene, limits);
		const { text, calls, error } = await hear(assistant.reply(askPlainly()));
		expect(text).toMatch(/^(?:Start with a mild cleanser\. |A gentle routine starts)/);
		expect(calls).toMatchObject([{ outcome }]);
		expect(error).toMatchObject({ name: "AssistantCutError" });
		await expect.poll(() => server.openCalls()).toBe(0);
	});

	test("an abort closes the line to the vendor and is told as a call", async () => {
		const { assistant, server } = await open(wire, "endless");
		const stop = new AbortController();
		const calls: AssistantEvent[] = [];
		const listen = async (question: AssistantQuestion) => {
			for await (const event of assistant.reply(question)) {
				if (event.type === "call") calls.push(event);
				else stop.abort();
			}
		};
		await expect(listen(askPlainly({ signal: stop.signal }))).rejects.toMatchObject({ name: "AbortError" });
		expect(calls).toMatchObject([{ call: { outcome: "aborted" } }]);
		await expect.poll(() => server.openCalls()).toBe(0);
	});

	test("a reader who just leaves closes the line too", async () => {
		const { assistant, server } = await open(wire, "endless");
		for await (const event of assistant.reply(askPlainly())) if (event.type === "text") break;
		await expect.poll(() => server.openCalls()).toBe(0);
	});

	test("an answer without end is cut at its limit of characters", async () => {
		const { assistant } = await open(wire, "huge");
		const { text, calls } = await hear(assistant.reply(askPlainly()));
		expect(text).toHaveLength(8_000);
		expect(calls).toMatchObject([{ outcome: "answered" }]);
	});

	test("the second step keeps to the products core chose, all of them and no other", async () => {
		const { assistant } = await open(wire, "search");
		const guided = await guidedAssistant.present(askCleansers());
		const found = await assistant.present(askCleansers());
		const idsOf = ({ products }: typeof found) => products.map(({ id }) => id).toSorted();
		expect(idsOf(found)).toEqual(idsOf(guided));
		expect(found.products.every(({ reason }) => reason.startsWith("It is mild"))).toBe(true);
		expect(found.calls).toMatchObject([{ outcome: "answered", promptVersion: "chat-products.1" }]);
	});

	test("what is no object of the second step is malformed", async () => {
		const { assistant } = await open(wire, "malformed");
		await expect(assistant.present(askCleansers())).rejects.toMatchObject({ outcome: "malformed" });
	});

	test("the second step is given up after its time", async () => {
		const { assistant, server } = await open(wire, "silent", { productsMs: 80 });
		await expect(assistant.present(askCleansers())).rejects.toMatchObject({ outcome: "slow" });
		await expect.poll(() => server.openCalls()).toBe(0);
	});
});

test("a server that is not there is down", async () => {
	const { assistant, server } = await open("openai-chat", "answer");
	await server.close();
	const { error } = await hear(assistant.reply(askPlainly()));
	expect(unavailable(error)).toMatchObject({ outcome: "down", call: { inputTokens: 0, outputTokens: 0 } });
});
