import { expect, test } from "vitest";
import type { PlanRequest } from "./person.ts";
import { planSteps } from "./plan-steps.ts";
import { kindsOf, noteOf, planFor, seen, told, treatmentsOf } from "./testing/read-plan.ts";

test("where nothing is wrong and nothing wished the plan is a cleanser, a moisturizer and a sunscreen", () => {
	for (const skin_type of ["Oily", "Combination", "Dry", "Normal"] as const) {
		const plan = planFor({ skin_type });
		expect(kindsOf(plan)).toEqual(["cleanser", "moisturizer", "sunscreen"]);
		expect(plan.notes).toEqual([]);
	}
});

test("a wish that the photo does not bear out adds no active, and the plan says so once", () => {
	const goals = ["Glowing skin", "Younger appearance", "Even tone"];
	const plan = planFor({
		findings: seen({ lines: 0, shine: 0 }),
		person: { goals, issues: [], preferences: {} },
	});
	expect(kindsOf(plan)).toEqual(["cleanser", "moisturizer", "sunscreen"]);
	expect(plan.notes?.map(({ rule_id }) => rule_id)).toEqual(["rule.minimum_routine"]);
});

test("a concern named and not seen gets the gentlest step and honest words", () => {
	const person = { goals: [], issues: ["Acne"], preferences: {} };
	expect(planFor({ findings: seen({ acne: 0 }), person }).morning.serum?.because).toBe(
		"You named inflamed spots; the photo shows little, so this stays mild; the evidence for niacinamide here is moderate.",
	);
	expect(planFor({ findings: seen({ acne: null }), person }).morning.serum?.because).toContain(
		"this photo could not read it",
	);
});

test("what is slight everywhere and was not named asks for the three basics alone", () => {
	const slight = seen({ acne: 1, redness: 1, dark_spots: 1, uneven_tone: 1, texture: 1, lines: 1, shine: 1 });
	const plan = planFor({ findings: slight });
	expect(treatmentsOf(plan)).toEqual([]);
	expect(plan.morning.sunscreen?.step_id).toBe("step.sunscreen");
	const person = { goals: [], issues: ["Acne"], preferences: {} };
	expect(treatmentsOf(planFor({ findings: slight, person }))).toEqual([
		"morning benzoyl_peroxide 7x from week 1",
	]);
});

test("until a growth was seen by a doctor nothing is begun", () => {
	const findings = seen({ dark_spots: 4, lines: 3 });
	for (const kind of ["changing-mole", "changing-spot", "sore-not-healing"]) {
		const flag = { rule_id: `red-flag.${kind}`, level: "book_dermatologist", advice: "Book." } as const;
		expect(treatmentsOf(planFor({ findings, red_flags: [flag] }))).toEqual([]);
	}
});

