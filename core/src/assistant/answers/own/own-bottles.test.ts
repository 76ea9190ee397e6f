import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../../../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "../../answer-question.ts";
import { inUse, makeChatContext, said } from "../../testing/make-chat-context.ts";

function product(id: string) {
	const row = STARTER_CATALOGUE.find((one) => one.id === id);
	if (row === undefined) throw new Error(`The catalogue has no ${id}.`);
	return row;
}

const SHELF = [
	inUse(product("drunk-elephant-c-firma-fresh-day-serum"), "morning_serum"),
	inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
];

function ask(message: string, parts = {}, ...before: string[]): string {
	const context = makeChatContext({ in_use: SHELF, ...parts });
	return answerQuestion({ message, history: said(...before), context }).text;
}

describe("which of their own bottles", () => {
	it.each([
		"which bottle do i use when i wake up at 4pm after nights",
		"i wake at 6pm for the night shift, which of these do i put on first",
	])("is told by name and by getting up, not by the clock: %s", (message) => {
		expect(ask(message)).toMatch(/When you get up.*C-Firma.*Before you sleep: .*Retinol/);
	});

	it("names none that a pregnancy rules out", () => {
		const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } };
		expect(ask("which of mine goes on at night", { person })).not.toMatch(/Before you sleep: .*Retinol/);
	});
});

describe("what to do if it goes wrong", () => {
	it("is about what was talked of: its name, a lower strength, and when somebody looks at it", () => {
		const text = ask("and if it goes red anyway?", {}, "is niacinamide ok for me", "10% or 5%");
		expect(text).toMatch(/^Then rinse it off.*leave the niacinamide out/);
		expect(text).toMatch(/pharmacist or doctor/);
	});

	it("is not read where nothing was talked of", () => {
		expect(ask("if it is red outside is uv high")).not.toMatch(/^Then rinse it off/);
	});
});

describe("one word that has another subject", () => {
	it.each([
		["lips cracked at the corners for a fortnight, i wear dentures, vaseline helps an hour", /dentist/],
		["is it the crisps or the sleep or just stress, spots all over my jaw", /Nobody can tell you which/],
	])("%s", (message, told) => {
		expect(ask(message)).toMatch(told);
	});
});
