import { describe, expect, it, test } from "vitest";
import { exactFlags } from "../skin/red-flags/exact-triage.ts";
import { questionIn, questionsOf } from "./asked-questions.ts";
import { factsFromText } from "./facts-from-text.ts";
import { factsInUse } from "./own-products.ts";

const told = (note: string): string[] =>
	factsFromText(note).map(({ id, about }) => (about === undefined ? id : `${id} ${about}`));
const asked = (note: string): string[] =>
	questionsOf(note).flatMap((wish) => {
		const question = questionIn(wish);
		return question === null ? [] : [[question.kind, ...question.subjects].join(" ")];
	});
const flags = (note: string): string[] => exactFlags(note).map(({ rule_id }) => rule_id);

describe("nothing is put into a person's mouth", () => {
	it("takes the Spanish word for that as no school", () => {
		expect(told("No gasto más de 500 pesos, con eso me dice")).not.toContain("age_13_15");
		expect(told("Estoy en 3 de la ESO y tengo granos")).toContain("age_13_15");
	});

	test.each([
		"My colleague who did pharmacy back home read the tube and made a face.",
		"I take the small antibiotic each morning with oatmeal, and last Thursday her nurse did the laser.",
	])("%j speaks of no medicine of somebody else", (note) => {
		expect(told(note)).not.toContain("others_medicine");
	});

	it("still hears of tablets that were prescribed to another", () => {
		expect(told("I take the antibiotic every night that her doctor gave her")).toContain("others_medicine");
		expect(told("I use my sister's steroid tube on my cheeks")).toContain("others_medicine");
	});

	it("takes what helped for a while for no medicine in use", () => {
		expect(told("The Differin helped for a while and then it stopped doing anything")).not.toContain(
			"prescription_retinoid",
		);
		expect(told("My dermatologist put me on Differin and it helped")).toContain("prescription_retinoid");
	});

	it("takes what an aunt swears by, and what a list calls stopped, for nothing in use", () => {
		expect(
			told("my tia swears by toothpaste and I did that for about a week, do not recommend"),
		).not.toContain("uses_irritant toothpaste");
		expect(factsInUse(["toothpaste (stopped)", "soap, no longer"])).toEqual([]);
	});

	it("takes what a purse cannot bear for no wish for few products", () => {
		expect(told("I get paid on the 15th so nothing fancy before that")).not.toContain("few_products");
		expect(told("Nothing fancy please, I am busy")).toContain("few_products");
	});

	it("takes plain raised moles and darker skin elsewhere for no mole that changes", () => {
		const note =
			"I am ashy by noon, darker round the mouth and temples. I also have those tiny raised black moles on my cheeks, Mama had them.";
		expect(flags(note)).not.toContain("red-flag.changing-mole");
		expect(flags("I have a mole on my cheek. It got darker and is raised now")).toContain(
			"red-flag.changing-mole",
		);
	});

	it("answers no question that was not put", () => {
		expect(asked("Sunscreen is in my eyes by 10, so I stop. What is for a man who sweat.")).toEqual([
			"sun_eyes",
		]);
		expect(asked("AM: the C E Ferulic, niacinamide, a glycolic toner.")).toEqual([]);
		expect(
			asked(
				"Five blades, against the grain. I go in with the tweezers. What do I do first, the blade or the cream?",
			),
		).toEqual(["shave"]);
	});
});
