import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { type IndependentModel, startIndependentModel } from "@dewlight/sandbox/model/independent-model.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODEL_PROMPTS } from "#prompts/model-prompts.ts";
import { askCleansers, askPlainly } from "../../../../test/factories/assistant-question.ts";
import { guidedAssistant } from "../guided-assistant.ts";
import { openModelAssistant } from "./model-assistant.ts";
import { collect, textOf } from "./testing/prepared-model.ts";

const TEXT = "Niacinamide goes on clean skin, before your moisturizer.";
const SEARCH = { product_intent: "gentle cleanser", category: "cleanser" } as const;
const WORDS = { text: "These are mild.", reason: "It is mild." };

let server: IndependentModel;
beforeAll(async () => {
	const products = STARTER_CATALOGUE.map(({ id }) => ({ id, reason: WORDS.reason })).slice(0, 20);
	server = await startIndependentModel({
		text: TEXT,
		search: { when: /find me a cleanser/, search: SEARCH },
		object: { when: /Present the products/, content: { text: WORDS.text, products } },
		busy: { when: /too many of us/ },
	});
});
afterAll(() => server.close());

/** The vendors with their model and the path below their address. */
const VENDORS = [
	["openai", "gpt-4.1-mini", "/v1"],
	["openai-compatible", "llama3.2", "/v1"],
	["anthropic", "claude-sonnet-4-5", "/v1"],
	["google", "gemini-2.5-flash", "/v1beta"],
] as const;

describe.each(VENDORS)("%s as others speak it", (provider, model, path) => {
	const open = () =>
		openModelAssistant({
			address: { provider, model, apiKey: "key-of-a-test", baseUrl: server.url + path },
			prompts: MODEL_PROMPTS,
		});

	test("a text comes whole, in pieces, with the tokens it cost", async () => {
		const events = await collect((await open()).reply(askPlainly()));
		expect(textOf(events)).toBe(TEXT);
		expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(3);
		expect(events.at(-1)).toMatchObject({ type: "done", engine: "model" });
		expect(events.find(({ type }) => type === "call")).toMatchObject({ call: { vendor: provider, model } });
	});

	test("a search is understood", async () => {
		const events = await collect((await open()).reply(askPlainly({ message: "find me a cleanser" })));
		expect(events.find(({ type }) => type === "search")).toEqual({ type: "search", search: SEARCH });
	});

	test("an object is understood", async () => {
		const found = await (await open()).present(askCleansers());
		const guided = await guidedAssistant.present(askCleansers());
		expect(found.text.startsWith(WORDS.text)).toBe(true);
		expect(new Set(found.products.map(({ id }) => id))).toEqual(new Set(guided.products.map(({ id }) => id)));
		expect(found.calls).toMatchObject([{ outcome: "answered", vendor: provider }]);
	});

	test("429 is busy", async () => {
		const reply = collect((await open()).reply(askPlainly({ message: "too many of us" })));
		await expect(reply).rejects.toMatchObject({ outcome: "busy", call: { inputTokens: 0 } });
	});
});
