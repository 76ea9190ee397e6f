import { expect, test } from "vitest";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { ALSO_KNOWN, HOLDS_FOR_ALL, QUESTION_KINDS } from "../person/question-readers.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

function planOf(note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []) {
	const facts = [...factsFromText(note), ...factsInUse(names), ...wishesOf(note)];
	return buildCarePlan(buildRequest({ ...parts, facts }));
}
const answer = (kind: string, note: string, parts: Partial<PlanRequest> = {}) =>
	noteOf(planOf(note, parts), `answer.question_${kind}`);

test("a question of the note is the first thing the notes of a plan say", () => {
	const plan = planOf("My face goes red. Is it the coffee?", { findings: seen({ redness: 2 }) });
	expect(plan.notes?.[0]?.rule_id).toBe("answer.question_flush_cause");
	expect(plan.notes?.[0]?.safety).toBe(true);
});

test("what may go on is said by the rules about the person", () => {
	expect(answer("keep", "I am pregnant. Is my vitamin C ok?")).toMatch(/Yes, also while pregnant/);
	expect(answer("keep", "I am pregnant. Is my salicylic acid ok?")).toMatch(/No, leave it off/);
	const held = { red_flags: flagsOfRules(new Set(["red-flag.doctor-soon"] as const)) };
	expect(answer("keep", "Is my vitamin C ok?", held)).toMatch(/Not now/);
});

test("two ingredients are answered by their pair rule, and compared by what is proven", () => {
	expect(answer("pair", "Can I use retinol together with glycolic acid?")).toContain("different nights");
	expect(answer("compare", "Are peptides better than retinol?")).toContain("More is proven for retinol");
});

test("a medicine by mouth is no reason against a cream, and a blood thinner asks for care with needles", () => {
	expect(answer("with_medicine", "I take warfarin. Do creams mix badly with it?")).toMatch(
		/hardly reaches[\s\S]*bruises/,
	);
	expect(
		noteOf(
			planOf("I take isotretinoin capsules. Can I use retinol with these tablets?"),
			"answer.question_with_medicine",
		),
	).toBeUndefined();
});

test("when it works is told by the treatments that are planned", () => {
	const spots = { findings: seen({ acne: 3 }) };
	expect(answer("how_long", "How long until I see a difference?", spots)).toContain("12");
	expect(answer("how_long", "How long until I see a difference?")).toContain(
		"sunscreen works from the first day",
	);
});

test("whether a doctor is needed follows what was told and measured", () => {
	const ask = "Do I need to see a dermatologist?";
	expect(answer("doctor", ask)).toContain("Nothing we read asks for one");
	expect(answer("doctor", "Do these brown spots need a doctor?")).toMatch(/yes, once/);
	expect(answer("doctor", "I had a melanoma eight years ago. Do I need to see a dermatologist?")).toMatch(
		/Yes/,
	);
	expect(answer("doctor", "My skin is tight. Does this mole need a doctor?")).toMatch(/yes, once/);
	expect(
		answer("doctor", ask, { red_flags: flagsOfRules(new Set(["red-flag.doctor-soon"] as const)) }),
	).toContain("Yes");
});

test("what is asked about and not owned is begun like anything new", () => {
	expect(answer("keep", "Is retinal safe for my skin?")).toContain("nothing here speaks against it");
});

test("every known question that a note can ask is in the table", () => {
	const ids = [...HOLDS_FOR_ALL, ...ALSO_KNOWN.map(([, id]) => id)];
	for (const id of ids) expect(KNOWN_QUESTIONS.map((row) => row.id)).toContain(id);
});

test("what nothing answers is said to be open, and an emergency is answered by help alone", () => {
	const ask = "Does the moon change my skin?";
	expect(noteOf(planOf(ask), "answer.open_question")).toContain("assistant");
	const held = { red_flags: flagsOfRules(new Set(["red-flag.airway-swelling"] as const)) };
	expect(noteOf(planOf(ask, held), "answer.open_question")).toBeUndefined();
});

