import { describe, expect, test } from "vitest";
import { AssistantCutError, type AssistantEvent, type AssistantQuestion } from "#ports/assistant.ts";
import { askCleansers, askPlainly } from "../../../../test/factories/assistant-question.ts";
import { guidedAssistant } from "../guided-assistant.ts";
import { withGuard } from "./guard-reply.ts";
import { CALL, collect, done, preparedAssistant, say, textOf } from "./testing/prepared-model.ts";

const GOOD = "Niacinamide goes on clean skin. ";
const BAD = "Use it at 73% strength. ";
const AFTER = "And this is behind it. ";
const REMARK = /_Answered by the built-in guide, because [^_]+_/;

/** Says the pieces and stops as a model does when its line is closed. */
function speaks(...pieces: string[]) {
	let stopped = false;
	const model = preparedAssistant(async function* ({ signal }: AssistantQuestion) {
		for (const piece of pieces) {
			if (signal.aborted) {
				stopped = true;
				yield { type: "call", call: { ...CALL, outcome: "aborted" } };
				throw signal.reason;
			}
			yield say(piece);
		}
		yield { type: "call", call: CALL };
		yield done;
	});
	return { assistant: withGuard(model, guidedAssistant), stopped: () => stopped };
}

const guidedText = async () => textOf(await collect(guidedAssistant.reply(askPlainly())));
const callsOf = (events: AssistantEvent[]) =>
	events.flatMap((event) => (event.type === "call" ? event.call.outcome : []));

describe("an answer as it is written", () => {
	test("goes out unchanged while all of it is known", async () => {
		const { assistant } = speaks(GOOD, "It goes ", "before a moisturizer.");
		const events = await collect(assistant.reply(askPlainly()));
		expect(textOf(events)).toBe(`${GOOD}It goes before a moisturizer.`);
		expect(events.at(-1)).toEqual(done);
		expect(callsOf(events)).toEqual(["answered"]);
	});

	test("ends at a refused sentence: the model is stopped and the guide goes on, and says so", async () => {
		const { assistant, stopped } = speaks(GOOD, BAD, AFTER);
		const events = await collect(assistant.reply(askPlainly()));
		const text = textOf(events);
		expect(text).not.toMatch(/73|behind it/);
		expect(text.startsWith(GOOD)).toBe(true);
		expect(text.slice(GOOD.length)).toContain(`\n\n${await guidedText()}`);
		expect(text).toMatch(REMARK);
		expect(stopped()).toBe(true);
		expect(callsOf(events)).toEqual(["ungrounded"]);
		expect(events.at(-1)).toMatchObject({ type: "done", engine: "model" });
	});

	test("is the guide's alone where nothing was said yet", async () => {
		const { assistant } = speaks("73% is the best strength. ", AFTER);
		const events = await collect(assistant.reply(askPlainly()));
		expect(textOf(events).replace(REMARK, "").trim()).toBe((await guidedText()).trim());
		expect(events.at(-1)).toMatchObject({ type: "done", engine: "guided" });
	});

	test("lets nothing out behind a refused sentence of the same piece", async () => {
		const { assistant } = speaks(GOOD + BAD + AFTER);
		expect(textOf(await collect(assistant.reply(askPlainly())))).not.toMatch(/73|behind it/);
	});

	test("judges the last sentence too, which has no end", async () => {
		const { assistant } = speaks(GOOD, "Use it at 73%");
		const events = await collect(assistant.reply(askPlainly()));
		expect(textOf(events)).not.toContain("73");
		expect(callsOf(events)).toEqual(["ungrounded"]);
	});

	test("may repeat a number that the person wrote", async () => {
		const { assistant } = speaks("You said 73% strength. Check the label.");
		const question = askPlainly({ message: "Mine has 73% strength, is that right?" });
		expect(textOf(await collect(assistant.reply(question)))).toContain("73%");
	});

	test("that is cut off after its first words stays cut off, without the half sentence", async () => {
		const cut = preparedAssistant(async function* () {
			yield say(`${GOOD}Use it at 7`);
			throw new AssistantCutError("Cut.");
		});
		const seen: AssistantEvent[] = [];
		const listen = async () => {
			for await (const event of withGuard(cut, guidedAssistant).reply(askPlainly())) seen.push(event);
		};
		await expect(listen()).rejects.toBeInstanceOf(AssistantCutError);
		expect(textOf(seen)).toMatch(/^Niacinamide goes on clean skin\.( Use it at)? ?$/);
	});

	test("that is cut off before anything got out leaves room for the guide", async () => {
		const cut = preparedAssistant(async function* () {
			yield say("73");
			throw new AssistantCutError("Cut.");
		});
		const reply = collect(withGuard(cut, guidedAssistant).reply(askPlainly()));
		await expect(reply).rejects.toMatchObject({ name: "AssistantUnavailableError", outcome: "cut" });
	});
});

