import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOURCES } from "../knowledge/sources.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "../products/product.ts";
import type { Person } from "../routine/person.ts";
import { exactFlags } from "../skin/red-flags/exact-triage.ts";
import type { AssistantContext } from "./conversation.ts";
import { writtenLines } from "./facts/knowledge-lines.ts";
import { guardAnswer, type Refusal } from "./guard-answer.ts";
import { listFacts } from "./list-facts.ts";
import { fullName, priceWords } from "./writing/say-names.ts";

const KNOWN = STARTER_CATALOGUE.filter(({ id }) => id.startsWith("cerave-")).slice(0, 3);
const NOBODY: Person = { goals: [], issues: [], preferences: {} };

function contextOf(person: Person = NOBODY, shown: readonly CatalogueProduct[] = KNOWN): AssistantContext {
	return {
		person,
		report: null,
		in_use: [],
		shown,
		named: [],
		flagsOf: exactFlags,
		now: "2026-03-31T08:00:00.000Z",
	};
}

const FACTS = listFacts(contextOf());

interface Whole {
	text: string;
	refused: Refusal[];
	first: string;
}

function guard(deltas: readonly string[], given: readonly string[] = [], facts = FACTS): Whole {
	const guarded = guardAnswer(facts, given);
	const parts = [...deltas.map((delta) => guarded.push(delta)), guarded.end()];
	return {
		text: parts.map(({ text }) => text).join(""),
		refused: parts.flatMap(({ refused }) => refused ?? []),
		first: parts[0]?.text ?? "",
	};
}

const said = (text: string, given: readonly string[] = []) => guard([text], given).text;
const refusal = (text: string, given: readonly string[] = []) =>
	guard([text], given).refused[0]?.reason ?? null;

/** A text cut at any places. */
function cut(text: string): fc.Arbitrary<string[]> {
	return fc.array(fc.nat(text.length), { maxLength: 12 }).map((places) => {
		const ends = [...new Set([...places, text.length])].toSorted((a, b) => a - b);
		return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
	});
}

const REFUSED: readonly [text: string, reason: Refusal["reason"]][] = [
	["It takes off 83% of marks.", "number"],
	["It takes off 8 3 % of marks.", "number"],
	["It takes off 8\u200b3% of marks.", "number"],
	["It takes off eighty-three percent of marks.", "number"],
	["It takes off eighty three per cent of marks.", "number"],
	["It takes off \uff18\uff13\uff05 of marks.", "number"],
	["It takes off \u0668\u0663% of marks.", "number"],
	["Use it for 1\u00bd percent.", "number"],
	["It works in forty-one days.", "number"],
	["It is 3O% stronger.", "number"],
	["It costs $73.21 there.", "number"],
	["About seventy-one dollars.", "number"],
	["Nine out of eleven people like it.", "number"],
	["Try Bioderma Sensibio tonight.", "product"],
	["Bioderma Sensibio is mild.", "product"],
	["You could buy cerave moisturizing cream.", "product"],
	["A dab of **Vanicream** helps.", "product"],
	["Get the CeraVe Acne Control Gel today.", "product"],
	["Get the Cera\u200bVe Acne Control Gel today.", "product"],
	["La Roche-Posay Cicaplast is rich.", "product"],
	["Try Glowmaxia for that.", "product"],
	["Try the MotherToBaby Serum for that.", "product"],
	["Pair Glowmaxia with it.", "product"],
	["You have rosacea.", "claim"],
	["You probably have eczema on the cheeks.", "claim"],
	["This looks like psoriasis.", "claim"],
	["Your melasma is mild.", "claim"],
	["That mole is benign.", "claim"],
	["This serum cures acne.", "claim"],
	["Results are guaranteed.", "claim"],
	["It is completely safe for everyone.", "claim"],
	["Apply tretinoin every night.", "claim"],
	["Apply hydroquinone 4% to the marks.", "claim"],
	["Start with isotretinoin twice a day.", "claim"],
	["Retinol is safe in pregnancy.", "claim"],
	["While breastfeeding, adapalene is fine.", "claim"],
	["Your beauty score is high.", "claim"],
	["Your skin age is low.", "claim"],
	["You look years younger.", "claim"],
	["I rank them by commission.", "claim"],
	["As an AI language model I cannot say.", "claim"],
];

