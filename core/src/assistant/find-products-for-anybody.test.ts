import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { refusalForPerson } from "../products/fits-step.ts";
import { pickContext } from "../products/pick-context.ts";
import { PRODUCT_CATEGORIES } from "../routine/care-plan.ts";
import { factsFromAnswers } from "../routine/facts-from-answers.ts";
import { guardAnswer } from "./guard-answer.ts";
import { listFacts } from "./list-facts.ts";
import { ask, contextOf, found, type Setting } from "./testing/ask-for-products.ts";

const SETTINGS: Setting[] = [
	{},
	{ face: "calm" },
	{ face: "red left cheek", answers: { sensitive_skin: true } },
	{ face: "many spots", answers: { age_band: "13-15" } },
	{ face: "lines and pores", answers: { pregnancy: "breastfeeding" } },
	{ face: "dark circles and marks", answers: { prescription_retinoid: true } },
	{ face: "shiny T-zone", answers: { fragrance_free: true, budget: "low" } },
	{ face: "red, deep tone", answers: { monk_tone: 8, prescription_acne: true } },
];
const WISHES = [
	"something for dark spots",
	"a retinol serum under $40",
	"salicylic acid for my pores",
	"a cheap fragrance free moisturizer",
	"vitamin c",
	"a clay mask",
	"list everything against redness",
	"glycolic acid toner",
	"sunscreen with spf 50",
	"anything",
	"",
];

const search = fc.record({
	setting: fc.constantFrom(...SETTINGS),
	message: fc.constantFrom(...WISHES),
	category: fc.option(fc.constantFrom(...PRODUCT_CATEGORIES)),
});

describe("whatever is asked by whomever", () => {
	it("no product breaks a rule about the person", { tags: "exhaustive" }, () => {
		fc.assert(
			fc.property(search, ({ setting, message, category }) => {
				const { report, person } = contextOf(setting);
				const context = pickContext({
					skin_type: report?.analysis.skin_type ?? null,
					sensitivity: report?.analysis.skin_sensitivity ?? "Low",
					findings: report?.analysis.findings ?? [],
					person,
					facts: factsFromAnswers(person.preferences),
				});
				const answer = ask(message, setting, { category });
				const products = found(answer);
				expect(products.map((product) => refusalForPerson(product, context))).toEqual(
					products.map(() => null),
				);
				// What is offered in place of a step that is ruled out may be of another category, and the text says so.
				if (category !== null && !answer.text.includes("In place of"))
					expect(products.every((product) => product.category === category)).toBe(true);
				expect(products.length).toBeLessThanOrEqual(5);
			}),
		);
	});

	it("every word of the answer stands on facts", { tags: "exhaustive" }, () => {
		fc.assert(
			fc.property(search, ({ setting, message, category }) => {
				const { text, products } = ask(message, setting, { category });
				const facts = listFacts(contextOf(setting), STARTER_CATALOGUE);
				const all = [text, ...products.map(({ reason }) => reason)].join("\n");
				const guard = guardAnswer(facts, [message]);
				expect([guard.push(all).refused, guard.end().refused], all).toEqual([null, null]);
			}),
			{ numRuns: 40 },
		);
	});

	it("the order of the candidates changes nothing", () => {
		fc.assert(
			fc.property(
				search,
				fc.shuffledSubarray([...STARTER_CATALOGUE], { minLength: STARTER_CATALOGUE.length }),
				(one, candidates) => {
					const { setting, message, category } = one;
					const shuffled = ask(message, setting, { category, candidates });
					expect(shuffled.products).toEqual(ask(message, setting, { category }).products);
				},
			),
			{ numRuns: 30 },
		);
	});
});
