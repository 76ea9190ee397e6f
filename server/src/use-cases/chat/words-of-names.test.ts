import { expect, test } from "vitest";
import { wordsOfNames } from "./words-of-names.ts";

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
