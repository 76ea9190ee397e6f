import { describe, expect, it } from "vitest";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./assistant-context.ts";
import { makeChatContext, said } from "./testing/make-chat-context.ts";

function talk(turns: string[], parts: Partial<AssistantContext> = {}): string {
	const [message = "", ...before] = turns.toReversed();
	return answerQuestion({
		message,
		history: said(...before.toReversed()),
		context: makeChatContext(parts),
	}).text;
}

describe("a few words after a turn about skin", () => {
	it.each([
		[["what does vitamin c do", "mine is the strong bottle, shall i toss it"], /^No, keep it if your skin/],
		[["how do i use azelaic acid", "and if it prickles"], /^With azelaic acid this is normal/],
		[["how long until dark spots fade", "her pale skin needed two weeks only"], /The two do not compare/],
	] as const)("keep its subject: %j", (turns, answer) => {
		expect(talk([...turns])).toMatch(answer);
	});

	it("leave it where they open another one", () => {
		expect(talk(["what does vitamin c do", "who won the football match on sunday evening"])).not.toMatch(
			/vitamin C/i,
		);
	});
});

describe("somebody without a report", () => {
	it("who would rather show no face is not sent to scan first", () => {
		expect(talk(["i would rather not have my face in a photo"], { report: null })).not.toMatch(
			/no report|first scan/i,
		);
	});
});
