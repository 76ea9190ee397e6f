import { ANSWER_WRITERS } from "@dewlight/core/assistant/answers/answer-writers.ts";
import type { AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import { KNOWN_QUESTIONS } from "@dewlight/core/knowledge/questions/known-questions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { encodeMessages } from "./read-messages.ts";
import { rankTopics } from "./topic-layer.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topics.ts";
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
const SAMPLED = 53;

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
		// What no example tells is told by its words.
		const taught: ReadonlySet<string> = new Set(TOPIC_IDS);
		const untold = KNOWN_QUESTIONS.filter(({ id, asks }) => !taught.has(id) && asks === undefined);
		expect(untold.map(({ id }) => id)).toEqual([]);
	});

	it("were learned from the examples as they stand, and tell nearly all of them apart", async () => {
		const sample = TOPIC_EXAMPLES.filter((_, at) => at % SAMPLED === 0);
		const vectors = await encodeMessages(
			encoder,
			sample.map(({ text }) => text),
		);
		const right = sample.filter(({ topic, text }, at) => {
			const [first] = rankTopics({ text, vector: vectors[at] ?? new Float32Array() });
			return first?.topic === topic;
		});
		expect(right.length / sample.length).toBeGreaterThan(0.9);
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
		["how do i know the pricey vitamin c is worth it over the cheap one", "question.expensive"],
		["which steps of my evening routine are on before a lip wax tonight", "question.before_procedure"],
		["could my husband use my account too", "question.account_shared"],
		["took a cream off my shelf by accident, how do i get it back", "question.app_own_product"],
		["do my cheeks say acne to you or what, i am breaking out like i am 16", "by words"],
	])("that names a thing is settled by it: %s", async (message, topic) => {
		expect(await topicOf(message)).toBe(topic);
	});

	it.each([
		["where is the selfie i made this morning now", "about_photo"],
		["Which moisturizer fits my skin?", "by words"],
		["is a gel moisturizer ok for my oily skin", "question.oily_dehydrated"],
		["money left my card two times", "about_billing"],
		["are you sponsored by the brands you mention", "about_money"],
		["who wins the world cup", "off_topic"],
		["which steps are due this evening", "tonight"],
		["mineral spf only, no chemical filters, tinted if possible", "find_product"],
		["is mineral sunscreen better than chemical?", "ingredient"],
		["whats better for wrinkles retinol or peptides", "ingredient"],
		["retinol over moisturizer so it stings less", "question.buffering"],
		["what about the thing my cousin had", "unknown"],
	])("nobody wrote down is understood by those like it: %s", async (message, topic) => {
		expect(await topicOf(message)).toBe(topic);
	});

	it.each([
		["and how strong", ["what does niacinamide do"], ["how_to_use", "ingredient"]],
		[
			"ive done 4 months already nothing happened",
			["how long until azelaic acid works"],
			["results_when", "ingredient"],
		],
		["and for the evening?", ["what do i put on in the morning"], ["plan", "tonight"]],
		["and twice a week?", ["may i use glycolic acid with azelaic acid"], ["combine", "how_to_use"]],
	])("that leans on the one before is read together with it: %s", async (message, before, topics) => {
		expect(topics).toContain(await topicOf(message, before));
	});

	it.each([
		[
			"youve took 9.99 TWICE this month, 3rd and the 5th. want one back n how do i stop it altogether",
			"about_billing",
		],
		[
			"does retinol thin your skin? bloke at bowls says it made his wifes face like tissue paper",
			"question.retinol_thins",
		],
		[
			"report says nowt much wrong so why is there a cream on the list. smells like selling to me",
			"about_money",
		],
		[
			"ur useless, 20 min ive been here n all i wanted was why my chin is worse than last month. thick bot",
			"progress",
		],
		["can u do my bio hw real quick 200 words on photosynthesis due in 10 min", "off_topic"],
	])("is told by the sentence and by no single word of it: %s", async (message, topic) => {
		expect(await topicOf(message)).toBe(topic);
	});

	it.each([
		[
			"so do i bin it or what",
			["how long before the spot cream does anything", "ive done that though, its 14 weeks friday"],
			"question.no_effect",
		],
		[
			"so when does the vit c go then",
			["which nights for the retinol", "i work nights, in at 7, sleep till 3"],
			"question.night_shift",
		],
		[
			"my mate wants it too shes 11 weeks gone",
			["what does azelaic acid do", "oh nice and how often"],
			"pregnancy",
		],
	])("is understood in the light of two turns before it: %s", async (message, before, topic) => {
		expect(await topicOf(message, before)).toBe(topic);
	});

	it("that tells a long story is understood by its question", async () => {
		const story =
			"so i moved house last week and everything is still in boxes, cat included. found three old tubes in the bathroom bag. how do i know if they are still good to use?";
		expect(await topicOf(story)).toBe("question.expiry");
	});

	it("that asks two things plainly is told as both", async () => {
		const message = "what happens with my selfie after the scan? and how much does the plus plan cost?";
		const told = await createUnderstander(encoder).understand({ message, history: [], context: NOBODY });
		const { intent, also } = told.get(message) ?? {};
		expect([intent, also?.intent]).toEqual(["about_photo", "about_limits"]);
	});

	it("that nobody can understand gets the nearest questions to choose from", async () => {
		const message = "the one from yesterday with the green lid";
		const told = await createUnderstander(encoder).understand({ message, history: [], context: NOBODY });
		expect(told.get(message)?.intent).toBe("unknown");
		expect(told.get(message)?.offers.length).toBeLessThanOrEqual(2);
	});
});
