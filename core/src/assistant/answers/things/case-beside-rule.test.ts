import { describe, expect, it } from "vitest";
import { exactFlags } from "../../../skin/red-flags/exact-triage.ts";
import { answerQuestion } from "../../answer-question.ts";
import { askAs, makeChatContext } from "../../testing/make-chat-context.ts";

const context = { ...makeChatContext(), flagsOf: exactFlags };
const told = (message: string) => answerQuestion({ message, history: [], context }).text;

describe("a fixed answer and what else was named", () => {
	it("tells of the other thing behind a rule of a medicine", () => {
		const text = told("can i double my isotretinoin dose and can i keep my benzoyl peroxide wash");
		expect(text).toMatch(/^No, not by yourself/);
		expect(text).toContain("Put benzoyl peroxide, acids, retinol and scrubs away");
	});

	it("tells of an ingredient that a rule of nursing never names", () => {
		const text = told("i am breastfeeding, may i use hydroquinone and my salicylic acid serum");
		expect(text).toContain("Salicylic acid: a wash that is rinsed off");
	});

	it("tells of no ingredient twice", () => {
		const text = told("i am breastfeeding, may i use retinol");
		expect(text).not.toContain("No: retinol");
	});

	it("tells of nothing beside danger", () => {
		const text = told(
			"my lips are swelling and i cannot breathe, is lemon and baking soda good for my spots",
		);
		expect(text).not.toContain("lemon");
	});
});

describe("a thing in a situation", () => {
	it("is answered as the two together", () => {
		expect(askAs("how do i protect my face swimming in the pool, it gets tight", "unknown").text).toMatch(
			/^Both help: before/,
		);
	});

	it("waits behind what keeps somebody safe", () => {
		const { text } = askAs("i work at hot ovens, my face is red", "minor");
		expect(text).not.toMatch(/^Heat opens/);
	});

	it("leaves a search for a product alone", () => {
		const { search } = askAs("find me a cream for swimming in the sea, my face gets dry", "find_product");
		expect(search).not.toBeNull();
	});
});
