import { describe, expect, it } from "vitest";
import { exactFlags } from "../../skin/red-flags/exact-triage.ts";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext, said } from "../testing/make-chat-context.ts";
import { findCalmed } from "./find-rule.ts";

const SWOLLEN = "my lips are swelling and I can't breathe";

describe("an emergency that is called better", () => {
	it("is held until somebody has looked at it", () => {
		expect(findCalmed("it's better now", said(SWOLLEN), exactFlags)?.level).toBe("emergency");
		expect(findCalmed("it's better, the doctor said all is fine", said(SWOLLEN), exactFlags)).toBeNull();
		expect(findCalmed("that was two years ago", said(SWOLLEN), exactFlags)).toBeNull();
	});

	it("is nothing where no emergency was spoken of", () => {
		expect(findCalmed("it's better now", said("my skin is dry"), exactFlags)).toBeNull();
	});

	it("brings no product before a doctor has seen it", () => {
		const { text, search } = answerQuestion({
			message: "it's better now, but can you suggest a new cream?",
			history: said(SWOLLEN),
			context: makeChatContext(),
		});
		expect(search).toBeNull();
		expect(text).toMatch(/doctor/);
	});
});