describe("what an answer rests on", () => {
	const citedBy = async (...pieces: string[]) => {
		const events = await collect(speaks(...pieces).assistant.reply(askPlainly()));
		return events.flatMap((event) => (event.type === "done" ? event.citations : []));
	};

	test("is told at its end, with the rule and the source behind what it says", async () => {
		const cited = await citedBy("Niacinamide goes on clean skin; ", "look for 2 to 5% of it.");
		expect(cited.map(({ kind }) => kind)).toEqual(["rule", "source"]);
		expect(cited[0]).toMatchObject({ id: "active.niacinamide", label: "Ingredient facts, niacinamide" });
	});

	test("is nothing for words that state no fact", async () => {
		expect(await citedBy("Good question! ", "Tell me a little more about it.")).toEqual([]);
	});

	test("never counts a sentence that was refused, and goes on with what the guide rests on", async () => {
		const guided = await collect(guidedAssistant.reply(askPlainly()));
		const rests = guided.flatMap((event) => (event.type === "done" ? event.citations : []));
		const cited = await citedBy("Keep retinol for the night. ", "Salicylic acid goes on at 73%. ");
		expect(cited.map(({ id }) => id)).toEqual(
			expect.arrayContaining(["active.retinol", ...rests.map(({ id }) => id)]),
		);
		expect(cited.map(({ id }) => id)).not.toContain("active.salicylic_acid");
	});
});

describe("a search", () => {
	const searching = (product_intent: string) =>
		withGuard(
			preparedAssistant(async function* () {
				yield say("Let me look. ");
				yield { type: "search", search: { product_intent, category: "cleanser" } };
				yield done;
			}),
			guidedAssistant,
		);
	const searchOf = async (product_intent: string) => {
		const message = "a gentle cleanser under $20 please";
		const events = await collect(searching(product_intent).reply(askPlainly({ message })));
		return events.flatMap((event) => (event.type === "search" ? event.search.product_intent : []));
	};

	test("keeps the words of the model when they hold", async () => {
		expect(await searchOf("gentle cleanser under $20")).toEqual(["gentle cleanser under $20"]);
	});

	test("takes the person's words where the model wishes something else", async () => {
		expect(await searchOf("GlowMax cleanser for $999")).toEqual(["a gentle cleanser under $20 please"]);
	});
});

describe("found products", () => {
	const presenting = (text: string, reason: string) =>
		withGuard(
			preparedAssistant(
				async function* () {},
				async (question) => {
					const { products, citations } = await guidedAssistant.present(question);
					const found = products.map(({ id }) => ({ id, reason }));
					return { text, citations, products: found, engine: "model", calls: [CALL] };
				},
			),
			guidedAssistant,
		);

	test("stay as the model wrote them when everything holds", async () => {
		const found = await presenting("These are mild.", "It is mild and simple.").present(askCleansers());
		expect(found).toMatchObject({ text: "These are mild.", engine: "model", calls: [CALL] });
		expect(found.products[0]?.reason).toBe("It is mild and simple.");
	});

	test("are the guide's where the text claims something unknown", async () => {
		const guided = await guidedAssistant.present(askCleansers());
		const found = await presenting("They cure acne in 3 days.", "It is mild.").present(askCleansers());
		expect(found.products).toEqual(guided.products);
		expect(found.text.replace(REMARK, "").trim()).toBe(guided.text.trim());
		expect(found).toMatchObject({ engine: "guided", calls: [{ outcome: "ungrounded" }] });
	});

	test("get the guide's reason where the model's does not hold", async () => {
		const guided = await guidedAssistant.present(askCleansers());
		const found = await presenting("These are mild.", "It costs $999 only.").present(askCleansers());
		expect(found.products).toEqual(guided.products);
		expect(found.text).toBe("These are mild.");
	});
});
