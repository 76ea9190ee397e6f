import { expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const told = (note: string): string[] =>
	factsFromText(note).map(({ id, about }) => (about === undefined ? id : `${id} ${about}`));

test.each([
	"Typing with one hand, the small dictator is attached to me again, nine weeks old.",
	"Up at 2, 4 and 6 being the dairy for a ten week old",
	"the wee man is three months and will only take it from the source",
])("%j sounds of breastfeeding, and nobody is sure", (note) => {
	expect(factsFromText(note)).toContainEqual(expect.objectContaining({ id: "breastfeeding", sure: false }));
});

test.each([
	"Our puppy is eleven weeks and eats everything",
	"My retinol is 6 weeks old and I am the bar manager",
	"I work in a restaurant, my son is 3 months, bottle fed",
])("%j tells no breastfeeding", (note) => {
	expect(told(note)).not.toContain("breastfeeding");
});

test.each([
	["They covered my back with tape at the clinic. Balsam of Peru came up worst", "balsam_of_peru"],
	["The derm did the sticker thing on my back and nickel and colophony went red", "rosin"],
	["MI/MCI is on my never list since the tests", "methylisothiazolinone"],
])("%j tells an allergy to %s", (note, about) => {
	expect(told(note)).toContain(`allergy ${about}`);
});

test.each(["patch tests, all negative for lanolin", "my sister's patch test showed nickel"])(
	"%j tells no allergy",
	(note) => {
		expect(told(note).filter((fact) => fact.startsWith("allergy"))).toEqual([]);
	},
);

test.each([
	"The peppermint toner stings like a wasp.",
	"the new vitamin C makes my chin sting for a minute",
	"It stung only where I had nicked my lip shaving, otherwise no trouble in a year",
])("%j tells how one thing feels, and nothing of the skin", (note) => {
	expect(told(note).filter((fact) => /strained|broken|avoids/.test(fact))).toEqual([]);
});

test.each(["my moisturizer stings", "even water stings", "Creams tingle"])(
	"%j tells of strained skin",
	(note) => {
		expect(told(note)).toContain("barrier_strained");
	},
);

test("a treatment that lies there unopened is owned and no medicine in use", () => {
	const facts = told("my pharmacist sold me adapalene and i've been too scared to open it");
	expect(facts).toContain("owns unopened adapalene");
	expect(facts).not.toContain("prescription_retinoid");
	expect(told("the doctor prescribed adapalene and I have not started it")).not.toContain(
		"owns unopened adapalene",
	);
});

test("plain care is owned by its maker's name", () => {
	expect(told("there's a big tub of cetaphil cream in the bathroom").join()).toContain("owns cetaphil cream");
});

test.each(["I take the tacrolimus and the other one at 8 and 8", "on my second kidney, any cream ok?"])(
	"%j tells of a weakened immune system",
	(note) => {
		expect(told(note)).toContain("weak_immune_system");
	},
);

test("pupils of a teacher are no age of hers", () => {
	expect(told("my Leaving Cert students ask why I'm red")).toEqual([]);
});

test.each([
	["Six hours in the water most days, April to October.", "outdoors"],
	["My trousers do not close and the twenty-week one is on Tuesday.", "pregnant"],
])("%j tells %s", (note, id) => {
	expect(told(note)).toContain(id);
});

test.each([
	["The hair powder smells of eggs, it works but it burned me once.", "sunburn"],
	["Sukienka kosztowała więcej niż mój rower.", "outdoors"],
])("%j tells no %s", (note, id) => {
	expect(told(note)).not.toContain(id);
});
