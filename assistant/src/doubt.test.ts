import type { Answer, Asked } from "@dewlight/core/assistant/conversation.ts";
import type { Understood } from "@dewlight/core/assistant/question.ts";
import { expect, it } from "vitest";
import { whereDoubted } from "./guide.ts";

const NEAREST = ["How do I clean my sponge?", "What is my routine?"];
const VAGUE: Understood = {
	intent: "known_question",
	known: "question.sport",
	offers: [],
	reading: { ahead: 0.05, particular: 0.05, nearest: NEAREST, near: [] },
};
const ELSEWHERE: Answer = {
	text: "Wash after sport and let sweat dry first.",
	citations: [],
	search: null,
} as unknown as Answer;

const asked = (message: string, before: string[] = []): Asked =>
	({
		message,
		history: before.map((text) => ({ role: "assistant", message: text })),
		context: { flagsOf: () => [] },
	}) as unknown as Asked;

const GLUE = "the putty for my denture sticks to the corner of my mouth";

it("offers what comes nearest where the answer speaks of nothing that was said", () => {
	expect(whereDoubted(asked(GLUE), VAGUE, ELSEWHERE)).toEqual({
		intent: "unknown",
		known: null,
		offers: NEAREST,
		near: [],
	});
});

it("asks nobody twice in a row", () => {
	const before = ["I am not sure what you are after. Did you mean one of these?"];
	expect(whereDoubted(asked(GLUE, before), VAGUE, ELSEWHERE)).toBeNull();
});

it("keeps an answer to a question that was offered, to small talk, and one that speaks of what was said", () => {
	expect(whereDoubted(asked("What is my routine?"), VAGUE, ELSEWHERE)).toBeNull();
	expect(whereDoubted(asked(GLUE), { ...VAGUE, intent: "thanks" }, ELSEWHERE)).toBeNull();
	const plain = { ...VAGUE, reading: { ahead: 0.8, particular: 0.1, nearest: NEAREST, near: [] } };
	expect(whereDoubted(asked("do i wash after sport"), plain, ELSEWHERE)).toBeNull();
});

it("offers nothing beside what may be a danger, and keeps the answer to a particular question", () => {
	const flagged = { ...asked(GLUE), context: { flagsOf: () => [{}] } } as unknown as Asked;
	expect(whereDoubted(flagged, VAGUE, ELSEWHERE)).toBeNull();
	const told = { ...ELSEWHERE, citations: [{ id: "case.sport_helmet" }] } as unknown as Answer;
	expect(whereDoubted(asked(GLUE), { ...VAGUE, particular: "case.sport_helmet" }, told)).toBeNull();
});

it("keeps a search for goods that the message calls by their name", () => {
	const search = { product_intent: "Gentle sunscreen", category: "sunscreen" };
	const found = { text: "Let me look.", citations: [], search } as unknown as Answer;
	const wish = "is there anything decent for my nose on the boat, a sunscreen say";
	expect(whereDoubted(asked(wish), VAGUE, found)).toBeNull();
	expect(whereDoubted(asked(GLUE), VAGUE, found)).not.toBeNull();
});
