import { expect, test } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { AVOIDED_BRANDS } from "./avoids.ts";
import { factWords } from "./fact-words.ts";
import { factsFromText } from "./facts-from-text.ts";
import { inDollars } from "./money.ts";

const told = (note: string): string[] =>
	factsFromText(note).map(({ id, about }) => (about === undefined ? id : `${id} ${about}`));

test.each([
	["I have about 40 dollars.", "40 USD"],
	["I've got forty bucks to spend and that's it", "40 USD"],
	["tops £30 please, oily forehead", "30 GBP"],
	["twenty quid. That's what I have.", "20 GBP"],
	["a tenner a month", "10 GBP"],
	["15 quid until the 20th", "15 GBP"],
	["Do 20 funtów, bo córka idzie na komunię.", "20 GBP"],
	["Fino a 25 euro, grazie", "25 EUR"],
	["I'd spend up to a hundred euros if it works", "100 EUR"],
	["max. 50€ insgesamt bitte, rote Wangen", "50 EUR"],
	["under Rs. 2,000 only, i have combination skin", "2000 INR"],
	["₹800 max. Oily t zone.", "800 INR"],
	["around 3k rupees for everything", "3000 INR"],
	["Under 70 AUD if you can", "70 AUD"],
	["$55, not a cent more", "55 USD"],
	["eighteen quid for the whole thing, all together", "18 GBP"],
	["i have 22 dolar until friday", "22 USD"],
	["moins de 50 $ pour tout", "50 USD"],
	["menos de 700 pesos, por favor", "700 MXN"],
	["tenho 60 reais pra tudo", "60 BRL"],
	["rent is due and there is €20 for this", "20 EUR"],
	["I only have a twenty on me", "20 USD"],
])("%j tells a budget of %s", (note, sum) => {
	expect(told(note)).toContain(`budget ${sum}`);
});

test.each([
	"I spent 200 dollars on serums last year and none of it worked",
	"bought the £45 vitamin C everyone talks about, it went brown",
	"I weigh 60 pounds less than last year and my cheeks hang",
	"I am 5 foot 3 and 40 pounds overweight, could that cause spots?",
	"a friend paid 300 euros for a facial, mad",
	"my last two serums were 40 quid each",
	"the clinic wants 300 euros for a peel",
	"my phone costs more than my skincare haha",
	"cheap makeup ruined my skin",
	"my cheeks broke out after the wedding",
])("%j tells no budget", (note) => {
	expect(told(note).filter((fact) => /budget/.test(fact))).toEqual([]);
});

test.each([
	"Please cheap.",
	"I'm skint till payday",
	"broke uni student, pls keep it cheap",
	"Money is tight since I lost my job.",
	"money's a bit tight since the baby",
	"I live on a small pension.",
	"nothing fancy or expensive, whatever the drugstore has",
])("%j tells that little is to be spent, and nothing of tight skin", (note) => {
	expect(told(note)).toContain("low_budget");
	expect(told(note)).not.toContain("barrier_strained");
});

test("money that is no object is told apart from little money", () => {
	expect(told("money is no object, I want the best")).toEqual(["high_budget"]);
});

test("a sum of another currency counts as a little less in dollars, and is said as it was told", () => {
	expect(inDollars("40 USD")).toBe(40);
	expect(inDollars("30 GBP")).toBe(37.5);
	expect(inDollars("soon")).toBeNull();
	expect(factWords({ id: "budget", about: "30 GBP" })).toBe("you want to spend at most £30");
});

test.each([
	["niacinamide makes me go red every time so none of that", "niacinamide"],
	["I don't want retinol, everyone pushes it", "retinol"],
	["paraben free and sulphate free only", "sulfates"],
	["no dimethicone or parabens", "parabens"],
	["adapalene-free stuff only please", "adapalene"],
	["CeraVe breaks me out", "cerave"],
	["nothing from The Ordinary please", "the ordinary"],
	["perfume in creams gives me a headache so unscented please", "fragrance"],
	["the sunscreen burns in my eyes", "chemical_uv_filter"],
])("%j leaves out %s", (note, about) => {
	expect(told(note)).toContain(`avoids ${about}`);
});

