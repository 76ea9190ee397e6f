import { expect, test } from "vitest";
import { buildCarePlan } from "./build-care-plan.ts";
import { PLAN_SECTIONS } from "./care-plan.ts";
import type { Preferences } from "./person.ts";
import type { PlanRequest } from "./plan-request.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

test("calm normal skin gets a short routine without serum, toner, eye cream or mask", () => {
	const plan = buildCarePlan(buildRequest());
	expect(Object.keys(plan.morning)).toEqual(["cleanser", "moisturizer", "sunscreen"]);
	expect(Object.keys(plan.night)).toEqual(["cleanser", "moisturizer"]);
	expect(Object.keys(plan.weekly)).toEqual(["exfoliant"]);
	expect(plan.weekly.exfoliant?.per_week).toBe(1);
});

test("moderate spots on tolerant skin bring benzoyl peroxide in the morning and adapalene at night, two weeks apart", () => {
	const plan = buildCarePlan(buildRequest({ skin_type: "Oily", findings: [buildFinding("acne", 3)] }));
	expect(plan.morning.serum?.actives).toEqual(["benzoyl_peroxide"]);
	expect(plan.night.serum?.actives).toEqual(["adapalene"]);
	expect(plan.night.serum?.start_week).toBe(3);
	expect(plan.night.serum?.ramp?.[0]).toEqual([1, 2]);
	expect(plan.weekly.exfoliant).toBeUndefined();
});

test("the same spots while pregnant bring azelaic acid instead of adapalene and a note for the midwife", () => {
	const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" } as const };
	const plan = buildCarePlan(
		buildRequest({ skin_type: "Oily", findings: [buildFinding("acne", 3)], person }),
	);
	expect(plan.night.serum?.actives).toEqual(["azelaic_acid"]);
	expect(plan.notes?.map((note) => note.rule_id)).toContain("person.pregnancy");
	expect(plan.night.serum?.because_ids).toContain("person.pregnancy");
});

test("marked spots get a referral and nothing for other concerns", () => {
	const findings = [buildFinding("acne", 4.5), buildFinding("dark_spots", 4)];
	const plan = buildCarePlan(buildRequest({ skin_type: "Oily", findings }));
	expect(plan.notes?.map((note) => note.rule_id)).toContain("module.acne.refer");
	const ids = planSteps(plan).flatMap(({ step }) => step.because_ids);
	expect(ids).not.toContain("module.tone");
});

test("marked redness leaves a plan that only protects the skin", () => {
	const findings = [buildFinding("redness", 4), buildFinding("acne", 3)];
	const plan = buildCarePlan(buildRequest({ skin_type: "Oily", findings }));
	expect(planSteps(plan).flatMap(({ step }) => step.actives)).toEqual([]);
	expect(plan.weekly).toEqual({});
	expect(plan.morning.sunscreen?.step_id).toBe("step.sunscreen_mineral");
});

test("a named concern moves up by one step, yet a photo that shows little keeps it mild", () => {
	const findings = [buildFinding("dark_spots", 2), buildFinding("lines", 2), buildFinding("acne", 0)];
	const person = { goals: [], issues: ["Acne"], preferences: {} };
	const plan = buildCarePlan(buildRequest({ findings, person, previous_plan: null }));
	expect(planSteps(plan).flatMap(({ step }) => step.because_ids)).not.toContain("module.acne");
	const alone = buildCarePlan(buildRequest({ findings: [buildFinding("acne", 0)], person }));
	expect(alone.weekly.exfoliant?.step_id).toBe("step.exfoliant_bha");
	expect(alone.weekly.exfoliant?.because).toContain("the photo shows little");
});

test("a concern the photo cannot measure says so when the person names it", () => {
	const person = { goals: ["Hydrated skin"], issues: [], preferences: {} };
	const plan = buildCarePlan(buildRequest({ findings: [buildFinding("dryness", null)], person }));
	expect(plan.morning.moisturizer?.because).toContain("this photo cannot measure it");
});

test("low confidence is heard in the reason", () => {
	const plan = buildCarePlan(buildRequest({ findings: [buildFinding("redness", 2, 0.2)] }));
	expect(plan.morning.serum?.because).toMatch(/^Redness may show /);
});