test("a child is told to stop what acts, and that nothing has to be finished", () => {
	const plan = planOf("I am 11. They sting. Do I have to finish them?", {}, ["retinol drops", "hair oil"]);
	expect(noteOf(plan, "answer.set_aside")).toMatch(/^Stop your retinol drops: you do not have to finish it/);
	expect(noteOf(plan, "answer.set_aside")).not.toContain("hair oil");
});

test("no answer names what acts where a plan only protects", () => {
	for (const kind of QUESTION_KINDS) {
		const facts = [
			...factsFromText("My skin is raw and broken."),
			{ id: "asks_for" as const, about: `question:${kind}`, sure: true },
		];
		const text = noteOf(buildCarePlan(buildRequest({ facts })), `answer.question_${kind}`) ?? "";
		expect(text.replace(/a retinoid or an acid was begun/, ""), kind).not.toMatch(
			/adapalene|tretinoin|salicylic|glycolic/i,
		);
	}
});

test("somebody whose doctor agrees gets a treatment beside the acne medicine", () => {
	const note = "My doctor put me on spironolactone for acne. She is fine with me to add a cream.";
	const actives = (text: string) =>
		Object.values(planOf(text, { findings: seen({ acne: 3 }) }).night).flatMap((step) => step?.actives ?? []);
	expect(actives(note)).toContain("adapalene");
	expect(actives("My doctor put me on spironolactone for acne.")).not.toContain("adapalene");
});

test.each([
	"My doctor put me on spironolactone for acne. She said not to use any other creams.",
	"My doctor put me on spironolactone for acne. My gp told me never to add a serum.",
	"My derm put me on spironolactone for acne. She is fine with it as long as I use no other products.",
	"I take spironolactone for acne from my doctor. She says try nothing and put on no creams.",
	"My nurse said I can use a cream, but not before asking her. I take spironolactone for acne.",
	"I take spironolactone for acne. My sister is here. She said I can add a cream.",
	"I take spironolactone for acne. She told me to try this gel, my flatmate.",
])("no leave, and none from a layman, leaves the acne medicine alone: %s", (note) => {
	expect(wishesOf(note).map(({ about }) => about)).not.toContain("may_add");
});

test("what a doctor gave a child goes on with a parent, and what anybody gave stops", () => {
	const given = planOf("I am 11. My doctor prescribed me tretinoin.", {}, [
		"tretinoin cream",
		"retinol drops",
	]);
	const text = noteOf(given, "answer.set_aside");
	expect(text).toMatch(/^Stop your retinol drops:/);
	expect(text).toContain("what a doctor gave you yourself goes on as told, and a parent helps");
	expect(text).not.toMatch(/Stop your [^:]*tretinoin/);
	expect(noteOf(planOf("I am 11.", {}, ["retinol drops"]), "answer.set_aside")).not.toContain("doctor");
});

test("what else somebody has and does not bear or want is not offered, and only plain oils go over the moisturizer", () => {
	const beside = (names: readonly string[], ...facts: PlanRequest["facts"]) =>
		noteOf(buildCarePlan(buildRequest({ facts: [...factsInUse(names), ...facts] })), "person.owns_beside");
	const names = ["niacinamide serum", "almond oil"];
	expect(beside(names)).toMatch(/niacinamide serum may go on[\s\S]*almond oil: a few drops/);
	expect(
		beside(
			names,
			{ id: "avoids", about: "niacinamide", sure: true },
			{ id: "allergy", about: "nuts", sure: true },
		),
	).toBeUndefined();
	expect(beside(["lavender oil"])).toBeUndefined();
	expect(beside(["clove oil", "jojoba oil"])).not.toContain("clove");
});

test("what else somebody has is spoken of, and a balm that rinses off does not stay on", () => {
	const plan = planOf("", {}, ["vitamin c serum", "argan oil"]);
	expect(noteOf(plan, "person.owns_beside")).toMatch(
		/^Your vitamin C serum may go on[\s\S]*argan oil: a few drops/,
	);
});

const HELD = { red_flags: flagsOfRules(new Set(["red-flag.doctor-soon"] as const)) };

