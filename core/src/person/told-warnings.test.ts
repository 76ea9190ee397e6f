import { expect, it } from "vitest";
import { wishesOf } from "./asked-for.ts";
import { factsFromText } from "./facts-from-text.ts";

const told = (note: string): string[] =>
	[...factsFromText(note), ...wishesOf(note)].map(({ id, about }) =>
		about === undefined ? id : `${id} ${about}`,
	);

it.each([
	"Ibuprofen is fine but aspirin landed me in intensive care, so the ward said to avoid salicylates, creams included.",
	"My allergist has banned all salicylates after an anaphylaxis.",
	"Salicylates are off limits for me, skin too.",
])("reads a ban on every salicylate: %s", (note) => {
	expect(told(note)).toContain("allergy salicylates");
});

it("tells a ban on salicylates apart from a question about salicylic acid", () => {
	expect(told("Is salicylic acid any good for blackheads?")).not.toContain("allergy salicylates");
});

it("reads an aspirin that ended in intensive care as an allergy", () => {
	expect(told("Years ago aspirin put me in intensive care.")).toContain("allergy aspirin");
});

it.each([
	"We are trying for a second one. I will go on with my cream till a test shows two lines.",
	"Trying to conceive, and I would like to keep retinol until I'm pregnant.",
])("takes who waits for a test for one who is trying, not for one who is pregnant: %s", (note) => {
	expect(told(note)).toContain("trying");
	expect(told(note)).not.toContain("pregnant");
});

it("still reads a test that said yes", () => {
	expect(told("We were trying and yesterday the test said yes.")).toContain("pregnant");
});

it.each([
	["Fifteen pounds or so.", "budget 15 GBP"],
	["I can put in thirty pounds, all told.", "budget 30 GBP"],
	["There is £12 for all of it", "budget 12 GBP"],
])("reads a loose limit of money in its currency: %s", (note, budget) => {
	expect(told(note)).toContain(budget);
});

it.each([
	"My GP has me on clindamycin lotion and nothing else for my chin.",
	"Erythromycin gel every morning for nine months now.",
	"Since February I use an antibiotic gel for my spots",
])("reads an antibiotic on the skin without a partner: %s", (note) => {
	expect(told(note)).toContain("antibiotic_alone");
});

it.each([
	"Clindamycin gel in the morning and benzoyl peroxide at night for six months.",
	"I took clindamycin capsules for months.",
	"Started clindamycin gel last week.",
])("reads no antibiotic alone from: %s", (note) => {
	expect(told(note)).not.toContain("antibiotic_alone");
});

it.each([
	["Month two of accutane, would a glycolic peel clear the rest?", ["asks_for acids", "asks_for peels"]],
	["Six months pregnant and a neighbor gave me a bleaching cream.", ["asks_for hydroquinone"]],
	["My sister offered me what is left of her tretinoin.", ["others_medicine"]],
	["My boyfriend lets me have some of his prescription gel, he shares it.", ["others_medicine"]],
	[
		"I wash with a minty face wash and splash on aftershave.",
		["uses_irritant menthol", "uses_irritant aftershave"],
	],
	["Perfumed wipes every evening.", ["uses_irritant wipes"]],
])("reads what a plan has to answer: %s", (note, facts) => {
	expect(told(note)).toEqual(expect.arrayContaining(facts));
});

it.each([
	"My dermatologist gave me tretinoin.",
	"I use azelaic acid at night.",
	"I stopped using soap last year.",
])("reads no wish and no irritant from: %s", (note) => {
	expect(told(note).filter((one) => /asks_for|others_medicine|uses_irritant/.test(one))).toEqual([]);
});

it.each([
	["Bayer and Alka-Seltzer close my throat up, ER twice as a kid.", "allergy aspirin"],
	["Disprin brings me out in hives", "allergy aspirin"],
	["I'm allergic to Excedrin.", "allergy aspirin"],
	["Pepto Bismol made my lips swell years ago", "allergy salicylates"],
	["Stridex gave me welts", "allergy salicylic_acid"],
	["Augmentin brings me out in a rash", "allergy penicillin"],
])("reads an allergy told by the brand of a medicine: %s", (note, allergy) => {
	expect(told(note)).toContain(allergy);
});

it.each(["I take Ecotrin for my heart.", "Bayer cream for my elbows", "I had an Advil for my head"])(
	"reads no allergy from a medicine that is taken: %s",
	(note) => {
		expect(told(note).join(" ")).not.toContain("allergy");
	},
);
