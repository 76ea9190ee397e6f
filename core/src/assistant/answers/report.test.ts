import { describe, expect, it } from "vitest";
import { askAs as ask } from "../testing/make-chat-context.ts";

describe("a report, asked for as a whole", () => {
	it("list every finding and nothing else where that is asked for", () => {
		const { text } = ask("list everything you found, short", "report");
		expect(text).toMatch(/\*\*Acne-like spots:\*\* \d/);
		expect(text).toMatch(/not measurable in this photo/);
		expect(text).not.toMatch(/Ask me/);
	});

	it("weigh the findings where somebody asks which of them matters", () => {
		const { text } = ask("which of these should i bother about and which can i leave be", "report");
		expect(text).toMatch(/Worth your care, the first before the others: \*\*/);
		expect(text).toMatch(/Less plain, so no reason to worry: /);
	});

	it("own that light sways a report, and which of it", () => {
		const { text } = ask("could some of that just be the yellow bulb in my bathroom", "report");
		expect(text).toMatch(/a warm lamp[\s\S]*daylight at a window/);
	});

	it.each([
		["does the report say i have rosacea", /no illness: what it is called a doctor tells/],
		["what does moderate mean in there, is that bad", /from 3 moderate/],
		["my chin is clearly worse than my forehead, not the other way", /Your own eyes count as much/],
	])("say what a report is before what it shows: %s", (message, words) => {
		expect(ask(message, "report").text).toMatch(words);
	});
});
