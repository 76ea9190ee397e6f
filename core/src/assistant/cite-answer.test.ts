import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACTIVE_IDS, ACTIVES } from "../knowledge/actives.ts";
import { CONFLICTS } from "../knowledge/conflicts.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { citeAnswer, knowledgeBehind, MOST_CITED, personBehind } from "./cite-answer.ts";
import { listFacts } from "./list-facts.ts";
import { inUse, makeChatContext } from "./testing/make-chat-context.ts";
import { fullName } from "./writing/say-names.ts";

const CONTEXT = makeChatContext();
const LINES = [...personBehind(CONTEXT, []), ...knowledgeBehind()];
const idsOf = (text: string, context = CONTEXT) => citeAnswer(text, context).map(({ id }) => id);

describe("an answer in somebody else's words rests on", () => {
	test("the facts of an ingredient whose strength it states", () => {
		const [rule, source] = citeAnswer("Niacinamide is sold at 2 to 5%.", CONTEXT);
		expect(rule).toEqual({ kind: "rule", id: "active.niacinamide", label: "Ingredient facts, niacinamide" });
		expect(source).toMatchObject({ kind: "source", id: ACTIVES.niacinamide.sources[0] });
	});

	test("the facts of an ingredient that it goes on about", () => {
		expect(idsOf("Let us talk about glycolic acid. Keep it for the night.")).toContain(
			"active.glycolic_acid",
		);
		expect(idsOf("Let us talk about glycolic acid.\n\nKeep it for the night.")).toEqual([]);
	});

	test("the rule of a pair it gives advice on, even where both were named a sentence before", () => {
		const advice =
			"You can have retinol and glycolic acid. Take them on different nights, since irritation adds up.";
		expect(idsOf(advice)[0]).toBe("conflict.retinoid_acid");
	});

	test("the reading whose number it says", () => {
		expect(idsOf("On your left cheek the redness reads 7.1 points.")).toContain("redness.left_cheek");
		expect(idsOf("On your left cheek the redness reads 6.4 points.")).not.toContain("redness.right_cheek");
	});

	test("a caution in nearly its own words", () => {
		expect(idsOf("Mind that it can bleach towels, pillowcases and hair.")).toEqual([
			"benzoyl_peroxide_label",
		]);
	});

	test("the products it names, of those it was told", () => {
		const [product, other] = STARTER_CATALOGUE;
		if (!product || !other) throw new Error("The starter catalogue is empty.");
		const context = makeChatContext({ in_use: [inUse(product, "morning_cleanser")] });
		expect(citeAnswer(`Keep the ${fullName(product)} you have.`, context)).toContainEqual({
			kind: "product",
			id: product.id,
			label: product.name,
		});
		expect(idsOf(`Keep the ${fullName(other)} you have.`, context)).not.toContain(other.id);
	});
});

describe("an answer rests on nothing", () => {
	test.each([
		["a greeting", "Hello! Ask me about your report, your plan or a product."],
		["a refusal", "I cannot help with that, but I am happy to talk about skin."],
		["a mere name", "You asked about retinol and niacinamide, so tell me more."],
		["a group of ingredients", "Retinoids are best at night."],
		["other numbers of an ingredient", "You wrote that niacinamide came to 73% in your shop."],
		["no words", " \n\n "],
	])("that is %s", (_what, text) => {
		expect(citeAnswer(text, CONTEXT)).toEqual([]);
	});

	test("of which no fact says a word", () => {
		const strange = fc.stringMatching(/^(?:[qxzj]{3,9} ){1,20}[qxzj]{3}\.$/);
		fc.assert(fc.property(strange, (text) => citeAnswer(text, CONTEXT).length === 0));
	});
});

test("every line that may be cited is a line of the facts, and something stands behind it", () => {
	const [product] = STARTER_CATALOGUE;
	const context = makeChatContext({ shown: product ? [product] : [] });
	const facts = new Set(listFacts(context).lines);
	const lines = [...personBehind(context, context.shown), ...knowledgeBehind()];
	expect(lines.filter(({ line }) => !facts.has(line)).map(({ line }) => line)).toEqual([]);
	expect(lines.length).toBeGreaterThan(150);
});

test("the strength of every ingredient and the advice on every pair name their own rule", () => {
	for (const id of ACTIVE_IDS.filter((one) => ACTIVES[one].strength !== null)) {
		const { strength, name, status } = ACTIVES[id];
		if (status.us === "prescription") continue;
		expect(idsOf(`Look for ${name} at ${strength?.start ?? 0}%.`)).toContain(`active.${id}`);
	}
	for (const { id, why, fix, a, b } of CONFLICTS) {
		const [one, other] = [a.ids?.[0], b.ids?.[0]];
		if (one === undefined || other === undefined) continue;
		expect(idsOf(`${one.replaceAll("_", " ")} and ${other.replaceAll("_", " ")}: ${why} ${fix}`)).toContain(
			id,
		);
	}
});

test("whatever is said, at most a handful is cited, nothing twice, and all of it stands behind the facts", () => {
	const behind = new Set(LINES.flatMap((line) => line.behind).map((one) => JSON.stringify(one)));
	const said = fc.array(fc.constantFrom(...LINES.map(({ line }) => line)), { minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(said, fc.constantFrom(" ", "\n", "\n\n"), (lines, between) => {
			const cited = citeAnswer(lines.join(between), CONTEXT);
			expect(cited.length).toBeLessThanOrEqual(MOST_CITED);
			expect(new Set(cited.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(cited.length);
			expect(cited.filter((one) => !behind.has(JSON.stringify(one)))).toEqual([]);
		}),
		{ numRuns: 60 },
	);
});
