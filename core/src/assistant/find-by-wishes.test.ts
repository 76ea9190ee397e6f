import { describe, expect, it } from "vitest";
import { productFacts } from "../products/facts/product-facts.ts";
import { ask, found } from "./testing/ask-for-products.ts";
import { said } from "./testing/make-chat-context.ts";

describe("what is wished for beside the kind", () => {
	it.each([
		["a cleanser under 12 pounds", "\u00a312", 16],
		["max 25 \u20ac, a moisturizer", "\u20ac25", 28],
		["1500 rupees, a sunscreen", "1500 rupees", 17],
	])("reads other money, and says it back: %s", (message, told, dollars) => {
		const answer = ask(message, { face: "calm" });
		expect(found(answer).length).toBeGreaterThan(0);
		expect(found(answer).every(({ price }) => (price ?? 99) <= dollars)).toBe(true);
		expect(answer.text).toContain(told);
	});

	it("takes what something cost for no limit", () => {
		const prices = found(ask("i paid 5 dollars for my sunscreen, a better one", { face: "calm" }));
		expect(prices.some(({ price }) => (price ?? 0) > 5)).toBe(true);
	});

	it("keeps away from a brand somebody is leaving", () => {
		for (const message of [
			"so over CeraVe, another moisturizer",
			"CeraVe broke me out. a moisturizer please",
			"fed up with CeraVe, which moisturizer",
		])
			expect(found(ask(message, { face: "calm" })).map(({ brand }) => brand)).not.toContain("CeraVe");
	});

	it("looks for filters that sting eyes least, and says what no row tells of sweat", () => {
		const answer = ask("a sunscreen for running that does not burn my eyes", { face: "calm" });
		const actives = found(answer).map((product) => productFacts(product).actives as readonly string[]);
		expect(actives.length).toBeGreaterThan(0);
		expect(actives.every((ids) => !ids.includes("chemical_uv_filter"))).toBe(true);
		expect(answer.text).toMatch(/water resistant \(80 minutes\)/);
	});

	it("says what keeps a wish but costs too much", () => {
		const { text } = ask("a moisturizer under $15 that is not shiny", { face: "calm" });
		expect(text).toMatch(/None that fits the rest is not shiny[\s\S]*above your limit: \S/);
	});

	it("lets one product do the work of two", () => {
		const answer = ask("a day cream with spf, just one product", { face: "calm" });
		expect(found(answer).map(({ category }) => category)).toEqual(["sunscreen"]);
		expect(answer.text).toMatch(/stands in for the day cream/);
	});

	it("puts two kinds together for one sum", () => {
		const answer = ask("25 dollars for a cleanser and something for dark marks, what do i buy", {
			face: "dark circles and marks",
		});
		expect(found(answer)).toHaveLength(2);
		const total = found(answer).reduce((sum, { price }) => sum + (price ?? 0), 0);
		expect(total).toBeLessThanOrEqual(25);
		expect(answer.text).toMatch(/within \$25: .+ and /);
	});
});

describe("a product for somebody else", () => {
	const EXPECTING = { face: "red left cheek", answers: { pregnancy: "pregnant" as const } };

	it("goes by what was told of them, not by the report of who writes", () => {
		const answer = ask("a moisturizer for my husband, he is 61 and very dry", EXPECTING);
		expect(answer.products.length).toBeGreaterThan(0);
		for (const { reason } of answer.products) expect(reason).not.toMatch(/your plan/i);
		expect(answer.text).toMatch(/Of your husband I know only what you wrote, not allergies/);
	});

	it("keeps what does not suit their age out", () => {
		const answer = ask("a serum for spots, my son is 15", { face: "calm" });
		for (const product of found(answer)) expect(productFacts(product).key).not.toContain("salicylic_acid");
	});

	it("names no retinoid for a woman of whom nothing else is known", () => {
		const answer = ask("a serum for lines for my sister", { face: "calm" });
		for (const product of found(answer)) expect(productFacts(product).key).not.toContain("retinol");
	});

	it("goes on with them in the next turn, and back to who writes when they say so", () => {
		const history = said("a moisturizer for my husband, he is 61");
		expect(
			ask("he is allergic to lanolin", { face: "calm" }, { category: "moisturizer", history }).text,
		).toMatch(/Of your husband/);
		expect(ask("and one for me", { face: "calm" }, { category: "moisturizer", history }).text).not.toMatch(
			/Of your husband/,
		);
	});
});