test("deeper skin tones get tinted sunscreen, no strong acid or vitamin C and the lowest strengths", () => {
	const findings = [buildFinding("dark_spots", 2)];
	const plan = buildCarePlan(buildRequest({ findings, tone: { ita_class: "brown" } }));
	expect(plan.morning.sunscreen?.step_id).toBe("step.sunscreen_tinted");
	expect(plan.morning.serum?.actives).toEqual(["niacinamide", "tranexamic_acid"]);
	expect(plan.weekly.exfoliant?.step_id).toBe("step.exfoliant_gentle");
	expect(plan.morning.serum?.cautions.join(" ")).toContain("lowest strength");
});

test("a treatment already begun keeps its week and a new one waits behind it", () => {
	const first = buildCarePlan(buildRequest({ sensitivity: "Low", findings: [buildFinding("redness", 3)] }));
	expect(first.night.serum?.start_week).toBe(1);
	const second = buildCarePlan(
		buildRequest({
			sensitivity: "Low",
			findings: [buildFinding("redness", 3), buildFinding("dark_spots", 2)],
			previous_plan: first,
		}),
	);
	expect(second.night.serum?.start_week).toBe(1);
	expect(second.morning.serum?.start_week).toBe(3);
});

test("a treatment that began later stays later, and is not pulled forward by the next scan", () => {
	const findings = [buildFinding("redness", 3), buildFinding("dark_spots", 2)];
	const first = buildCarePlan(buildRequest({ findings }));
	expect([first.night.serum?.start_week, first.morning.serum?.start_week]).toEqual([1, 3]);
	const second = buildCarePlan(
		buildRequest({ findings: [buildFinding("dark_spots", 2)], previous_plan: first }),
	);
	expect(second.morning.serum?.start_week).toBe(3);
});

test("two concerns that swap places by half a step do not turn a running plan around", () => {
	const first = buildCarePlan(
		buildRequest({ findings: [buildFinding("lines", 2.5), buildFinding("redness", 1)] }),
	);
	expect(first.night.serum?.actives).toEqual(["retinol"]);
	const findings = [buildFinding("lines", 3), buildFinding("redness", 3)];
	const second = buildCarePlan(
		buildRequest({ findings: [buildFinding("redness", 3), buildFinding("lines", 3)], previous_plan: null }),
	);
	expect(second.night.serum?.actives).toEqual(["azelaic_acid"]);
	const running = buildCarePlan(buildRequest({ findings: [buildFinding("lines", 3)], previous_plan: null }));
	expect(buildCarePlan(buildRequest({ findings, previous_plan: running })).night.serum?.actives).toEqual([
		"retinol",
	]);
});

test("a dry look at a moderate level holds treatments back for four weeks", () => {
	const plan = buildCarePlan(
		buildRequest({ findings: [buildFinding("dryness", 3), buildFinding("lines", 2)] }),
	);
	expect(plan.night.serum?.start_week).toBe(5);
	expect(plan.night.moisturizer?.step_id).toBe("step.moisturizer_occlusive");
	expect(plan.weekly).toEqual({});
});

test("what the second concern gives up is said in a note", () => {
	const plan = buildCarePlan(
		buildRequest({ findings: [buildFinding("redness", 3), buildFinding("lines", 2)] }),
	);
	expect(plan.notes?.map((note) => note.rule_id)).toContain("module.lines.waits");
});

test("nobody is told to wait for something they should not use", () => {
	const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" } as const };
	const plan = buildCarePlan(
		buildRequest({ findings: [buildFinding("redness", 3), buildFinding("lines", 2)], person }),
	);
	expect(plan.notes?.map((note) => note.rule_id)).toEqual(["person.pregnancy"]);
});

test("while a doctor should look first, the plan is the one for sensitive skin", () => {
	const red_flags = [{ rule_id: "flag", level: "book_dermatologist", advice: "Book a visit." } as const];
	const plan = buildCarePlan(
		buildRequest({ skin_type: "Oily", findings: [buildFinding("acne", 3)], red_flags }),
	);
	expect(plan.morning.cleanser?.step_id).toBe("step.cleanser_fragrance_free");
	expect(planSteps(plan).flatMap(({ step }) => step.actives)).toEqual(["azelaic_acid"]);
});

