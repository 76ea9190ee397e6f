import { expect, test } from "vitest";
import type { PersonFact } from "../person/person-fact.ts";
import { PLAN_SECTIONS } from "./care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding } from "./testing/build-request.ts";
import { noteOf, planFor, seen, told, treatmentsOf } from "./testing/read-plan.ts";

test("a doubt counts as said, and the plan says that it does", () => {
	const plan = planFor({ facts: [{ id: "pregnant", sure: false }] });
	expect(noteOf(plan, "person.pregnancy")).toMatch(
		/^You were not sure whether you are pregnant, and the plan takes it as said\./,
	);
});

test("an allergy takes out what carries it, names what stands instead, and a sunscreen one asks for minerals", () => {
	const allergic = (about: string): PersonFact[] => [{ id: "allergy", about, sure: true }];
	const spots = planFor({ findings: seen({ acne: 2 }), facts: allergic("benzoyl_peroxide") });
	expect(treatmentsOf(spots)).toEqual(["night azelaic_acid 7x from week 1"]);
	expect(noteOf(spots, "person.allergy")).toMatch(
		/^You told us you are allergic to benzoyl peroxide\. Left out: benzoyl peroxide 2\.5% \(azelaic acid 10% instead\)\./,
	);
	expect(treatmentsOf(planFor({ findings: seen({ pores: 3 }), facts: allergic("aspirin") }))).toEqual([
		"morning niacinamide 7x from week 1",
	]);
	expect(planFor({ facts: allergic("oxybenzone") }).morning.sunscreen?.step_id).toBe(
		"step.sunscreen_mineral",
	);
});

test("marked redness leaves a plan that only protects the skin and sends to a doctor", () => {
	const plan = planFor({ skin_type: "Oily", findings: seen({ redness: 4, acne: 3 }) });
	expect(treatmentsOf(plan)).toEqual([]);
	expect(plan.morning.sunscreen?.step_id).toBe("step.sunscreen_mineral");
	expect(plan.notes?.map(({ rule_id }) => rule_id)).toEqual(["module.redness.refer"]);
});

test("redness that severe spots bring along is treated with them", () => {
	const plan = planFor({ findings: seen({ acne: 4.5, redness: 4 }) });
	expect(treatmentsOf(plan)).toEqual([
		"morning benzoyl_peroxide 7x from week 3",
		"night adapalene 5x from week 1",
	]);
	expect(noteOf(plan, "module.acne.refer")).toBeDefined();
});

test("a referral takes nothing away from skin that is not sensitive", () => {
	const red_flags = [{ rule_id: "flag", level: "book_dermatologist", advice: "Book a visit." } as const];
	const findings = seen({ acne: 3 });
	const { notes: _, ...steps } = planFor({ findings, red_flags });
	expect(steps).toEqual({ morning: steps.morning, night: steps.night, weekly: {} });
	expect(treatmentsOf(planFor({ findings, red_flags }))).toEqual(treatmentsOf(planFor({ findings })));
});

test("an urgent sign leaves a plan that only protects", () => {
	const red_flags = [{ rule_id: "flag", level: "same_day", advice: "See a doctor today." } as const];
	expect(treatmentsOf(planFor({ findings: seen({ acne: 3 }), red_flags }))).toEqual([]);
});

test("every removal is told by the rule that decided", () => {
	const waits = planFor({ findings: seen({ acne: 3, lines: 3 }) });
	expect(noteOf(waits, "conflict.two_retinoids")).toMatch(
		/^Retinol 0\.2 to 0\.3% is left out beside adapalene 0\.1%\./,
	);
	const dry = planFor({ findings: seen({ dryness: 1.5, lines: 3 }) });
	expect(noteOf(dry, "rule.moisture_first")).toContain(
		"Left out: retinol 0.2 to 0.3% (vitamin C serum instead).",
	);
	const place = planFor({ findings: seen({ acne: 3, shine: 3 }) });
	expect(noteOf(place, "module.shine.waits")).toContain("its place belongs to benzoyl peroxide 2.5% first");
	const medicine = planFor({ findings: seen({ acne: 3 }), facts: told("prescription_acne") });
	expect(noteOf(medicine, "person.prescription_acne")).toBe(
		"You told us you use an acne medicine from a doctor. This plan adds no second acne treatment, no retinoid and no acid beside it. Ask the doctor who prescribed it before you add one. Left out: adapalene 0.1%, azelaic acid 10% and benzoyl peroxide 2.5%.",
	);
});

test("a prescribed retinoid under which skin peels is paused, and more nights of it are never the advice", () => {
	const plan = planFor({ facts: told("prescription_retinoid", "barrier_strained") });
	expect(plan.notes?.[0]?.text).toMatch(/^Skin that is dry, peels or stings beside a retinoid wants a pause/);
	expect(JSON.stringify(plan.notes)).not.toContain("More nights");
});

