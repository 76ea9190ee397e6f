import { makeChatContext } from "@dewlight/core/assistant/testing/make-chat-context.ts";
import { readQuestion } from "@dewlight/core/assistant/thread.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import { expect, test } from "vitest";
import { settleTopic } from "./settle-topic.ts";
import type { TopicId } from "./topics.ts";

function settled(message: string, topic: TopicId, preferences: Preferences = {}): TopicId {
	const context = makeChatContext({ person: { goals: [], issues: [], preferences } });
	const question = readQuestion(message, context);
	return settleTopic({ message, question, earlier: [], told: [question.text], context }, topic);
}

test("skin that burns is no question of order, and calm skin is", () => {
	expect(settled("toner, scrub, then serum and my face burns, which do I move", "plan_drop")).toBe(
		"reaction",
	);
	expect(settled("my skin is not burning any more, what is on tonight", "tonight")).toBe("tonight");
});

test("one thing for a sum is looked for, and one to leave out is not", () => {
	expect(settled("i have $20, one thing only, what", "question.first_buy")).toBe("find_product");
	expect(settled("i have $20, which one product can i drop", "plan_drop")).toBe("plan_drop");
});

test("what lightens skin is answered as that, whatever was asked of it", () => {
	expect(settled("a fairness cream without a list, any good", "question.irritants")).toBe(
		"question.whitening",
	);
});

test("who is pregnant and breaks out like a teenager is none", () => {
	const spots = "pimples like a teenager again";
	expect(settled(spots, "minor", { pregnancy: "pregnant" })).toBe("concern_advice");
	expect(settled(spots, "minor")).toBe("minor");
});

test("whether something is free is no complaint about a payment", () => {
	expect(settled("is this free or do you charge", "about_billing")).toBe("about_limits");
	expect(settled("the free trial charged me twice", "about_billing")).toBe("about_billing");
});
