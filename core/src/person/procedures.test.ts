import { expect, it } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const treated = (note: string) => factsFromText(note).some(({ id }) => id === "recent_procedure");

it.each([
	"PM: retinal every night, Tuesday and Saturday the red peel that makes you look like a crime scene.",
	"I do the AHA peel twice a week and my face stings.",
	"Glycolic peel every Sunday, salicylic in between.",
])("an acid of one's own by the week is nobody's treatment: %s", (note) => {
	expect(treated(note)).toBe(false);
});

it.each([
	"Had a peel at the salon on Saturday.",
	"Did a TCA peel on Tuesday and Saturday, skin is coming off.",
	"Glycolic peel yesterday, as every Sunday.",
	"Laser on Tuesday, pink like a shrimp.",
])("what was done lately still is one: %s", (note) => {
	expect(treated(note)).toBe(true);
});
