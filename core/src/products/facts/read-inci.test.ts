import fc from "fast-check";
import { expect, test } from "vitest";
import { STARTER_CATALOGUE } from "../catalogue/starter-catalogue.ts";
import { INCI_LIMITS, readInci } from "./read-inci.ts";

const ingredientsOf = (text: string) => readInci(text).ingredients;

test.each([
	["commas", "Aqua, Glycerin, Niacinamide"],
	["semicolons", "Aqua; Glycerin; Niacinamide;"],
	["bullets", "• Aqua • Glycerin • Niacinamide"],
	["middle dots", "Aqua·Glycerin·Niacinamide"],
	["one on each line", "Aqua\r\nGlycerin\r\nNiacinamide"],
	["numbered lines", "1. Aqua\n2. Glycerin\n3. Niacinamide"],
	["a heading", "INGREDIENTS: Aqua, Glycerin, Niacinamide."],
	["a French heading", "Ingrédients : Aqua, Glycerin, Niacinamide"],
	[
		"words before the heading",
		"A lovely cream, made by us.\nFull ingredients list: Aqua, Glycerin, Niacinamide",
	],
	["amounts", "Aqua, Glycerin (5 %), Niacinamide 10% w/w"],
	["marks", "Aqua*, Glycerin†, Niacinamide®"],
	["invisible characters", "A\u200bqua,\u00a0Gly\u00adcerin,\ufeff Niacinamide"],
	["full-width marks", "Aqua， Glycerin， Niacinamide"],
	["full stops", "Aqua. Glycerin. Niacinamide. Aqua."],
	["lines that only wrap", "Aqua, Glycerin,\nNiacinamide"],
	["names said twice", "Aqua, Glycerin, AQUA, Niacinamide, glycerin"],
])("a list with %s is read", (_what, text) => {
	expect(ingredientsOf(text)).toEqual(["Aqua", "Glycerin", "Niacinamide"]);
});

test("many slashes part a list, few belong to a name", () => {
	expect(ingredientsOf("Water/Glycerin/Niacinamide/Panthenol")).toEqual([
		"Water",
		"Glycerin",
		"Niacinamide",
		"Panthenol",
	]);
	expect(ingredientsOf("Aqua / Caprylic/Capric Triglyceride / Glycerin / Urea")).toEqual([
		"Aqua",
		"Caprylic/Capric Triglyceride",
		"Glycerin",
		"Urea",
	]);
	expect(ingredientsOf("Aqua/Water/Eau, Caprylic/Capric Triglyceride")).toEqual([
		"Aqua/Water/Eau",
		"Caprylic/Capric Triglyceride",
	]);
});

test("commas inside numbers and brackets stay, long brackets are lists of their own", () => {
	expect(ingredientsOf("1,2-Hexanediol, Parfum (Linalool, Citral), CI 77491")).toEqual([
		"1,2-Hexanediol",
		"Parfum (Linalool, Citral)",
		"CI 77491",
	]);
	const oils = Array.from({ length: 20 }, (_, i) => `Oil Number${i}`);
	expect(ingredientsOf(`Blend (${oils.join(", ")}), Urea`)).toEqual(["Blend", ...oils, "Urea"]);
	expect(ingredientsOf("Aqua (Water, Glycerin, Urea")).toEqual(["Aqua", "Water", "Glycerin", "Urea"]);
});

test("a name wrapped over two lines is one name", () => {
	expect(ingredientsOf("Aqua, Butylene\nGlycol, Sodium\nHyaluronate, Urea")).toContain("Butylene Glycol");
});

test("what may be in it counts, the words around it do not", () => {
	expect(ingredientsOf("Talc, Mica. May contain (+/-): CI 77491, CI 77492")).toEqual([
		"Talc",
		"Mica",
		"CI 77491",
		"CI 77492",
	]);
	expect(ingredientsOf("Talc [+/- Titanium Dioxide]")).toEqual(["Talc", "Titanium Dioxide"]);
});

test("both lists of a drug label are read", () => {
	const reading = readInci("Active ingredient: Benzoyl Peroxide 2.5%\nInactive ingredients: Water, Carbomer");
	expect(reading.ingredients).toEqual(["Benzoyl Peroxide", "Water", "Carbomer"]);
	expect(reading.actives).toContain("benzoyl_peroxide");
});

test("letters that a scan took for digits are put right where that gives a known name", () => {
	expect(ingredientsOf("Aqua, N1acinamide, Retino1, Salicy1ic Acid, PEG-100 Stearate")).toEqual([
		"Aqua",
		"Niacinamide",
		"Retinol",
		"Salicylic acid",
		"PEG-100 Stearate",
	]);
});

