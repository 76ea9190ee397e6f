import { flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { expect, test } from "vitest";
import { askCleansers, askPlainly } from "../../../../test/factories/assistant-question.ts";
import { collect, done, preparedAssistant, say, textOf } from "./testing/prepared-model.ts";
import { withTriage } from "./with-triage.ts";

const URGENT = "My face is swelling and I cannot breathe";
const neverAsked = () => {
	throw new Error("The model was asked.");
};

test("an emergency gets the fixed answer, and the model is not asked", async () => {
	const assistant = withTriage(preparedAssistant(neverAsked));
	const events = await collect(assistant.reply(askPlainly({ message: URGENT })));
	expect(textOf(events)).toMatch(/emergency|911|112/i);
	expect(events.at(-1)).toMatchObject({ type: "done", engine: "guided" });
	expect(events.every(({ type }) => type !== "search" && type !== "call")).toBe(true);
});

test("an emergency of an earlier turn still comes first", async () => {
	const assistant = withTriage(preparedAssistant(neverAsked));
	const history = [{ role: "user", message: URGENT }] as const;
	const events = await collect(assistant.reply(askPlainly({ message: "and which cream?", history })));
	expect(textOf(events)).toMatch(/urgent|emergency/i);
});

test("no product is presented to somebody in an emergency", async () => {
	const assistant = withTriage(preparedAssistant(neverAsked));
	const found = await assistant.present(askCleansers({ message: URGENT }));
	expect(found).toMatchObject({ products: [], engine: "guided", calls: [] });
	expect(found.text.trim()).not.toBe("");
});

test("one careful sentence comes before the model's answer, and products may follow", async () => {
	const { flagsOf: _, ...context } = askPlainly().context;
	const perhaps = flagsOfRules(new Set(["red-flag.watch-emergency"]));
	const question = { ...askPlainly(), context: { ...context, flagsOf: () => perhaps } };
	const assistant = withTriage(
		preparedAssistant(async function* () {
			yield say("Hello.");
			yield done;
		}),
	);
	const events = await collect(assistant.reply(question));
	expect(textOf(events)).toMatch(/^If lips, tongue or face swell.*number\.\n\nHello\.$/);
	expect(events.at(-1)).toMatchObject({ type: "done", citations: [{ id: "red-flag.watch-emergency" }] });
});

test("everything else is the model's to answer", async () => {
	const assistant = withTriage(
		preparedAssistant(async function* () {
			yield say("Hello.");
			yield done;
		}),
	);
	expect(await collect(assistant.reply(askPlainly()))).toEqual([say("Hello."), done]);
});
