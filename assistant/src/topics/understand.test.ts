import { ANSWER_WRITERS } from "@dewlight/core/assistant/answers/answer-writers.ts";
import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { readLearned, VECTOR_STEPS } from "./learned.ts";
import { readSigns } from "./signs.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topic-examples.ts";
import { createUnderstander } from "./understand.ts";

const NOBODY: AssistantContext = {
	person: { goals: [], issues: [], preferences: {} },
	report: null,
	in_use: [],
	shown: [],
	named: [],
	flagsOf: () => [],
	now: "2026-03-31T08:00:00.000Z",
};
/** Every so many examples are encoded anew; all of them would take a minute. */
const SAMPLED = 37;

const encoder = createEncoder({ timeoutMs: 60_000 });
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

describe("the topics", () => {
	it("are answered by somebody, and none has an example of another", () => {
		const known = new Set(KNOWN_QUESTIONS.map(({ id }) => id));
		for (const id of TOPIC_IDS)
			expect(known.has(id) || id in ANSWER_WRITERS || id === "other_product", id).toBe(true);
		const texts = TOPIC_EXAMPLES.map(({ text }) => text);
		expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
		expect([...known].filter((id) => !(TOPIC_IDS as readonly string[]).includes(id))).toEqual([]);
	});

	it("were learned from the examples as they stand", async () => {
		const learned = readLearned();
		expect(learned.signs).toEqual(TOPIC_EXAMPLES.map(({ text }) => readSigns(text)));
		const sample = TOPIC_EXAMPLES.map(({ text }, at) => ({ text, at })).filter(
			({ at }) => at % SAMPLED === 0,
		);
		const vectors = await encoder.encode(sample.map(({ text }) => text));
		for (const [row, { at, text }] of sample.entries()) {
			const vector = vectors[row] ?? new Float32Array();
			const kept = learned.vectors.subarray(at * vector.length, (at + 1) * vector.length);
			const apart = vector.map(
				(one, index) => one - ((kept[index] ?? 0) * learned.vector_scale) / VECTOR_STEPS,
			);
			expect(Math.max(...apart.map(Math.abs)), text).toBeLessThan(learned.vector_scale / VECTOR_STEPS);
		}
	}, 60_000);
});

describe("a message", () => {
	const topicOf = async (message: string, before: readonly string[] = []) => {
		const history = before.map((said) => ({ role: "user" as const, message: said }));
		const told = await createUnderstander(encoder).understand({ message, history, context: NOBODY });
		const { intent, known, offers } = told.get(message) ?? { intent: null, known: null, offers: [] };
		return known ?? intent ?? (offers.length > 0 ? "offers" : "by words");
	};

	it.each([
		["where is the selfie i made this morning now", "about_photo"],
		["money left my card two times", "about_billing"],
		["are you sponsored by the brands you mention", "about_money"],
		["who wins the world cup", "off_topic"],
		["which steps are due this evening", "tonight"],
	])("nobody wrote down is understood by those like it: %s", async (message, topic) => {
		expect(await topicOf(message)).toBe(topic);
	});

	it("that leans on the one before it is left to it", async () => {
		expect(await topicOf("how often then", ["do i need to exfoliate"])).toBe("by words");
	});
});
