import { expect, test } from "vitest";
import { labelNames } from "./label-names.ts";
import { readLabel } from "./read-label.ts";

const NAMES = labelNames([
	"Aqua",
	"Glycerin",
	"Niacinamide",
	"Retinol",
	"Retinal",
	"Phenoxyethanol",
	"Caprylic/Capric Triglyceride",
	"1,2-Hexanediol",
	"Butyrospermum Parkii (Shea) Butter",
	"CI 77491",
	"CI 77492",
	"PEG-40 Stearate",
	"Titanium Dioxide (CI 77891)",
	"Titanium Dioxide",
]);

/** Every line of a page with its words, all read with the same confidence. */
function read(page: string) {
	const words = page
		.split("\n")
		.flatMap((text, line) => text.split(" ").map((word) => ({ text: word, confidence: 90, line })));
	return readLabel(words, NAMES);
}
const names = (page: string) => read(page).map(({ name }) => name);

test("what stands before the heading is left out, and a word broken at a line end is one word", () => {
	expect(names("Glow Serum 30 ml\nINGREDIENTS: AQUA, GLY-\nCERIN, NIACINAMIDE.")).toEqual([
		"Aqua",
		"Glycerin",
		"Niacinamide",
	]);
});

test.each([
	["a lost comma", "Ingredients: Aqua Glycerin, Niacinamide"],
	["a stop for a comma", "Ingredients: Aqua. Glycerin, Niacinamide"],
	["a speck between words", "Ingredients: Aqua, 3 Glycerin, Niacinamide"],
	["a comma with no space", "Ingredients:Aqua,Glycerin,Niacinamide"],
])("%s changes nothing", (_what, page) => {
	expect(names(page)).toEqual(["Aqua", "Glycerin", "Niacinamide"]);
});

test("a comma and slashes inside of names stay there, and names without their bracket are known", () => {
	expect(names("Aqua, 1,2-Hexanediol, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter")).toEqual([
		"Aqua",
		"1,2-Hexanediol",
		"Caprylic/Capric Triglyceride",
		"Butyrospermum Parkii (Shea) Butter",
	]);
	expect(names("Aqua, Titanium Dioxide")).toEqual(["Aqua", "Titanium Dioxide"]);
});

test("a misread letter is put right, and where two names come as near the person is asked", () => {
	const [, sure, doubtful] = read("Aqua, Phenoxyethano1, Retinul");
	expect(sure).toMatchObject({ name: "Phenoxyethanol", sure: true });
	expect(doubtful).toMatchObject({ read: "Retinul", sure: false });
	expect([doubtful?.name, ...(doubtful?.others ?? [])].toSorted()).toEqual(["Retinal", "Retinol"]);
});

test("numbers tell names apart and are never guessed", () => {
	expect(read("Aqua, CI 77493, PEG-60 Stearate").slice(1)).toEqual([
		{ read: "CI 77493", name: "CI 77493", sure: false, others: [] },
		{ read: "PEG-60 Stearate", name: "PEG-60 Stearate", sure: false, others: [] },
	]);
});

test("what nobody knows is kept as it was read and shown for a tap", () => {
	expect(read("Aqua, Moonstone Dust, Glycerin")[1]).toEqual({
		read: "Moonstone Dust",
		name: "Moonstone Dust",
		sure: false,
		others: [],
	});
});

test("a page without words is no list", () => {
	expect(readLabel([], NAMES)).toEqual([]);
	expect(names("| . ,")).toEqual([]);
});
