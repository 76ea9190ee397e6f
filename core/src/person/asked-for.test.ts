import { expect, test } from "vitest";
import { wishesOf } from "./asked-for.ts";
import { factsFromText } from "./facts-from-text.ts";

const wishes = (note: string) => wishesOf(note).map(({ about }) => about);

test.each([
	["less_plastic", "As little plastic as I can, so plastic free where it exists."],
	["less_plastic", "I'd rather no plastic bottles."],
	["nothing_heavy", "Nothing greasy, I hate it."],
	["nothing_heavy", "A gel not a cream please."],
	["cruelty_free", "It has to be cruelty-free."],
	["own_shop", "Only from Rossmann, I have no car."],
	["nicer_things", "Nothing from the drugstore, I like nice things."],
	["travel_size", "I live out of a suitcase, it has to fit in a small bag."],
	["must_shave", "The army wants me to shave, growing a beard is not an option."],
])("hears the wish %s: %s", (wish, note) => {
	expect(wishes(note)).toContain(wish);
});

test.each([
	"I can buy one tube this month.",
	"One cream and nothing else.",
	"Just one product please.",
	"Nur eine Creme, bitte.",
	"Un seul produit, pas plus.",
])("wants one product: %s", (note) => {
	expect(wishes(note)).toContain("one_product");
});

test.each([
	"One thing in the morning, one at night.",
	"One cream that I have stings.",
	"I used one tube in May.",
])("does not want one product alone: %s", (note) => {
	expect(wishes(note)).not.toContain("one_product");
});

const budget = (note: string) => factsFromText(note).find(({ id }) => id === "budget")?.about;

test.each([
	["I have 600 pesos for it, hello from Manila.", "600 PHP"],
	["At most 50 dollars, I live in Vancouver.", "50 CAD"],
	["Under 40 dollars please, Melbourne here.", "40 AUD"],
	["Max S$60.", "60 SGD"],
	["Under 3000 rupees, I'm in Lahore.", "3000 PKR"],
	["At most 40 US dollars, I live in Vancouver.", "40 USD"],
	["500 pesos at most.", "500 PHP"],
	["25000 pesos chilenos como máximo", "25000 CLP"],
	["solo tengo 20 mil pesos", "20000 CLP"],
	["30 lucas máximo", "30000 CLP"],
	["15.000 pesos máximo", "15000 CLP"],
	["Rs 8000 in all", "8000 PKR"],
	["at most 200 dhs", "200 AED"],
])("a sum is of the country that is told: %s", (note, about) => {
	expect(budget(note)).toBe(about);
});