test("who wants few products hears why what they named gets no step of its own", () => {
	const person = { goals: [], issues: ["Dark circles"], preferences: {} };
	const few = planFor({ findings: seen({ under_eye: 3 }), person, facts: told("few_products") });
	expect(noteOf(few, "rule.minimum_routine")).toMatch(
		/^You named darkness under the eyes\. It runs in families most of all/,
	);
});

test("what two answers say together comes first", () => {
	const retinoid = planFor({ facts: told("pregnant", "prescription_retinoid") });
	expect(retinoid.notes?.[0]?.rule_id).toBe("person.retinoid_in_pregnancy");
	const isotretinoin = planFor({ facts: told("pregnant", "isotretinoin") });
	expect(isotretinoin.notes?.[0]?.text).toContain("Stop it and call the doctor who prescribed it today.");
});

test("the tone a person chose stands above the estimate, both ways, and the note says who chose", () => {
	const findings = seen({ acne: 2, dark_spots: 2 });
	const chosen = (monk_tone: number, ita_class: "light" | "dark") =>
		planFor({
			findings,
			person: { goals: [], issues: [], preferences: { monk_tone } },
			tone: { ita_class },
		});
	const darker = chosen(7, "light");
	expect(darker.morning.sunscreen?.step_id).toBe("step.sunscreen_tinted");
	expect(noteOf(darker, "person.darker_tone")).toMatch(/^You chose tone 7 of 10\. On deeper skin tones/);
	expect(noteOf(chosen(3, "dark"), "person.darker_tone")).toBeUndefined();
	const estimated = planFor({ findings, tone: { ita_class: "dark" } });
	expect(noteOf(estimated, "person.darker_tone")).not.toContain("You chose");
	expect(noteOf(planFor({ tone: { ita_class: "dark" } }), "person.darker_tone")).toBeUndefined();
});

test("a treatment already begun keeps its place and its week, and a new one waits behind it", () => {
	const first = planFor({ findings: seen({ redness: 3 }) });
	const next = planFor({ findings: seen({ redness: 1, dark_spots: 2 }), previous_plan: first });
	expect(treatmentsOf(next)).toEqual(["night azelaic_acid 7x from week 1"]);
	const later = planFor({
		findings: seen({ acne: 3 }),
		previous_plan: planFor({ findings: seen({ acne: 2 }) }),
	});
	expect(treatmentsOf(later)).toEqual([
		"morning benzoyl_peroxide 7x from week 1",
		"night adapalene 5x from week 3",
	]);
});

test("a treatment goes on when spots are gone and when a photo could not read them, and stops when a rule speaks against it", () => {
	const first = planFor({ findings: seen({ acne: 3 }) });
	const goesOn = (severity: number | null) =>
		planFor({ findings: seen({ acne: severity }), previous_plan: first }).night.serum;
	expect(goesOn(0)).toMatchObject({ actives: ["adapalene"], start_week: 1 });
	expect(goesOn(null)?.because).toContain("which this photo could not read, so it goes on");
	const pregnant = planFor({
		findings: seen({ acne: 3 }),
		previous_plan: first,
		facts: told("pregnant"),
	});
	expect(pregnant.night.serum?.actives).toEqual(["azelaic_acid"]);
	expect(noteOf(pregnant, "person.pregnancy")).toContain("Left out: adapalene 0.1%");
});

test("no eye cream is planned; who named the dark circles hears why", () => {
	expect(planFor({ findings: seen({ under_eye: 3 }) }).morning.eye_cream).toBeUndefined();
	const person = { goals: [], issues: ["Dark circles"], preferences: {} };
	const plan = planFor({ findings: seen({ under_eye: 3 }), person });
	expect(plan.morning.eye_cream).toBeUndefined();
	expect(noteOf(plan, "rule.minimum_routine")).toMatch(
		/^You named darkness under the eyes\. It runs in families most of all, and creams change it little/,
	);
});

test("from 65 on nothing foams and the cream is richer", () => {
	const plan = planFor({ skin_type: "Oily", facts: told("age_65_or_more") });
	expect(plan.morning.cleanser?.step_id).toBe("step.cleanser_cream");
	expect(plan.night.moisturizer?.step_id).toBe("step.moisturizer_ceramide");
	expect(noteOf(plan, "person.older_skin")).toContain("a spot that bleeds");
});

test("itch or soreness told from 65 on is for a doctor, and so are spots on strained skin that stay", () => {
	const notes = planFor({
		findings: seen({ acne: 2 }),
		facts: told("age_65_or_more", "barrier_strained"),
	}).notes;
	const ids = notes?.map(({ rule_id }) => rule_id);
	expect(ids).toEqual(["person.barrier_strained", "person.older_strained", "person.strained_spots"]);
});

