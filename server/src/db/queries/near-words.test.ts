import { typingErrors } from "@dewlight/core/products/search/typing-errors.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";
import type { OpenDatabase } from "../open-database.ts";
import { productWords } from "../schema/index.ts";
import { nearWordsOf } from "./near-words.ts";

const WORDS = ["milk", "cream", "retinol", "cleanser", "sunscreen", "hyaluronic", "moisturizing"];
let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.insert(productWords).values(WORDS.map((word) => ({ word })));
}, 120_000);
afterAll(() => database.close());

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** A word with one letter wrong, missing, too many, or two swapped, anywhere in it. */
const mistyped = fc
	.record({
		word: fc.constantFrom(...WORDS),
		at: fc.nat(),
		letter: fc.constantFrom(...LETTERS),
		kind: fc.constantFrom("wrong", "missing", "added", "swapped"),
	})
	.map(({ word, at: place, letter, kind }) => {
		const at = place % word.length;
		const [before, after] = [word.slice(0, at), word.slice(at + 1)];
		switch (kind) {
			case "wrong":
				return { word, typed: `${before}${letter}${after}` };
			case "missing":
				return { word, typed: `${before}${after}` };
			case "added":
				return { word, typed: `${before}${letter}${word.slice(at)}` };
			default:
				return { word, typed: `${before}${after.charAt(0)}${word.charAt(at)}${after.slice(1)}` };
		}
	})
	.filter(({ word, typed }) => typed.length >= 4 && typingErrors(typed, word, 1) === 1);

test("a word with one typing error anywhere finds the one that was meant", async () => {
	await fc.assert(
		fc.asyncProperty(mistyped, async ({ word, typed }) => {
			expect(await nearWordsOf(database.db)(typed), typed).toContain(word);
		}),
		{ numRuns: 300 },
	);
});

test("two errors find it too, where nothing is nearer", async () => {
	expect(await nearWordsOf(database.db)("clenzer")).toContain("cleanser");
	expect(await nearWordsOf(database.db)("moistrizng")).toContain("moisturizing");
});
