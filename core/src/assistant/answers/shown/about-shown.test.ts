import { describe, expect, it } from "vitest";
import { rows } from "../../testing/ask-for-products.ts";
import { askAs } from "../../testing/make-chat-context.ts";

const shown = [
	...rows(["cerave-hydrating-facial-cleanser"]),
	...rows(["the-ordinary-squalane-cleanser"]),
	...rows(["cerave-foaming-facial-cleanser"]),
];
const before = ["a cleanser please"];

describe("what is asked of products that were shown", () => {
	it("says when the one that is meant goes on", () => {
		const { text } = askAs(
			"the second one, is it ok in the morning too",
			"product_facts",
			{ shown },
			{ before },
		);
		expect(text).toMatch(/^\*\*The Ordinary Squalane Cleanser:\*\* At night always/);
	});

	it("says why that one, and what a cheaper one has not", () => {
		const { text } = askAs("why that one and not a cheaper one", "plan_why", { shown }, { before });
		expect(text).toMatch(/^CeraVe Hydrating Facial Cleanser, because/);
		expect(text).toMatch(/The Ordinary Squalane Cleanser at \$10\.50 costs less/);
	});

	it("reads the list for what somebody cannot have", () => {
		const { text } = askAs("does the first one have lanolin in it", "ingredient", { shown }, { before });
		expect(text).toMatch(/^No, the list of CeraVe Hydrating Facial Cleanser names no lanolin/);
	});

	it("says which of them is mildest", () => {
		const { text } = askAs("which of those is the gentlest", "unknown", { shown }, { before });
		expect(text).toMatch(/^Going by the lists, /);
	});

	it("answers of nothing shown where nothing was", () => {
		const { text } = askAs("why that one", "plan_why", { shown: [] }, { before });
		expect(text).not.toMatch(/because it leads/);
	});
});
