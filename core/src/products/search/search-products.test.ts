import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STARTER_CATALOGUE } from "../catalogue/starter-catalogue.ts";
import { searchProducts, searchWords } from "./search-products.ts";
import { allowedErrors, typingErrors } from "./typing-errors.ts";

const names = (text: string) =>
	searchProducts(text, STARTER_CATALOGUE).map(({ brand, name }) => `${brand} ${name}`);

test.each([
	["cerave moisturising", /^CeraVe .*Moisturizing/],
	["la roche posay anthelios", /^La Roche-Posay Anthelios/],
	["LAROCHE-POSAY anthelios", /^La Roche-Posay Anthelios/],
	["niacinimide serum", /Niacinamide.*Serum/i],
	["cetafil", /^Cetaphil/],
	["hyaluronc acid", /Hyaluronic Acid/i],
	["cervae", /^CeraVe/],
	["paulas choice", /^Paula's Choice/],
	["spf50", /SPF 50/i],
])("%s finds what was meant", (text, meant) => {
	const found = names(text);
	expect(found.length).toBeGreaterThan(0);
	for (const name of found.slice(0, 3)) expect(name).toMatch(meant);
});

test.each(["xyzzy", "cerave xyzzy", "!!!", "?'"])("%s finds nothing rather than anything", (text) => {
	expect(names(text)).toEqual([]);
});

test("nothing typed finds everything, in the order it came", () => {
	expect(searchProducts(" ", STARTER_CATALOGUE)).toEqual(STARTER_CATALOGUE);
});

test("a name as it is spelled is never mixed with names that only come near", () => {
	const shelf = [
		{ brand: "Ana", name: "Balm" },
		{ brand: "Ana", name: "Palm Cream" },
	];
	expect(searchProducts("balm", shelf)).toEqual([shelf[0]]);
	expect(searchProducts("balmm", shelf)).toEqual([shelf[0]]);
});

describe("words", () => {
	test.each([
		["Crème Été", ["creme", "ete"]],
		["L’Oréal Paris", ["loreal", "paris"]],
		["SPF50+ UV-Aqua", ["spf", "50", "uv", "aqua"]],
		["Retinol 0.3% in Squalane", ["retinol", "0.3", "in", "squalane"]],
		["Straße Ørsted Łódź", ["strasse", "orsted", "lodz"]],
		["토너 Toner", ["토너", "toner"]],
		["\u0149 is one letter", ["n", "is", "one", "letter"]],
		["", []],
	])("of %s", (text, words) => {
		expect(searchWords(text)).toEqual(words);
	});

	test("stay the same when they are read again, whatever was written", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
				const words = searchWords(text);
				expect(searchWords(words.join(" "))).toEqual(words);
			}),
			{ numRuns: 500 },
		);
	});
});

const letter = fc.stringMatching(/^[a-z]$/);
const word = fc.array(letter, { minLength: 6, maxLength: 14 }).map((letters) => letters.join(""));
const error = fc.record({
	kind: fc.constantFrom("wrong", "missing", "more", "swapped"),
	at: fc.nat(13),
	letter,
});
type TypingError = typeof error extends fc.Arbitrary<infer One> ? One : never;

function mistype(text: string, { kind, at, letter: typed }: TypingError): string {
	const place = at % text.length;
	const [head, tail] = [text.slice(0, place), text.slice(place)];
	switch (kind) {
		case "wrong":
			return head + typed + tail.slice(1);
		case "missing":
			return head + tail.slice(1);
		case "more":
			return head + typed + tail;
		default:
			return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
	}
}

test("every single typing error is forgiven, and so are two in the halves of a long word", () => {
	fc.assert(
		fc.property(word, error, (right, one) => {
			const typed = mistype(right, one);
			expect(typingErrors(typed, right, 1)).not.toBeNull();
		}),
		{ numRuns: 1_000 },
	);
	fc.assert(
		fc.property(word, word, error, error, (beginning, end, one, two) => {
			expect(typingErrors(mistype(beginning, one) + mistype(end, two), beginning + end, 2)).not.toBeNull();
		}),
		{ numRuns: 1_000 },
	);
});

test("numbers and short words have to be right", () => {
	for (const exact of ["50", "0.3", "spf", "eye"]) expect(allowedErrors(exact)).toBe(0);
	expect(names("cerave spf 31")).toEqual([]);
});

test("every product is found by its whole name", () => {
	for (const product of STARTER_CATALOGUE) {
		expect(searchProducts(`${product.name} ${product.brand}`, STARTER_CATALOGUE)).toContain(product);
	}
});