test("under 18 lines are never a concern, whatever the goal", () => {
	const person = {
		goals: ["Younger appearance"],
		issues: ["Wrinkles"],
		preferences: { age_band: "13-15" } as const,
	};
	const plan = buildCarePlan(buildRequest({ findings: [buildFinding("lines", 3)], person }));
	expect(planSteps(plan).flatMap(({ step }) => step.because_ids)).not.toContain("module.lines");
	expect(plan.notes?.map((note) => note.rule_id)).toEqual(["person.minor", "person.minor_lines"]);
});

function planFor(preferences: Preferences, parts: Partial<PlanRequest> = {}) {
	return buildCarePlan(buildRequest({ ...parts, person: { goals: [], issues: [], preferences } }));
}
const noteOf = (plan: ReturnType<typeof planFor>, rule_id: string) =>
	plan.notes?.find((note) => note.rule_id === rule_id)?.text;

test("beside an acne medicine nothing is added against spots, and the note names what was left out", () => {
	const plan = planFor(
		{ prescription_acne: true },
		{ skin_type: "Oily", findings: [buildFinding("acne", 3)] },
	);
	expect(planSteps(plan).flatMap(({ step }) => step.actives)).toEqual([]);
	expect(noteOf(plan, "person.prescription_acne")).toBe(
		"You use an acne medicine from a doctor, so this plan adds no second acne treatment, no retinoid and no acid beside it. Ask the doctor who prescribed it before you add one. Left out: benzoyl peroxide and adapalene 0.1%.",
	);
});

test("a replaced step says what stands in its place", () => {
	const plan = planFor({ pregnancy: "trying" }, { skin_type: "Oily", findings: [buildFinding("acne", 3)] });
	expect(noteOf(plan, "person.pregnancy")).toContain("Left out: adapalene 0.1% (azelaic acid 10% instead).");
});

test("a prescription retinoid while pregnant is the first thing said", () => {
	const plan = planFor({ pregnancy: "pregnant", prescription_retinoid: true });
	expect(plan.notes?.[0]?.rule_id).toBe("person.retinoid_in_pregnancy");
	expect(plan.notes?.[0]?.text).toContain("Ask the doctor who prescribed yours");
});

test("the tone a person chose stands above the estimate, both ways, and the note says who chose", () => {
	const darker = planFor({ monk_tone: 7 }, { tone: { ita_class: "light" } });
	expect(darker.morning.sunscreen?.step_id).toBe("step.sunscreen_tinted");
	expect(noteOf(darker, "person.darker_tone")).toMatch(/^You chose tone 7 of 10\. On deeper skin tones/);
	const lighter = planFor({ monk_tone: 3 }, { tone: { ita_class: "dark" } });
	expect(noteOf(lighter, "person.darker_tone")).toBeUndefined();
	expect(noteOf(planFor({}, { tone: { ita_class: "dark" } }), "person.darker_tone")).not.toContain(
		"You chose",
	);
});

test.each(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const)(
	"from 18 on the age %s changes nothing",
	(age_band) => {
		const parts = { findings: [buildFinding("acne", 3), buildFinding("lines", 3)] };
		expect(planFor({ age_band }, parts)).toEqual(planFor({}, parts));
	},
);

test("what sensitive skin does not get is named", () => {
	const parts = {
		sensitivity: "Moderate",
		skin_type: "Oily",
		findings: [buildFinding("acne", 2), buildFinding("lines", 3)],
	} as const;
	expect(noteOf(planFor({}, { ...parts, findings: [...parts.findings] }), "rule.sensitive_pace")).toMatch(
		/^Skin that reacts easily gets fewer treatments and exfoliants at a time\. Left out: /,
	);
});

test("sections appear in the order of the day", () => {
	expect(Object.keys(buildCarePlan(buildRequest())).slice(0, 3)).toEqual([...PLAN_SECTIONS]);
});
