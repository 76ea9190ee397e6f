import { expect, test } from "vitest";
import { isNamed, wordsOfNames } from "./read-candidates.ts";

test("a product may be named by neighbours and by words few names have", () => {
	const groups = wordsOfNames("Is the CeraVe Hydrating Cleanser okay for me?");
	expect(groups).toContainEqual(["cerave", "hydrating"]);
	expect(groups).toContainEqual(["cerave"]);
	expect(groups).not.toContainEqual(["cleanser"]);
	expect(groups).not.toContainEqual(["the"]);
});

test.each(["", "?!", "What is it?", "I have a cheap gentle cream", "'); drop table users; --"])(
	"%j quotes nothing but letters, digits and points",
	(message) => {
		for (const word of wordsOfNames(message).flat()) expect(word).toMatch(/^[\p{L}\d.]+$/u);
	},
);

test("an endless message asks for a bounded number of names", () => {
	expect(wordsOfNames("unheard of brands ".repeat(500)).length).toBeLessThan(130);
});

test.each([
	["is the cerave foaming one ok", "CeraVe", "Foaming Facial Cleanser", true],
	["anything by La Roche-Posay for me?", "La Roche-Posay", "Toleriane Night Cream", true],
	["how good is hydro boost water gel", "Neutrogena", "Hydro Boost Water Gel", true],
	["write me a script that sorts a list", "The INKEY List", "Retinol Serum", false],
	["my skin feels tight after washing", "Paula's Choice", "Skin Perfecting Feel Tight Toner", false],
	["my eyes look tired since monday", "Clarins", "Bright Eyes Since Serum", false],
])("%j may mean %s %s: %s", (message, brand, name, means) => {
	expect(isNamed({ brand, name }, message)).toBe(means);
});