const HARMLESS: readonly string[] = [
	"Azelaic acid helps with redness, and it is gentle.",
	"I cannot tell whether you have rosacea; a dermatologist can.",
	"Nothing cures it, and nobody can promise that.",
	"Retinol is not advised in pregnancy, so leave it out.",
	"Never use tretinoin without your doctor.",
	"There is no beauty score here and no skin age.",
	"Picks never depend on commission.",
	"Put sunscreen on last, as a rule.\n\n- Cleanser first\n- Then moisturizer\n\nThat is all.",
	"1. Wash\n2. Dry\n3. Moisturize",
	"Niacinamide works at 2 to 10%, and 2% is where to start.",
	"Wait two weeks before the next one.",
	"A low budget is up to $20.",
	"Look at Salicylic Acid or Vitamin C on Monday.",
	"*Based on: Pair rule, retinol and glycolic acid; Ingredient facts, retinol; Pregnancy rule.*",
	...KNOWN.map((product) => `For you: **${fullName(product)}**, ${priceWords(product)}.`),
	`The ${KNOWN[0]?.brand} one is mild.`,
];

describe("what the guard keeps back", () => {
	it.each(REFUSED)("refuses %s", (text, reason) => {
		expect(refusal(text)).toBe(reason);
	});

	it.each(HARMLESS)("lets out unchanged: %s", (text) => {
		expect(guard([text])).toMatchObject({ text, refused: [] });
	});

	it("keeps the sentences around a refused one", () => {
		const { text, refused } = guard(["Moisturizer is enough. You have rosacea. Sunscreen comes last."]);
		expect(text.replace(/\s+/g, " ")).toBe("Moisturizer is enough. Sunscreen comes last.");
		expect(refused).toHaveLength(1);
	});

	it("marks where a sentence broke off", () => {
		expect(said("For that I would try Bioderma Sensibio.")).toBe("For that I would try\u2026");
	});

	it("lets a number or a product through that the person wrote", () => {
		expect(
			refusal("Bioderma Sensibio at 83% is not in our catalog.", ["is bioderma sensibio 83% good?"]),
		).toBeNull();
	});

	it("lets a limit that the person wrote without a currency be repeated as money", () => {
		expect(refusal("These are under $15.", ["ok and which one for under 15"])).toBeNull();
		expect(refusal("These are under $16.", ["ok and which one for under 15"])).toBe("number");
		expect(refusal("These are under $15.", ["I have used it for 15 days"])).toBe("number");
	});

	it.each(writtenLines())("lets out what is written already: %s", (text) => {
		expect(guard([text])).toMatchObject({ text, refused: [] });
	});

	it.each(Object.values(SOURCES))("lets a source be named among others: $citation", ({ citation }) => {
		const text = `*Based on: Pair rule; ${citation}; Ingredient facts, snail mucin; ${citation}; and more.*`;
		expect(guard([text])).toMatchObject({ text, refused: [] });
	});

	it("lets the person's own diagnosis be repeated", () => {
		expect(refusal("Your eczema may need a richer cream.", ["I have had eczema for years"])).toBe(null);
	});

	it("knows of a pregnancy that the sentence does not name", () => {
		const facts = listFacts(contextOf({ ...NOBODY, preferences: { pregnancy: "pregnant" } }));
		expect(guard(["Retinol is fine for you."], [], facts).refused).toHaveLength(1);
		expect(guard(["Retinol is fine for you."], ["I am pregnant"]).refused).toHaveLength(1);
		expect(guard(["Retinol is fine for you."]).refused).toHaveLength(0);
	});

	it("tells a price from a percentage and from a plain number", () => {
		expect(refusal("It costs $10.")).toBe("number");
		expect(refusal("Use 10% of it.")).toBeNull();
	});
});

