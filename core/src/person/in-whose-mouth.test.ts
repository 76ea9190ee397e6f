import fc from "fast-check";
import { expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const ids = (note: string) => factsFromText(note).map(({ id }) => id);
const FEELS = ["peels", "flakes", "stings", "burns", "itches"] as const;
const WISHED_AWAY = [
	(feel: string) => `Kindly nothing that ${feel}.`,
	(feel: string) => `I want something that never ${feel}.`,
	(feel: string) => `Please no serum, and nothing which ${feel}.`,
	(feel: string) => `I am afraid of anything that ${feel}.`,
];
const FELT = [
	(feel: string) => `My face ${feel} all day.`,
	(feel: string) => `Since last week my skin ${feel}.`,
	(feel: string) => `Nothing helps, my skin ${feel}.`,
];

test("a feeling that is wished away is nobody's, and one of the own face is told", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...FEELS),
			fc.constantFrom(...WISHED_AWAY),
			fc.constantFrom(...FELT),
			(feel, wish, felt) => {
				expect(ids(wish(feel)), wish(feel)).not.toContain("barrier_strained");
				expect(ids(felt(feel)), felt(feel)).toContain("barrier_strained");
			},
		),
	);
});

const WEEKS = ["six", "nine", "12", "20"] as const;
const NURSES = [
	"Can I use it without it getting into my milk?",
	"I am breastfeeding.",
	"Does vitamin C get into my milk?",
];

test("weeks beside a child at the breast are the child's, and no pregnancy", () => {
	fc.assert(
		fc.property(fc.constantFrom(...WEEKS), fc.constantFrom(...NURSES), (weeks, nurses) => {
			const note = `The brown came around month six, they said it goes when she came and it is ${weeks} weeks. ${nurses}`;
			expect(ids(note), note).toContain("breastfeeding");
			expect(ids(note), note).not.toContain("pregnant");
			expect(ids(`I am ${weeks} weeks pregnant.`)).toContain("pregnant");
		}),
	);
});

const ANIMALS = ["beeswax", "honey", "snail", "milk", "silk", "lanolin", "collagen"] as const;

test("what a belief keeps out is no allergy, wherever in the note the belief stands", () => {
	fc.assert(
		fc.property(fc.constantFrom(...ANIMALS), (thing) => {
			expect(ids(`Nothing with ${thing} in. I have been vegan for years.`)).not.toContain("allergy");
			expect(ids(`I am allergic to ${thing}.`)).toContain("allergy");
		}),
	);
});

test("a patch test told by its tape and its list is one, and the tape no allergy", () => {
	const note =
		"I had the tape on my back for a week and came out with a list: methylisothiazolinone, fragrance mix one and wool fat.";
	const abouts = factsFromText(note).flatMap(({ id, about }) => (id === "allergy" ? [about] : []));
	expect(abouts).toEqual(expect.arrayContaining(["methylisothiazolinone", "fragrance", "lanolin"]));
	expect(abouts).not.toContain("adhesive");
});

test("a face likened to gravel is not broken, and one with gravel in it is", () => {
	expect(ids("My neck is gravel.")).not.toContain("broken_skin");
	expect(ids("I fell and there is gravel in my chin.")).toContain("broken_skin");
});
