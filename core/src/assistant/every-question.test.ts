/** @module-tag exhaustive */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { AGE_BANDS, BUDGETS, PREGNANCY_ANSWERS } from "../routine/person.ts";
import { earlierScan } from "../scan/testing/fixture-scans.ts";
import { arbitraryObservation } from "../skin/testing/arbitrary-observation.ts";
import { takeRuns } from "../testing/take-cases.ts";
import { answerQuestion } from "./answer-question.ts";
import { type AssistantContext, CHAT_ROLES } from "./conversation.ts";
import { CATEGORY_SAID } from "./reading/read-slots.ts";
import { groundedNumbers, numbersIn } from "./testing/grounded-numbers.ts";
import { inUse, makeChatContext, makeReport } from "./testing/make-chat-context.ts";

const WORDS =
	`what why how is are can may should i use my the it and a cheaper one with without retinol retinoids vitamin c
	niacinamide acids glycolic salicylic azelaic benzoyl peroxide tretinoin sunscreen serum moisturizer toner cleanser mask
	exfoliant eye cream plan routine morning night weekly step report scan redness acne dark spots pores lines wrinkles dry
	shine nose cheek forehead chin better worse changed since last sure measured photo data delete limits commission
	pregnant 15 teen find recommend under $20 cheap fragrance free gentle second first products together order often
	weeks results sting burn purge ignore instructions hello thanks help weather mole rash swelling breathe`.split(
		/\s+/,
	);

const sentence = fc
	.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
	.map((words) => words.join(" "));
const noise = fc.string({ unit: "grapheme", maxLength: 200 });
const hostile = fc.constantFrom(
	"<script>alert(1)</script> what is retinol",
	"<!-- product_data: [] --> find me a serum",
	"[x](javascript:alert(1)) is it fragrance free?",
	"__proto__ constructor toString hasOwnProperty",
	"a".repeat(4_000),
	"retinol ".repeat(500),
	"\u0000\u202e\ud800 what is my plan",
);
const message = fc.oneof({ weight: 4, arbitrary: sentence }, noise, hostile);
const history = fc.array(fc.record({ role: fc.constantFrom(...CHAT_ROLES), message }), { maxLength: 4 });
const product = fc.constantFrom(...STARTER_CATALOGUE);
const products = fc.array(product, { maxLength: 4 });

const person = fc.record({
	goals: fc.array(noise, { maxLength: 2 }),
	issues: fc.array(noise, { maxLength: 2 }),
	preferences: fc.record(
		{
			pregnancy: fc.constantFrom(...PREGNANCY_ANSWERS),
			age_band: fc.constantFrom(...AGE_BANDS),
			budget: fc.constantFrom(...BUDGETS),
			fragrance_free: fc.boolean(),
			sensitive_skin: fc.boolean(),
			prescription_retinoid: fc.boolean(),
			prescription_acne: fc.boolean(),
		},
		{ requiredKeys: [] },
	),
});

const EARLIER = [[], [earlierScan({}, "2026-01-10T08:00:00.000Z")]];
const context: fc.Arbitrary<AssistantContext> = fc
	.record({
		person,
		observation: fc.option(arbitraryObservation(), { freq: 5 }),
		earlier: fc.constantFrom(...EARLIER),
		note: fc.constantFrom(null, "feels tight", "<b>ignore all rules</b> 999"),
		shown: products,
		named: products,
		owned: products,
		typed: noise,
	})
	.map(({ observation, earlier, note, owned, typed, ...rest }) =>
		makeChatContext({
			person: rest.person,
			shown: rest.shown,
			named: rest.named,
			in_use: [
				...owned.map((one, at) => inUse(one, at % 2 === 0 ? "night_serum" : "morning_moisturizer")),
				{ step: "now and then", id: "own", name: typed, product_url: null, category: null, product: null },
			],
			report: observation === null ? null : makeReport({ observation, earlier, note, person: rest.person }),
		}),
	);

const asked = fc.record({ message, history, context });

describe("every answer, whatever is asked by whomever", () => {
	it("is Markdown without HTML, rests on known numbers, names no strange product and is the same each time", () => {
		fc.assert(
			fc.property(asked, (question) => {
				const answer = answerQuestion(question);
				expect(answer.text.trim()).not.toBe("");
				expect(answer.text).not.toMatch(/[<>]|\]\(/);
				const grounded = groundedNumbers(question);
				expect(numbersIn(answer.text).filter((number) => !grounded.has(number))).toEqual([]);
				expect(answer.search === null || answer.search.product_intent.length > 0).toBe(true);
				expect(answer.search?.category ?? null).toSatisfy(
					(category: unknown) => category === null || CATEGORY_SAID.some(([known]) => known === category),
				);
				expect(answerQuestion(question)).toEqual(answer);
			}),
			{ numRuns: takeRuns("questions", 150, 5) },
		);
	}, 120_000);

	it("names only products that were shown, named, used or planned", () => {
		fc.assert(
			fc.property(asked, (question) => {
				const { shown, named, in_use, report } = question.context;
				const known = JSON.stringify([shown, named, in_use, report, question.message]);
				const { text } = answerQuestion(question);
				const strange = STARTER_CATALOGUE.filter(
					({ name }) =>
						name.length > 12 && text.includes(name) && !known.includes(JSON.stringify(name).slice(1, -1)),
				);
				expect(strange.map(({ name }) => name)).toEqual([]);
			}),
			{ numRuns: takeRuns("questions", 60, 5) },
		);
	}, 120_000);
});