test.each([
	"Never used retinol, where do I start?",
	"I don't drink alcohol",
	"no retinol yet, should I start?",
	"I don't use vitamin C at the moment, not using anything",
	"My retinol is from The Ordinary",
])("%j leaves out nothing that the person may want", (note) => {
	expect(told(note).filter((fact) => /^avoids (?!retinol)/.test(fact))).toEqual([]);
});

test("an ingredient that stings is left out, and says nothing of bare skin; skin that stings does", () => {
	expect(told("no essential oils, they sting")).toEqual(["avoids essential_oils"]);
	expect(told("everything stings, even water")).toContain("barrier_strained");
});

test.each([
	"I work night shifts and go to bed at nine in the morning",
	"work the graveyard shift at a warehouse so I sleep from 9am to 4pm",
	"security guard, 7pm to 7am four days a week",
])("%j tells of work at night", (note) => {
	expect(told(note)).toContain("night_work");
});

test("a face washed at night, or a baby that wakes, is no work at night and no other person", () => {
	expect(told("I only wash my face at night, mornings I just splash water")).toEqual([]);
	expect(told("the baby wakes at 2am and 5am, eye bags to my knees")).toEqual([]);
});

test("hair on the chin is told by women who pluck it, not by a beard", () => {
	expect(told("I tweeze hairs on my chin and every one leaves a bump")).toContain("hair_growth");
	expect(told("PCOS, chin hair and spots")).toContain("hair_growth");
	expect(told("Where I shave my beard I get spots")).not.toContain("hair_growth");
});

test.each([
	["I'm actually 12 but it said you must be 13.", "under_13"],
	["born in 1959, never used anything but soap", "age_65_or_more"],
	["12th standard student from Chennai, oily and pimples", "age_16_17"],
	["5th grader with pimples on my forehead", "under_13"],
	["Asthma clinic said never take aspirin or ibuprofen.", "allergy aspirin"],
	["Finacea twice a day for my rosacea", "prescription_rosacea"],
	["Tri-Luma for my melasma, on month two", "hydroquinone"],
	["IVF worked, six weeks now", "pregnant"],
])("%j tells %s", (note, fact) => {
	expect(told(note)).toContain(fact);
});

test("a disease of the elbows leaves the face as it is, however that is said", () => {
	expect(told("Psoriasis on my elbows, nothing on the face ever. Just spots.")).toEqual([]);
});

test("a friend who swears by a medicine is no patient, and a positive patch test no pregnancy", () => {
	expect(told("my friend swears by tretinoin")).toEqual([]);
	expect(told("patch tested positive to fragrance mix")).toEqual(["allergy fragrance"]);
});

test("every brand that can be left out stands in the catalogue as it is written here", () => {
	const brands = new Set(STARTER_CATALOGUE.map(({ brand }) => brand.toLowerCase()));
	expect(AVOIDED_BRANDS.filter((brand) => !brands.has(brand))).toEqual([]);
});

test.each(["blackheads on the nose too", "My pores are all clogged pores and black dots on my nose"])(
	"%j tells of blackheads",
	(note) => {
		expect(told(note)).toContain("blackheads");
	},
);

test("somebody who has no blackheads tells of none", () => {
	expect(told("no blackheads thankfully, just shine")).not.toContain("blackheads");
});

test.each([
	["want a tinted one that does not look grey", "wants_tint"],
	["tinted sunscreen please", "wants_tint"],
	["no tinted sunscreen please", "no_tint"],
])("%s: %s", (note, wish) => {
	expect(told(note).filter((one) => one.endsWith("_tint"))).toEqual([wish]);
});
