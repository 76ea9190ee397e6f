import { describe, expect, it } from "vitest";
import { isMineralFilter } from "../products/facts/product-facts.ts";
import { ask, found } from "./testing/ask-for-products.ts";

const names = (message: string) => found(ask(message, { face: "calm" })).map(({ name }) => name);

describe("a wish that rules something out or measures against something", () => {
	it.each([
		["a moisturizer please but no gel, gels ball up on me", /\bgel\b/i],
		["an eye cream, not a gel, not a stick", /\b(?:gel|stick)\b/i],
		["anything but a balm, a cleanser please", /\bbalm\b/i],
		["an exfoliant that is gentler than glycolic", /glycolic/i],
	])("%s", (message, never) => {
		expect(names(message).length).toBeGreaterThan(0);
		for (const name of names(message)) expect(name).not.toMatch(never);
	});

	it("keeps mineral filters out where another kind is asked for", () => {
		const all = found(ask("any spf moisturizer other than a mineral one", { face: "calm" }));
		expect(all.length).toBeGreaterThan(0);
		expect(all.some(isMineralFilter)).toBe(false);
	});

	it("reads no allergy of somebody else, and none that nobody told", () => {
		for (const message of [
			"my friend is allergic to nuts, not me. moisturizer for dry skin please",
			"i never said i was allergic to coconut, a moisturizer please",
		])
			expect(ask(message, { face: "calm" }).text).not.toMatch(/left out every product|allergic/);
	});

	it("says in one line what no list tells of the wish that decides", () => {
		expect(ask("moisturizer that does not pill under sunscreen", { face: "calm" }).text).toMatch(
			/None of these is known not to pill/,
		);
		expect(ask("a cleanser, not a pump bottle", { face: "calm" }).text).toMatch(
			/Packs are not in our catalog/,
		);
	});
});
