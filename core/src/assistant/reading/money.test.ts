import { expect, test } from "vitest";
import { readBudget } from "./money.ts";
import { spellOut } from "./spell-out.ts";

test.each([
	["a sunscreen below 1300 bob", { max: 10, told: "1300 Kenyan shillings" }],
	["under \u00a315 please", { max: 20, told: "\u00a315" }],
	["i have rm 40", { max: 9, told: "40 ringgit" }],
	["2000 pakistani rupees at most", { max: 7, told: "2000 Pakistani rupees" }],
	["i have TT$150 to spend", { max: 21, told: "150 Trinidad dollars" }],
	["under $20", { max: 20 }],
	["uncle bob 72 wants a cream", null],
])("%s: a price in the money of whoever asks", (message, budget) => {
	expect(readBudget(spellOut(message))).toEqual(budget);
});
