import { expect, test } from "vitest";
import { FACT_RULES, PERSON_FACTS, type Understood } from "../person/person-fact.ts";
import { understand } from "../person/understand.ts";
import { factsAbout, factsFromAnswers, tells, withFact, withoutFact } from "./facts-from-answers.ts";
import { type Preferences, readAgeBand } from "./person.ts";

test("answers become facts, safety first; a no and an open question tell nothing", () => {
	expect(
		factsFromAnswers({
			allergies: ["salicylic_acid", "lanolin"],
			rosacea: true,
			prescription_acne: false,
			pregnancy: "trying",
			age_band: "16-17",
		}),
	).toEqual([
		{ id: "age_16_17", sure: true },
		{ id: "trying", sure: true },
		{ id: "allergy", about: "salicylic_acid", sure: true },
		{ id: "allergy", about: "lanolin", sure: true },
		{ id: "rosacea", sure: true },
	]);
	expect(factsFromAnswers({ pregnancy: "no", age_band: "25-34" })).toEqual([]);
});

test("what a note told counts beside the answers until it is denied, and the younger age holds", () => {
	const read = (id: Understood["id"], state: Understood["state"]): Understood => ({
		id,
		words: "",
		sure: false,
		lasting: true,
		state,
	});
	const facts = factsAbout({ age_band: "16-17", rosacea: true }, [
		read("age_13_15", "read"),
		read("pregnant", "denied"),
		read("rosacea", "kept"),
	]);
	expect(facts).toEqual([
		{ id: "age_13_15", sure: false },
		{ id: "rosacea", sure: true },
	]);
});

test("who answered to be grown up is no pupil for a school that a note names, but may ask for a child of that school", () => {
	const school = understand("Junior infants this week. Creams tingle.");
	expect(factsAbout({ age_band: "35-44" }, school).map(({ id }) => id)).not.toContain("under_13");
	expect(factsAbout({}, school).map(({ id }) => id)).toContain("under_13");
	const twelve = understand("im 12 and want retinol");
	expect(factsAbout({ age_band: "18-24" }, twelve).map(({ id }) => id)).toContain("under_13");
	const mother = understand("my daughter is in year 5, which cream for her spots?");
	expect(factsAbout({ age_band: "35-44" }, mother).map(({ id }) => id)).toContain("under_13");
});

test("what only the meaning of a sentence tells gives way to an answer to the same question, and to an age", () => {
	const heard = understand(
		"He wakes every two hours for a snack.",
		[],
		[{ id: "breastfeeding", sure: false }],
	);
	const told = (preferences: Preferences) => factsAbout(preferences, heard).map(({ id }) => id);
	expect(told({})).toContain("breastfeeding");
	expect(told({ pregnancy: "no" })).not.toContain("breastfeeding");
	expect(told({ age_band: "65+" })).not.toContain("breastfeeding");
});

test("an age band of an older answer reads as the band that asks for more care", () => {
	expect(["13-17", "55+", "35-44"].map(readAgeBand)).toEqual(["13-15", "55-64", "35-44"]);
});

test("whatever lasts can be kept among the answers and taken out again, and nothing else can", () => {
	const before = { budget: "low", allergies: ["lanolin"] } as const;
	const answers = { ...before, allergies: [...before.allergies] };
	for (const id of PERSON_FACTS) {
		const fact = id === "allergy" ? { id, about: "propolis" } : { id };
		const kept = withFact(answers, fact);
		expect([id, tells(kept, fact)]).toEqual([id, FACT_RULES[id].lasting]);
		expect(withFact(kept, fact)).toEqual(kept);
		expect(withoutFact(kept, fact)).toEqual(answers);
	}
	expect(withoutFact({ allergies: ["lanolin"] }, { id: "allergy", about: "lanolin" })).toEqual({});
	expect(withoutFact({ pregnancy: "trying" }, { id: "pregnant" })).toEqual({ pregnancy: "trying" });
});