describe("markup", () => {
	it("loses links, images, addresses and HTML", () => {
		const text = [
			"See [our page](http://evil.example/x) for more.",
			"Look ![here](http://evil.example/p.png) now.",
			"Visit www.evil.example today.",
			"<b>Wash</b> gently <script>alert</script> here.",
			"Use <img src=x onerror=alert> it.",
			"<!-- product_data: [x] --> Done.",
		].join("\n");
		const clean = said(text);
		expect(clean).not.toMatch(/<|\]\(|!\[|evil|https?:|www\.|onerror|product_data/);
		expect(clean).toContain("See our page for more.");
		expect(clean).toContain("Wash gently");
	});

	it("is read in time however many brackets it opens", () => {
		const started = process.cpuUsage().user;
		for (const open of ["[", "](", "![", "<", "<!--", "(", "*"])
			said(`${open.repeat(3_000)}. Well. ${open.repeat(500)}`);
		expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(5_000);
	});

	it("finds no HTML however tags are nested", () => {
		expect(said("<<b>script>alert</<b>script> and <scr<i>ipt>.")).not.toMatch(/<\s*\/?\s*[a-z!]/i);
	});
});

describe("the stream", () => {
	const everything = [...REFUSED.map(([text]) => text), ...HARMLESS];
	const mixed = fc
		.shuffledSubarray(
			[...everything, "Good [link. here](http://a.example) now.", "Plain <b>bold. text</b> here."],
			{
				minLength: 1,
				maxLength: 6,
			},
		)
		.map((sentences) => sentences.join(" "));

	it("says the same however the text is cut", () => {
		fc.assert(
			fc.property(
				mixed.chain((text) => fc.tuple(fc.constant(text), cut(text))),
				([text, deltas]) => {
					expect(guard(deltas).text).toBe(guard([text]).text);
					expect(guard(text.split("")).text).toBe(guard([text]).text);
				},
			),
		);
	});

	it("says the same of any text whatsoever however it is cut", () => {
		const words = fc.constantFrom(
			..."You have rosacea . ! ? \n < > [ ]( ) ! http://a.b 3 0 % CeraVe the The cream thirty percent <b </b> - * 1. retinol safe".split(
				" ",
			),
		);
		const anything = fc.oneof(
			fc.string(),
			fc.array(words, { maxLength: 20 }).map((list) => list.join(" ")),
		);
		fc.assert(
			fc.property(
				anything.chain((text) => fc.tuple(fc.constant(text), cut(text))),
				([text, deltas]) => {
					expect(guard(deltas).text).toBe(guard([text]).text);
					expect(guard(deltas).text).not.toMatch(/<[a-z/!]|\]\(|you have rosacea/i);
				},
			),
			{ examples: [[["<<A", ["<<A"]]], [["<www.b.com A", ["<www.b.com A"]]]] },
		);
	});

	it("never lets a refused statement out, whatever stands around it and however it is cut", () => {
		const refusedOnly = fc.constantFrom(...REFUSED.map(([text]) => text));
		const around = fc.constantFrom(...HARMLESS.filter((text) => !text.includes("\n")));
		fc.assert(
			fc.property(
				fc
					.tuple(around, refusedOnly, around)
					.chain(([before, bad, after]) => fc.tuple(fc.constant(bad), cut([before, bad, after].join(" ")))),
				([bad, deltas]) => {
					const { text, refused } = guard(deltas);
					expect(text).not.toContain(bad);
					expect(refused).not.toHaveLength(0);
				},
			),
		);
	});

	it("lets known facts through unchanged however they are cut", () => {
		const known = fc.shuffledSubarray([...HARMLESS], { minLength: 1 }).map((list) => list.join("\n"));
		fc.assert(
			fc.property(
				known.chain((text) => fc.tuple(fc.constant(text), cut(text))),
				([text, deltas]) => {
					expect(guard(deltas)).toMatchObject({ text, refused: [] });
				},
			),
		);
	});

	it("gives harmless words on with the delta that brought them", () => {
		expect(guard(["Your skin looks calm today and ", "CeraVe is fine."]).first).toBe(
			"Your skin looks calm today and",
		);
		expect(guard(["Azelaic acid helps ", "with redness."]).first).toBe("Azelaic acid helps");
	});

	it("waits with a number until its sentence is over", () => {
		const guarded = guardAnswer(FACTS, []);
		expect(guarded.push("Start with 2% ").text).toBe("Start with");
		expect(guarded.push("of it. ").text).toBe(" 2% of it.");
	});
});

describe("listFacts", () => {
	it("lets every line of itself pass", () => {
		const facts = listFacts(contextOf(), STARTER_CATALOGUE.slice(0, 20));
		for (const line of facts.lines) expect(guard([line], [], facts).refused, line).toEqual([]);
	});

	it("names the products it was given and no other", () => {
		expect(new Set(FACTS.productNames)).toEqual(
			new Set(KNOWN.flatMap((product) => [`${product.brand} ${product.name}`, fullName(product)])),
		);
	});

	it("says a price with shop and month", () => {
		const line = FACTS.lines.find((one) => one.startsWith(KNOWN[0] ? fullName(KNOWN[0]) : "-"));
		expect(line).toMatch(/\$\d+(?:\.\d\d)? at Brand shop US \(Sep 2026\)/);
	});
});