test.each(["Is my tretinoin ok?", "Can I keep my hydroquinone?", "Is dapsone safe for me?"])(
	"what needs a prescription is never simply allowed: %s",
	(note) => {
		expect(answer("keep", note) ?? "").not.toMatch(/ Yes|nothing here speaks against/);
		const facts = [{ id: "asks_for" as const, about: "question:keep:tretinoin", sure: true }];
		expect(noteOf(buildCarePlan(buildRequest({ facts })), "answer.question_keep")).toContain(
			"Only from a doctor",
		);
	},
);

test("what somebody avoids or a rule refused is not allowed by an answer", () => {
	const asks = (about: string) => ({ id: "asks_for" as const, about, sure: true });
	const kept = (...facts: PlanRequest["facts"]) =>
		noteOf(buildCarePlan(buildRequest({ facts: [...facts] })), "answer.question_keep");
	expect(kept(asks("question:keep:azelaic_acid"))).toContain("Yes");
	expect(
		kept(asks("question:keep:azelaic_acid"), { id: "avoids", about: "azelaic_acid", sure: true }),
	).toBeUndefined();
	expect(
		kept(asks("question:keep:salicylic_acid"), asks("acids"), {
			id: "allergy",
			about: "aspirin",
			sure: true,
		}),
	).toBeUndefined();
});

test.each([
	["prescription_rosacea", "azelaic_acid"],
	["perioral_dermatitis", "azelaic_acid"],
	["barrier_disease", "lactic_acid"],
	["age_13_15", "adapalene"],
] as const)("what may be prescribed for it is not told to stop: %s, %s", (id, active) => {
	const facts = [
		{ id, sure: true },
		{ id: "asks_for" as const, about: `question:keep:${active}`, sure: true },
	];
	expect(noteOf(buildCarePlan(buildRequest({ facts })), "answer.question_keep")).toBeUndefined();
});

test.each(["leave_medicine", "set_off"])(
	"who has to stop a medicine in a pregnancy hears of %s nothing else",
	(kind) => {
		const asked = { id: "asks_for" as const, about: `question:${kind}`, sure: true };
		const said = (...facts: PlanRequest["facts"]) =>
			noteOf(buildCarePlan(buildRequest({ facts: [asked, ...facts] })), `answer.question_${kind}`);
		expect(said()).toBeDefined();
		expect(said({ id: "pregnant", sure: true }, { id: "isotretinoin", sure: true })).toBeUndefined();
	},
);

test("nobody is told that nothing asks for a doctor who uses what a doctor has to see", () => {
	const ask = "Do I need to see a dermatologist?";
	for (const told of ["I use a bleaching cream with hydroquinone and a steroid.", "I take isotretinoin."])
		expect(answer("doctor", `${told} ${ask}`)).toMatch(/about a doctor. Yes/);
});

test("nobody is told that they need nothing where a plan only protects", () => {
	const ask = "Do I have to start skincare?";
	expect(answer("must_begin", ask)).toContain("No, you need not");
	expect(answer("must_begin", `My eczema is all over my face. ${ask}`)).toBeUndefined();
	expect(answer("must_begin", ask, HELD)).toBeUndefined();
});

test.each(["permanent", "family", "pores", "must_begin"])(
	"what has to be looked at is not answered by what skin does with time: %s",
	(kind) => {
		const facts = [{ id: "asks_for" as const, about: `question:${kind}`, sure: true }];
		const findings = seen({ acne: 3 });
		const said = (parts: Partial<PlanRequest>) =>
			noteOf(buildCarePlan(buildRequest({ facts, findings, ...parts })), `answer.question_${kind}`);
		expect(said({})).toBeDefined();
		expect(said(HELD)).toBeUndefined();
	},
);

test("two ingredients wait for the doctor too, and are judged by the rules about the person", () => {
	const both = "Can I use vitamin C together with niacinamide?";
	expect(answer("pair", both, HELD)).toContain("Not now");
	const which = "Is tretinoin or hydroquinone better?";
	expect(answer("compare", which)).toContain("only from a doctor");
	expect(answer("compare", `I am pregnant. ${which}`)).toContain("Neither is for you now");
	expect(answer("compare", "I am pregnant. Is vitamin C or retinol better?")).toContain("Leave retinol off");
});
