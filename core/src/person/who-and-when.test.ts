import { describe, expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import type { PersonFactId } from "./person-fact.ts";

const tells = (note: string, id: PersonFactId) => factsFromText(note).some((fact) => fact.id === id);

/** A state or a thing, as a thought names it after who has it. */
const THINGS: readonly (readonly [PersonFactId, string])[] = [
	["pregnant", "pregnant"],
	["isotretinoin", "on roaccutane"],
	["prescription_retinoid", "on tretinoin"],
	["prescription_acne", "on lymecycline for acne"],
	["weak_immune_system", "on methotrexate"],
];

describe("who: every thing is told of the writer", () => {
	test.each([
		"I am THING",
		"so I'm THING, spotty chin",
		"oily nose. I am THING",
		"I'm THING and my skin is dull",
	])("by %s", (frame) => {
		expect(THINGS.filter(([id, thing]) => !tells(frame.replace("THING", thing), id))).toEqual([]);
	});

	test.each([
		"my sister is THING, I am just shiny",
		"my neighbour's wife is THING. My own pores are large",
		"everyone in my office is THING, I am oily",
		"somebody in my class is THING and I have big pores",
		"watched a film in which she is THING, my nose is shiny",
	])("and not by %s", (frame) => {
		expect(THINGS.filter(([id, thing]) => tells(frame.replace("THING", thing), id))).toEqual([]);
	});
});

describe("negation and questions: nothing is told", () => {
	test.each([
		"I am not THING",
		"I have never been THING",
		"no, I am neither THING nor anything else",
		"the nurse asked whether I was THING and I laughed",
		"is it safe for somebody who is THING in general?",
	])("by %s", (frame) => {
		expect(THINGS.filter(([id, thing]) => tells(frame.replace("THING", thing), id))).toEqual([]);
	});

	test("while what was only kept from others stands", () => {
		expect(tells("I never mentioned that I'm on roaccutane to the salon", "isotretinoin")).toBe(true);
	});
});

describe("when: what heals counts for its time alone", () => {
	const LATELY = [
		"yesterday",
		"three days ago",
		"on Tuesday",
		"a fortnight ago",
		"last week",
		"this morning",
	];
	const LONG_AGO = ["two years ago", "in 2019", "eight months ago", "last summer", "when I was a teenager"];
	const DONE: readonly (readonly [PersonFactId, string])[] = [
		["recent_procedure", "I had a chemical peel TIME"],
		["recent_procedure", "my mole was cut out of my cheek TIME"],
	];

	test.each(LATELY)("%s counts", (time) => {
		expect(DONE.filter(([id, note]) => !tells(note.replace("TIME", time), id))).toEqual([]);
	});
	test.each(LONG_AGO)("%s does not", (time) => {
		expect(DONE.filter(([id, note]) => tells(note.replace("TIME", time), id))).toEqual([]);
	});

	test("a time belongs to the part of a thought that it stands in", () => {
		expect(tells("had a peel two years ago, still get melasma on my lip", "melasma")).toBe(true);
		expect(tells("last capsule three weeks ago, we start ivf in may", "trying")).toBe(true);
		expect(tells("seventy three, new hip in 2019", "age_65_or_more")).toBe(true);
	});
});

describe("somebody else's medicine", () => {
	test("that is only wished for is no medicine of the writer's", () => {
		const note = "my sister's doctor gave her tretinoin, can I use some of it?";
		expect(tells(note, "others_medicine")).toBe(true);
		expect(tells(note, "prescription_retinoid")).toBe(false);
	});
	test("that the writer uses works on their skin all the same", () => {
		const note = "I've been dipping into my brother's Epiduo from his doctor every night";
		expect(tells(note, "others_medicine")).toBe(true);
		expect(tells(note, "prescription_retinoid")).toBe(true);
	});
	test("does not turn a note of the writer's into one for the other", () => {
		expect(tells("my gran has a prescription cream for her rosacea, may I finish it?", "other_person")).toBe(
			false,
		);
	});
});

test("a long note of any shape is read in a moment", () => {
	const LONG = 20_000;
	const shapes = [
		"a",
		"a ",
		"my ",
		"i am ",
		"not , ",
		"no baby ",
		"cut ",
		"period ",
		"week 9 ",
		"my sister doctor ",
		"1",
		"= ",
	];
	for (const shape of shapes) {
		const note = shape.repeat(Math.ceil(LONG / shape.length));
		const began = performance.now();
		factsFromText(note);
		expect([shape, performance.now() - began < 4_000]).toEqual([shape, true]);
	}
});