test("a redness that a burn or a procedure explains is no reason for a visit of its own", () => {
	for (const fact of ["sunburn", "recent_procedure"] as const) {
		const plan = planFor({ findings: seen({ redness: 5 }), facts: told(fact) });
		expect(noteOf(plan, "module.redness.refer")).toBeUndefined();
		expect(noteOf(plan, `person.${fact}`)).toMatch(/pause retinoids.*scan again/is);
	}
});

test("what a sign above the plan says is not said again in its notes", () => {
	const red_flags = [
		{ rule_id: "red-flag.finding-acne", level: "book_dermatologist", advice: "Book." } as const,
	];
	const findings = seen({ acne: 4.5 });
	expect(noteOf(planFor({ findings }), "module.acne.refer")).toContain("book it now");
	expect(noteOf(planFor({ findings, red_flags }), "module.acne.refer")).toBeUndefined();
});

test("a sign above the plan sends a young teenager to the doctor, and the notes only say to take a parent along", () => {
	const red_flags = [
		{ rule_id: "red-flag.finding-acne", level: "book_dermatologist", advice: "Book." } as const,
	];
	const parts = { findings: seen({ acne: 4.5 }), facts: told("age_13_15") };
	expect(noteOf(planFor(parts), "person.young_teen_acne")).toContain("worth showing to a doctor");
	const below = planFor({ ...parts, red_flags });
	expect(noteOf(below, "person.young_teen_acne")).toBeUndefined();
	expect(noteOf(below, "person.young_teen_visit")).toMatch(/^Take a parent along to that visit/);
});

test("a concern that was named is served or told why not, once, by the words of the person", () => {
	const about = (issues: string[], goals: string[], parts: Partial<PlanRequest>) =>
		noteOf(planFor({ person: { goals, issues, preferences: {} }, ...parts }), "rule.minimum_routine");
	expect(about(["Wrinkles"], [], { findings: seen({ lines: 3 }), sensitivity: "High" })).toMatch(
		/^You named lines\. What does most against lines irritates skin that reacts easily/,
	);
	expect(about(["Oiliness"], [], { findings: seen({ acne: 2.5, shine: 1.5 }) })).toMatch(
		/^You named shine\. The spots come first/,
	);
	expect(about(["Dark circles"], [], { findings: seen({ under_eye: 1 }) })).toMatch(
		/^You named darkness under the eyes\. It is mild in this photo/,
	);
	expect(about(["Dark circles"], [], { findings: seen({ under_eye: null }) })).toMatch(
		/^This photo could not read darkness under the eyes, so nothing is added for it yet\. Scan again in daylight/,
	);
	expect(about([], ["Glowing skin"], { findings: seen({ shine: 0, texture: 0 }) })).toMatch(
		/^For "glowing skin" this photo asks for no step of its own/,
	);
	expect(about([], ["Glowing skin"], { findings: seen({ shine: 3, texture: 0 }) })).toBeUndefined();
});

test("a calm face is told that this is all, and one that could not be read is not", () => {
	const calm = planFor({ findings: seen({ acne: 0, redness: 0.5, lines: 1, pores: 1.5 }) });
	expect(noteOf(calm, "rule.nothing_to_treat")).toContain("are the whole plan");
	expect(planFor({ findings: seen({ acne: 0, redness: null }) }).notes).toEqual([]);
});

test("a calm face of 13 to 15 hears that nothing asks for a treatment", () => {
	const calm = seen({ acne: 0, redness: 0.5, lines: 0 });
	expect(
		noteOf(planFor({ findings: calm, facts: told("age_13_15") }), "rule.nothing_to_treat"),
	).toBeDefined();
	expect(
		noteOf(planFor({ findings: seen({ acne: 2 }), facts: told("age_13_15") }), "rule.nothing_to_treat"),
	).toBeUndefined();
});

test("treated spots are given time, their marks more, and only who was sent to nobody hears of a doctor", () => {
	const patience = (acne: number, dark_spots = 0) =>
		noteOf(planFor({ findings: seen({ acne, dark_spots }) }), "rule.patience");
	expect(patience(2)).toMatch(/verdict after 12\. If spots are no better then, a doctor has more\.$/);
	expect(patience(2.5, 3)).toContain("the marks they left take months to fade");
	expect(patience(4.5)).toMatch(/verdict after 12\.$/);
});

test("an allergy names where it hides, once for relatives", () => {
	const facts: PersonFact[] = ["aspirin", "salicylic_acid"].map((about) => ({
		id: "allergy",
		about,
		sure: true,
	}));
	const text = noteOf(planFor({ facts }), "person.allergy") ?? "";
	expect(text.match(/willow bark/g)).toHaveLength(1);
	expect(text).toMatch(/^You told us you are allergic to aspirin and salicylic acid\./);
});