test("the known name stands before the bracket", () => {
	const reading = readInci("Water, Vitamin B3 (Niacinamide), Vitamin A (Retinol)");
	expect(reading.ingredients).toEqual(["Water", "Niacinamide (Vitamin B3)", "Retinol (Vitamin A)"]);
	expect(reading.actives).toEqual(expect.arrayContaining(["niacinamide", "retinol"]));
});

test("what is no name is handed back as unread", () => {
	const { ingredients, unread } = readInci(
		"Aqua, 100%, a=b, https://shop.example/x, *from organic farming, this list may change at any time so please look at the box you bought every time",
	);
	expect(ingredients).toEqual(["Aqua"]);
	expect(unread).toHaveLength(4);
	expect(readInci("").ingredients).toEqual([]);
	expect(readInci("<script>alert(1)</script>").ingredients.join()).not.toMatch(/[<>=]/);
});

test("the name of the product tells what its list holds in a working amount", () => {
	const list = "Aqua, Glycerin, Phenoxyethanol, Salicylic Acid";
	expect(readInci(list).actives).not.toContain("salicylic_acid");
	expect(readInci(list, "2% Salicylic Acid Liquid").actives).toContain("salicylic_acid");
});

test("every list of the catalogue reads as it is stored, with the same actives", () => {
	for (const { id, inci, name, actives } of STARTER_CATALOGUE.slice(0, 250)) {
		const reading = readInci(inci.join("; "), name);
		expect(reading.ingredients.length / inci.length, id).toBeGreaterThan(0.9);
		expect([...reading.actives].sort(), id).toEqual(actives.toSorted());
	}
});

const scrap = fc.oneof(
	fc.constantFrom(
		...Array.from("()[]{}<>;,./•·|*†%+-–:&'´¨\n\r\t \u200b\u00ad\u0301\ud800½①"),
		"ingredients:",
		"may contain",
		"+/-",
		" / ",
		". ",
		"10%",
		"1,2",
		"Niacinamide",
		"Retino1",
		"Vitamin A (Retinol)",
		"Aqua",
		"İ",
		"ﷺ",
	),
	fc.string({ unit: "binary", maxLength: 8 }),
	fc.string({ unit: "grapheme", maxLength: 8 }),
);
const anyList = fc.array(scrap, { maxLength: 60 }).map((scraps) => scraps.join(""));

test("anything at all is read without a failure, within the bounds", () => {
	fc.assert(
		fc.property(anyList, (text) => {
			const { ingredients, unread } = readInci(text);
			expect(ingredients.length).toBeLessThanOrEqual(INCI_LIMITS.ingredients);
			expect(unread.length).toBeLessThanOrEqual(INCI_LIMITS.unread);
			for (const name of [...ingredients, ...unread]) {
				expect(name.length).toBeLessThanOrEqual(INCI_LIMITS.name);
				expect(name.trim()).toBe(name);
			}
			for (const name of ingredients) expect(name).toMatch(/\p{L}/u);
			expect(new Set(ingredients.map((name) => name.toLowerCase())).size).toBe(ingredients.length);
		}),
		{ numRuns: 2_000 },
	);
});

test("a quote that only the plain form of a letter brings is read like any other quote", () => {
	const { ingredients } = readInci("ŉa, Aqua");
	expect(ingredients).toEqual(["na", "Aqua"]);
	expect(readInci(ingredients.join(", "))).toMatchObject({ ingredients, unread: [] });
});

test("an amount between two commas leaves none of them in a name", () => {
	const { ingredients } = readInci("1,2,10%\u4ee4\u548c");
	expect(readInci(ingredients.join(", "))).toMatchObject({ ingredients, unread: [] });
});

test("its own answer reads the same again", () => {
	fc.assert(
		fc.property(anyList, (text) => {
			const { ingredients } = readInci(text);
			expect(readInci(ingredients.join(", "))).toMatchObject({ ingredients, unread: [] });
		}),
		{ numRuns: 3_000 },
	);
});

const HOSTILE = [
	"(",
	")",
	"((",
	"a/",
	". ",
	" ",
	"9",
	"1 %",
	"ingredients ",
	"may contain ",
	"\n",
	"-",
	"a (",
	"ﷺ",
	"x",
];

test.each(HOSTILE)("five million times %j costs no more than reading the bound", (piece) => {
	const text = piece.repeat(5_000_000 / piece.length);
	// The time of the processor, not of the clock: other programs may keep this one waiting.
	const started = process.threadCpuUsage();
	readInci(text);
	const { user, system } = process.threadCpuUsage(started);
	expect((user + system) / 1_000).toBeLessThan(2_000);
});
