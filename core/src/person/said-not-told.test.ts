import { expect, it, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import { factsInUse } from "./own-products.ts";

const told = (note: string): string[] =>
	factsFromText(note).map(({ id, about }) => (about === undefined ? id : `${id} ${about}`));

test.each([
	"I put turmeric and lemon, only burning came.",
	"The spirit after shaving is burning me.",
	"my skin is fine, bit flaky in winter",
	"I tried a glycolic toner once and it stung like hell, never again.",
	"My chin itches a bit after shaving, otherwise fine.",
])("%j tells nothing of skin that is sore now", (note) => {
	expect(told(note)).not.toContain("barrier_strained");
});

test.each([
	"I put lemon on and my skin is burning now",
	"put lemon on it yesterday and it stings",
	"I used lemon once and it still burns",
	"It itches all day and after shaving it is worse",
])("%j tells of skin that is sore now", (note) => {
	expect(told(note)).toContain("barrier_strained");
});

it("takes a cream that was refused for none in use", () => {
	expect(told("My sister said I should use toning cream, I refused.")).not.toContain(
		"uses_irritant a bleaching soap",
	);
});

it("takes wipes for wipes, and no scrub", () => {
	const facts = told("mascara every day, I scrub it off with wipes at night");
	expect(facts).toContain("uses_irritant wipes");
	expect(facts).not.toContain("uses_irritant a scrub");
});

it("takes what a belief keeps out for a wish, and no allergy", () => {
	expect(told("Nothing with pork or alcohol in it, halal please.")).not.toContain("allergy alcohol");
	expect(told("nothing with alcohol denat or pig collagen please")).toEqual([
		"avoids alcohol",
		"avoids collagen",
	]);
});

it("hears of a tube that lies there unopened", () => {
	expect(told("I've still got an unopened azelaic 10%, bought it in the sale")).toContain(
		"owns unopened azelaic 10",
	);
});

it("knows a whitening wash and a peeling oil on a shelf", () => {
	const abouts = factsInUse(["whitening facial wash", "peeling oil"]).map(({ about }) => about);
	expect(abouts).toEqual(expect.arrayContaining(["a whitening wash", "a peeling oil"]));
});

it("hears of melasma and of shaving bumps by their signs", () => {
	expect(told("Brown patches on both cheeks and my forehead since my second child")).toContain("melasma");
	expect(told("brown patch on my arm since my second child")).not.toContain("melasma");
	expect(told("Dark blotches on my face since my pregnancy")).toContain("melasma");
	expect(told("A dry rough patch on my cheek since my pregnancy")).not.toContain("melasma");
	expect(told("Red patches after my last pregnancy, they itch")).not.toContain("melasma");
	expect(told("The barber leaves me with bumps on my neck, hairs grow inside")).toContain("shaving_bumps");
});

it("hears of a face that is washed too often, and of water before prayer as none", () => {
	expect(told("I wash my face 4 times a day, it still shines")).toContain("uses_irritant washing often");
	expect(told("I do wudu 5 times a day and the sunscreen washes off")).toEqual([]);
});

it("takes a medicine that was begun months ago for one in use where somebody is still on it", () => {
	expect(told("My doctor gave me doxycycline three months ago and I am still on it")).toContain(
		"photosensitizing_medicine",
	);
});