test("redness of the photo that is clear and not marked is for a doctor if it stays, and nobody is told what it is", () => {
	const plan = planFor({ findings: seen({ redness: 3 }) });
	expect(noteOf(plan, "module.redness.stays")).toMatch(/^If the redness stays.*a doctor/);
	expect(noteOf(planFor({ facts: told("rosacea") }), "module.redness.stays")).toBeUndefined();
});

test("who nurses and treats keeps treated skin away from the baby", () => {
	const findings = seen({ acne: 2 });
	expect(noteOf(planFor({ findings, facts: told("breastfeeding") }), "person.nursing")).toContain("baby");
	expect(noteOf(planFor({ facts: told("breastfeeding") }), "person.nursing")).toBeUndefined();
});

test("things seen in one place are told in one clause, and other reasons stand beside them", () => {
	const findings = seen({ dark_spots: 2.5, texture: 2, shine: 2, redness: 2 });
	expect(planFor({ findings }).morning.serum?.because).toBe(
		"Darker marks, redness, uneven texture and shine show on both cheeks in this photo; niacinamide and tranexamic acid work on all of them, and the evidence for the first is moderate.",
	);
	expect(planFor({ findings }).morning.sunscreen?.because).toMatch(/do something about; .* in this photo\.$/);
});

test("low confidence is heard in the reason", () => {
	expect(planFor({ findings: [buildFinding("redness", 2, 0.2)] }).morning.serum?.because).toMatch(
		/^Redness may show /,
	);
});

test("sections appear in the order of the day", () => {
	expect(Object.keys(planFor()).slice(0, 3)).toEqual([...PLAN_SECTIONS]);
});

test.each<[string, Partial<PlanRequest>, string[], string[]]>([
	[
		"pregnancy, a medicine, its warning and a referral",
		{ facts: told("pregnant", "prescription_acne"), findings: seen({ acne: 2, dark_spots: 4 }) },
		[
			"person.acne_medicine_in_pregnancy",
			"module.tone.refer",
			"person.prescription_acne",
			"person.pregnancy",
		],
		["person.marks_in_pregnancy", "rule.marks_take_time"],
	],
	["strong spots", { findings: seen({ acne: 4 }) }, ["module.acne.refer"], ["rule.patience"]],
	["spots", { findings: seen({ acne: 2 }) }, [], ["rule.patience"]],
	["isotretinoin", { facts: told("isotretinoin") }, ["person.isotretinoin"], []],
	["an allergy", { facts: [{ id: "allergy", about: "lanolin", sure: true }] }, ["person.allergy"], []],
	["a child", { facts: told("under_13") }, ["person.child"], []],
	[
		"deep lines, a deep tone and a wish",
		{
			findings: seen({ lines: 4 }),
			tone: { ita_class: "dark" },
			person: { goals: ["Even tone"], issues: [], preferences: {} },
		},
		[],
		["module.lines.refer", "person.darker_tone", "rule.minimum_routine"],
	],
])("%s: notes about safety are marked, notes that explain are not", (_, parts, safety, others) => {
	const notes = planFor(parts).notes ?? [];
	const marked = (wanted: boolean) =>
		notes.filter((note) => (note.safety ?? false) === wanted).map(({ rule_id }) => rule_id);
	expect({ safety: marked(true), others: marked(false) }).toEqual({ safety, others });
});

test("who is sent to a doctor for spots now hears of no verdict after twelve weeks", () => {
	const red_flags = [
		{ rule_id: "red-flag.finding-acne", level: "book_dermatologist", advice: "Book." } as const,
	];
	const findings = seen({ acne: 4 });
	expect(noteOf(planFor({ findings }), "rule.patience")).toBeDefined();
	expect(noteOf(planFor({ findings, red_flags }), "rule.patience")).toBeUndefined();
});

test("marks take longer on a deeper tone, and the creams to leave are called by what people know", () => {
	const marks = (monk_tone: number) => {
		const person = { goals: [], issues: ["Dark spots"], preferences: { monk_tone } };
		return noteOf(planFor({ findings: seen({ dark_spots: 3 }), person }), "rule.marks_take_time");
	};
	expect(marks(2)).not.toMatch(/deep skin|market/);
	expect(marks(9)).toMatch(/on deep skin often over more.*market cream.*8 months/);
});

test("niacinamide begins on three days a week where skin reacts easily", () => {
	const ramps = (sensitivity: "High" | "Low") =>
		planSteps(planFor({ sensitivity, findings: seen({ shine: 3 }) })).flatMap(({ step }) =>
			step.step_id === "step.serum_niacinamide" ? [step.ramp] : [],
		);
	expect(ramps("High")[0]?.[0]?.[1]).toBe(3);
	expect(ramps("Low")[0] ?? null).toBeNull();
});
