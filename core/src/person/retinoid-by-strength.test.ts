import { describe, expect, it } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import { whichRetinoid } from "./medicine-by-signs.ts";
import { medicinesInUse } from "./understand.ts";

const has = (note: string) => factsFromText(note).some(({ id }) => id === "prescription_retinoid");

describe("a retinoid told by its strength", () => {
	it.each([
		"My personalised night cream comes by post, 0.05% of something and niacinamide.",
		"I use a custom formula from an online doctor, 0.025 at night.",
		"The subscription bottle says 0.1% and I put it on every evening.",
		"Been on my Curology formula for a year.",
	])("is heard in: %s", (note) => {
		expect(has(note)).toBe(true);
	});

	it.each([
		"My personalised vitamin C serum comes by post every month.",
		"I use a 0.5% retinol serum from the drugstore.",
		"My sister has a custom pot with 0.05 in it.",
		"I used to get a custom pot with 0.05 in it by post.",
		"Custom hair formula by post, 0.05 of it minoxidil.",
	])("is not heard in: %s", (note) => {
		expect(has(note)).toBe(false);
	});

	it("is named as what it most likely is", () => {
		const facts = medicinesInUse([
			"the personalised night pot that comes by post, 0.05 something plus niacinamide, questionnaire in 2022",
		]);
		expect(whichRetinoid(facts)).toMatch(
			/^Your personalised night pot that comes by post is very likely tretinoin/,
		);
		expect(whichRetinoid(medicinesInUse(["tretinoin 0.05"]))).toBe("");
	});
});
