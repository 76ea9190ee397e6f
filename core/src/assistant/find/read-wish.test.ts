import { expect, test } from "vitest";
import { spellOut } from "../reading/spell-out.ts";
import { wishSides } from "./read-wish.ts";

const read = (message: string) => {
	const { wanted, kinds_out, than } = wishSides(spellOut(message));
	return { wanted, out: kinds_out.map(({ words }) => words), than };
};

test.each([
	["a moisturizer please but no gel, gels ball up on me", ["gel"]],
	["sunscreen, no spray and no stick, just a lotion", ["a spray", "a stick"]],
	["any spf moisturizer other than a mineral one", ["mineral filters"]],
	["anything but a balm for makeup", ["balm"]],
	["a day cream, not tinted", ["a tint"]],
	["a gel for spots", []],
	["a mineral sunscreen without fragrance", []],
	["it should not stick to my hair", []],
])("%s: what is ruled out", (message, out) => {
	expect(read(message).out).toEqual(out);
});

test.each([
	["something lighter than CeraVe Moisturizing Cream", "lighter"],
	["richer than my hydro boost for winter", "richer"],
	["an exfoliant that's gentler than glycolic", "gentler"],
	["cheaper than the one you showed", "cheaper"],
	["a moisturizer less shiny than this", "duller"],
	["a light moisturizer", null],
])("%s: what it is measured against", (message, than) => {
	expect(read(message).than).toBe(than);
});

test("what is wanted stays", () => {
	expect(read("sunscreen, no spray and no stick, just a lotion").wanted).toContain("just a lotion");
	expect(read("any spf moisturizer other than a mineral one").wanted).not.toContain("mineral");
});