test("who will not wear sunscreen gets nothing that makes skin burn, and hears of hat and shade", () => {
	const plan = planFor({ findings: seen({ lines: 3, acne: 2, dark_spots: 2 }), facts: told("no_sunscreen") });
	expect(treatmentsOf(plan)).toEqual([
		"morning vitamin_c 7x from week 3",
		"night azelaic_acid 7x from week 1",
	]);
	expect(plan.morning.sunscreen).toBeDefined();
	expect(noteOf(plan, "person.no_sunscreen")).toMatch(/hat.*Left out: adapalene 0\.1% \(azelaic acid/s);
});

test("dry skin that only wants peace is washed with a cream, and greasy flakes are a matter for a pharmacist", () => {
	const dry = planFor({ skin_type: "Dry", facts: told("barrier_strained") });
	expect(dry.morning.cleanser?.step_id).toBe("step.cleanser_cream");
	const flakes = planFor({ skin_type: "Oily", facts: told("greasy_flakes", "barrier_strained") });
	expect(noteOf(flakes, "person.greasy_flakes")).toContain("ask a pharmacist");
});

test("what a later treatment serves as well is not told to be left alone", () => {
	const person = { goals: [], issues: ["Texture"], preferences: {} };
	const plan = planFor({ findings: seen({ acne: 2.5, shine: 3, texture: 2.5 }), person });
	expect(treatmentsOf(plan)).toContain("weekly salicylic_acid 2x from week 3");
	expect(plan.weekly.exfoliant?.because_ids).toContain("module.texture");
	expect(noteOf(plan, "rule.minimum_routine")).toBeUndefined();
});

test("at 18 to 24 no retinoid is begun for lines alone unless the person asks for it", () => {
	const young = { goals: [], issues: [], preferences: { age_band: "18-24" as const } };
	const findings = seen({ lines: 3 });
	expect(treatmentsOf(planFor({ findings, person: young }))).toEqual([]);
	const asks = { ...young, issues: ["Wrinkles"] };
	expect(treatmentsOf(planFor({ findings, person: asks }))).toEqual(["night retinol 3x from week 1"]);
});

test("what a photo could not read adds nothing", () => {
	expect(treatmentsOf(planFor({ findings: seen({ acne: null, dark_spots: null, redness: null }) }))).toEqual(
		[],
	);
});

test.each([
	["few spots", { acne: 2 }, "Low", ["morning benzoyl_peroxide 7x from week 1"]],
	[
		"clear spots",
		{ acne: 3 },
		"Low",
		["morning benzoyl_peroxide 7x from week 3", "night adapalene 5x from week 1"],
	],
	[
		"severe spots, while an appointment is awaited",
		{ acne: 4.5 },
		"Low",
		["morning benzoyl_peroxide 7x from week 3", "night adapalene 5x from week 1"],
	],
	[
		"clear spots on skin that may react",
		{ acne: 3 },
		"Moderate",
		["morning benzoyl_peroxide 7x from week 3", "night adapalene 3x from week 1"],
	],
	["clear spots on sensitive skin", { acne: 3 }, "High", ["night azelaic_acid 7x from week 3"]],
	[
		"spots with their marks: one for both",
		{ acne: 2, dark_spots: 3 },
		"Low",
		["night adapalene 5x from week 1"],
	],
	[
		"spots and shine: salicylic acid for the pores",
		{ acne: 2, shine: 3 },
		"Low",
		["morning benzoyl_peroxide 7x from week 1", "weekly salicylic_acid 2x from week 3"],
	],
	["red spots", { acne: 2, redness: 3 }, "Low", ["night azelaic_acid 7x from week 1"]],
	["redness", { redness: 2 }, "Low", ["morning niacinamide 7x from week 1"]],
	["marks", { dark_spots: 2 }, "Low", ["morning niacinamide+tranexamic_acid 7x from week 1"]],
	["lines", { lines: 3 }, "Low", ["night retinol 3x from week 1"]],
	["lines on skin that may react", { lines: 3 }, "Moderate", ["night retinol 2x from week 1"]],
	["lines on sensitive skin", { lines: 3 }, "High", []],
	[
		"shine, pores and texture: one for all",
		{ shine: 3, pores: 3, texture: 2 },
		"Low",
		["weekly salicylic_acid 2x from week 1"],
	],
	["a dry look: moisturizer alone", { dryness: 1.5, texture: 2.5 }, "Low", []],
] as const)("%s", (_, severities, sensitivity, expected) => {
	expect(treatmentsOf(planFor({ findings: seen(severities), sensitivity }))).toEqual(expected);
});

test("one treatment for two concerns says so", () => {
	const plan = planFor({ findings: seen({ acne: 2.5, dark_spots: 3 }) });
	expect(plan.night.serum?.because).toBe(
		"Inflamed-looking spots and darker marks show on both cheeks in this photo; adapalene works on both, and the evidence for the first is strong.",
	);
});

test("azelaic acid goes from every other night to nightly, and in the morning too if calm", () => {
	const { serum } = planFor({ findings: seen({ redness: 3 }) }).night;
	expect(serum?.ramp).toEqual([
		[1, 4],
		[3, 7],
	]);
	expect(serum?.instruction).toMatch(/use it in the morning too: it was studied twice a day\.$/);
});

test("on a deep tone adapalene starts slower and has no lower end, acids are not begun, and the sunscreen is tinted", () => {
	const tone = { ita_class: "brown" } as const;
	const spots = planFor({ findings: seen({ acne: 3, dark_spots: 3 }), tone });
	expect(spots.night.serum).toMatchObject({ actives: ["adapalene"], per_week: 5 });
	expect(spots.night.serum?.ramp?.[0]).toEqual([1, 1]);
	expect(spots.night.serum?.instruction).toContain("as the label says");
	expect(spots.morning.sunscreen?.step_id).toBe("step.sunscreen_tinted");
	expect(noteOf(spots, "person.darker_tone")).toContain("irritation is the first cause of dark marks");
	const pores = planFor({ findings: seen({ pores: 3 }), tone });
	expect(treatmentsOf(pores)).toEqual(["morning niacinamide 7x from week 1"]);
	expect(noteOf(pores, "person.darker_tone")).toContain(
		"Left out: salicylic acid up to 2% (niacinamide serum instead).",
	);
});

test.each([
	["pregnant", { acne: 3 }, ["morning benzoyl_peroxide 7x from week 3", "night azelaic_acid 7x from week 1"]],
	["trying", { acne: 2.5, redness: 3 }, ["night azelaic_acid 7x from week 1"]],
	["breastfeeding", { lines: 3 }, ["morning vitamin_c 7x from week 1"]],
	["pregnant", { dark_spots: 3 }, ["night azelaic_acid 7x from week 1"]],
	["rosacea", { redness: 1, lines: 3 }, ["night azelaic_acid 7x from week 1"]],
	["age_16_17", { acne: 3 }, ["morning benzoyl_peroxide 7x from week 3", "night adapalene 5x from week 1"]],
	["age_16_17", { acne: 1.5, lines: 3 }, []],
	["prescription_acne", { acne: 3 }, []],
	[
		"photosensitizing_medicine",
		{ acne: 3 },
		["morning benzoyl_peroxide 7x from week 3", "night azelaic_acid 7x from week 1"],
	],
	["weak_immune_system", { texture: 3 }, ["morning niacinamide 7x from week 1"]],
	["barrier_strained", { acne: 3, texture: 4, lines: 3 }, ["night azelaic_acid 7x from week 5"]],
	["barrier_strained", { texture: 4, lines: 4 }, []],
	["age_65_or_more", { lines: 4 }, ["night retinol 2x from week 1"]],
] as const)("told %s with %j", (fact, severities, expected) => {
	expect(treatmentsOf(planFor({ findings: seen(severities), facts: told(fact) }))).toEqual(expected);
});

test("a prescription retinoid that has to be laid off for a pregnancy leaves room for what is allowed", () => {
	const plan = planFor({ findings: seen({ acne: 3 }), facts: told("pregnant", "prescription_retinoid") });
	expect(treatmentsOf(plan)).toEqual([
		"morning benzoyl_peroxide 7x from week 3",
		"night azelaic_acid 7x from week 1",
	]);
	expect(noteOf(plan, "person.retinoid_in_pregnancy")).toMatch(/^Leave your retinoid off now/);
	expect(noteOf(plan, "person.prescription")).toBeUndefined();
});

test("an ingredient that somebody wants nothing with is in no treatment, and the note says what came instead", () => {
	const facts = [{ id: "avoids", about: "benzoyl_peroxide", sure: true }] as const;
	const plan = planFor({ findings: seen({ acne: 2 }), facts });
	expect(treatmentsOf(plan)).toEqual(["night azelaic_acid 7x from week 1"]);
	expect(noteOf(plan, "person.avoids")).toBe(
		"You told us you want nothing with benzoyl peroxide. Left out: benzoyl peroxide 2.5% (azelaic acid 10% instead). The picks leave it out where their list names it.",
	);
});

test("skin that a treatment has burned gets two weeks of basics before a retinoid", () => {
	const quote = "Vitamin C burned";
	const burned = [{ id: "avoids", about: "vitamin_c", quote, sure: true }] as const;
	const plain = [{ id: "avoids", about: "vitamin_c", quote: "no vitamin C please", sure: true }] as const;
	const findings = seen({ acne: 2, dark_spots: 1 });
	expect(treatmentsOf(planFor({ findings, facts: burned }))).toEqual(["night adapalene 5x from week 3"]);
	expect(treatmentsOf(planFor({ findings, facts: plain }))).toEqual(["night adapalene 5x from week 1"]);
});

test("blackheads that are told get what unclogs pores, on a deeper tone without a peel", () => {
	expect(treatmentsOf(planFor({ facts: told("blackheads") })).join()).toContain("salicylic_acid");
	const person = { goals: [], issues: [], preferences: { monk_tone: 8 } };
	expect(treatmentsOf(planFor({ facts: told("blackheads"), person })).join()).toContain("adapalene");
});

test("who works at night hears when morning is, and hair on the chin is a doctor's matter", () => {
	expect(noteOf(planFor({ facts: told("night_work") }), "person.night_work")).toContain("when you get up");
	expect(noteOf(planFor({ facts: told("hair_growth") }), "person.hair_growth")).toContain(
		"A doctor can test",
	);
});

test.each([
	"isotretinoin",
	"prescription_retinoid",
	"barrier_disease",
	"recent_procedure",
	"sunburn",
	"broken_skin",
	"steroid_cream",
	"hydroquinone",
	"prescription_rosacea",
	"prescription_eczema",
	"perioral_dermatitis",
] as const)("told %s the plan only protects, without fragrance, and says what was told", (fact) => {
	const plan = planFor({ skin_type: "Oily", findings: seen({ acne: 2.5, lines: 3 }), facts: told(fact) });
	expect(planSteps(plan).map(({ step }) => step.step_id)).toEqual([
		"step.cleanser_fragrance_free",
		"step.moisturizer_barrier_light",
		"step.sunscreen_mineral",
		"step.cleanser_fragrance_free",
		"step.moisturizer_barrier_light",
	]);
	expect(plan.morning.cleanser?.because).toMatch(/^You told us /);
	expect(plan.notes?.[0]?.text).toMatch(/^You told us /);
});

test.each([
	["two_products", { lines: 3 }, ["morning sunscreen", "night moisturizer"]],
	["two_products", { acne: 1 }, ["morning sunscreen", "night moisturizer"]],
	["two_products", { acne: 3 }, ["morning sunscreen", "night adapalene"]],
	["two_products", { acne: 2 }, ["morning benzoyl_peroxide", "morning sunscreen"]],
	[
		"two_products",
		{ acne: 2, dryness: 1 },
		["morning moisturizer", "morning sunscreen", "night moisturizer"],
	],
	["two_products", { dryness: 1.5 }, ["morning moisturizer", "morning sunscreen", "night moisturizer"]],
	["few_products", {}, ["morning sunscreen", "night cleanser", "night moisturizer"]],
	[
		"few_products",
		{ lines: 3 },
		["morning sunscreen", "night cleanser", "night retinol", "night moisturizer"],
	],
	[
		"few_products",
		{ acne: 3 },
		["morning sunscreen", "night cleanser", "night adapalene", "night moisturizer"],
	],
	[
		"few_products",
		{ acne: 2, shine: 3, under_eye: 3 },
		[
			"morning benzoyl_peroxide",
			"morning moisturizer",
			"morning sunscreen",
			"night cleanser",
			"night moisturizer",
		],
	],
] as const)("told %s, a face with %j gets that and no more", (fact, severities, expected) => {
	const person = { goals: [], issues: ["Dark circles"], preferences: {} };
	const plan = planFor({ findings: seen(severities), facts: told(fact), person });
	const steps = planSteps(plan).map(({ section, key, step }) => `${section} ${step.actives[0] ?? key}`);
	expect(steps).toEqual(expected);
	expect(noteOf(plan, "rule.few_products")).toMatch(/^You told us you want (?:no more|few)/);
});

test("a short plan names what it leaves out, and where moisturizer comes from when it is none of the two", () => {
	const plan = planFor({ findings: seen({ acne: 3, lines: 3 }), facts: told("two_products") });
	const note = noteOf(plan, "rule.few_products");
	expect(note).toContain("use a plain one you have");
	expect(note).toMatch(/Left out: .*benzoyl peroxide/);
	expect(noteOf(planFor({ facts: told("two_products") }), "rule.few_products")).not.toContain("one you have");
});

test("a rash around the mouth gets the lightest plan on dry skin too: three products, no rich cream", () => {
	const plan = planFor({ skin_type: "Dry", findings: seen({ acne: 2 }), facts: told("perioral_dermatitis") });
	expect(new Set(planSteps(plan).map(({ step }) => step.step_id))).toEqual(
		new Set(["step.cleanser_fragrance_free", "step.moisturizer_barrier_light", "step.sunscreen_mineral"]),
	);
});

test("told melasma, the sunscreen is tinted whatever the photo shows, and nothing peels", () => {
	const plan = planFor({ findings: seen({ pores: 3 }), facts: told("melasma") });
	expect(plan.morning.sunscreen?.step_id).toBe("step.sunscreen_tinted");
	expect(treatmentsOf(plan)).toEqual(["morning niacinamide 7x from week 1"]);
	expect(noteOf(plan, "person.melasma")).toContain("every day of the year");
});

test("told of shaving bumps, the shave comes first, and the treatment stays", () => {
	const plan = planFor({ findings: seen({ acne: 2 }), facts: told("shaving_bumps") });
	expect(treatmentsOf(plan)).toEqual(["morning benzoyl_peroxide 7x from week 1"]);
	expect(noteOf(plan, "person.shaving_bumps")).toMatch(/one blade.*with the grain.*doctor early/);
});

test("who uses a medicine for rosacea is not told that prescription creams would do more", () => {
	const plan = planFor({ facts: told("rosacea", "prescription_rosacea") });
	expect(plan.notes?.map(({ rule_id }) => rule_id)).toEqual(["person.prescription_rosacea"]);
});

test("a child gets no steps and one kind note", () => {
	const plan = planFor({ findings: seen({ acne: 3 }), facts: told("under_13") });
	expect(planSteps(plan)).toEqual([]);
	expect(plan.notes?.map(({ rule_id }) => rule_id)).toEqual(["person.child"]);
	expect(plan.notes?.[0]?.text).toContain(
		"a parent and a doctor or pharmacist can choose a mild treatment together",
	);
});

test("at 13 to 15 clear spots get benzoyl peroxide once a parent and a pharmacist agree, and more of them are for a doctor too", () => {
	const teen = (acne: number, parts: Partial<PlanRequest> = {}) =>
		planFor({ findings: seen({ acne, shine: 3, under_eye: 3 }), facts: told("age_13_15"), ...parts });
	const plan = teen(3);
	expect(treatmentsOf(plan)).toEqual(["morning benzoyl_peroxide 7x from week 1"]);
	expect(kindsOf(plan)).toEqual(["cleanser", "serum", "moisturizer", "sunscreen"]);
	expect(plan.morning.cleanser?.step_id).toBe("step.cleanser_fragrance_free");
	expect(plan.morning.serum?.cautions).toContain("Begin only when a parent and a pharmacist have said yes.");
	expect(plan.notes?.map(({ rule_id, safety }) => [rule_id, safety])).toEqual([
		["person.young_teen", true],
		["person.young_teen_acne", true],
		["person.young_teen_treatment", true],
		["rule.patience", undefined],
	]);
	expect(treatmentsOf(teen(4, { sensitivity: "High" }))).toEqual(["morning benzoyl_peroxide 4x from week 3"]);
	const fewer = teen(2);
	expect(treatmentsOf(fewer)).toEqual(["morning benzoyl_peroxide 7x from week 1"]);
	expect(fewer.notes?.map(({ rule_id }) => rule_id)).toEqual([
		"person.young_teen",
		"person.young_teen_spots",
		"rule.patience",
	]);
	const nothing: Partial<PlanRequest>[] = [
		{ findings: seen({ acne: 1.5 }) },
		{ findings: seen({ acne: 3, redness: 4 }) },
		{ red_flags: [{ rule_id: "flag", level: "same_day", advice: "See a doctor today." }] },
		...(
			[
				"isotretinoin",
				"prescription_acne",
				"barrier_disease",
				"barrier_strained",
				"rosacea",
				"broken_skin",
			] as const
		).map((id) => ({ facts: told("age_13_15", id) })),
		{ facts: [...told("age_13_15"), { id: "allergy", about: "benzoyl_peroxide", sure: true }] },
	];
	for (const parts of nothing) expect(treatmentsOf(teen(3, parts)), JSON.stringify(parts)).toEqual([]);
});
