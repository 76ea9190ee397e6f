import { expect, it, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { flagsOfRules, type RedFlagRuleId } from "../skin/red-flags/red-flag-rules.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { planSteps } from "./plan-steps.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

function planOf(note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []) {
	const facts = [...factsFromText(note), ...factsInUse(names), ...wishesOf(note)];
	return buildCarePlan(buildRequest({ ...parts, facts }));
}

const activesOf = (plan: ReturnType<typeof planOf>) => planSteps(plan).flatMap(({ step }) => step.actives);
const flagged = (rule: RedFlagRuleId) => flagsOfRules(new Set([rule]));
const AT_20 = { goals: [], issues: [], preferences: { age_band: "18-24" } } as const;

it("says yes to a retinoid that is planned, and no to one that nothing asks for", () => {
	const asks = "My friends all take retinol. Should I start it too?";
	const lines = { goals: [], issues: ["Wrinkles"], preferences: {} };
	expect(
		noteOf(planOf(asks, { person: lines, findings: seen({ lines: 3 }) }), "answer.asked_retinol"),
	).toMatch(/Yes/);
	expect(
		noteOf(planOf(asks, { person: { ...AT_20, goals: [], issues: [] } }), "answer.asked_retinol"),
	).toMatch(/No, and you are not late/);
	expect(noteOf(planOf("I use retinol"), "answer.asked_retinol")).toBeUndefined();
});

it("refuses a spot gel on skin that weeps", () => {
	const plan = planOf("My cheek weeps and has a crust. Can I put a pimple cream on it?");
	expect(noteOf(plan, "answer.drying_open_skin")).toMatch(/^You asked about a spot gel\. No/);
});

it("tells who has many products which of them their skin needs", () => {
	const names = ["gel cleanser", "toner", "essence", "vitamin c serum", "cream", "spf 50", "ampoule"];
	expect(noteOf(planOf("", {}, names), "answer.many_products")).toMatch(
		/^You named 7 products\. Of these your skin needs your gel cleanser, cream and SPF 50\./,
	);
	expect(noteOf(planOf("", {}, names.slice(0, 5)), "answer.many_products")).toBeUndefined();
});

it("answers washing often, and water before prayer", () => {
	expect(noteOf(planOf("I wash my face four times a day"), "answer.stop_irritants")).toContain("twice a day");
	expect(noteOf(planOf("I make wudu before each prayer"), "answer.wudu")).toContain("sunscreen on again");
});

it("puts a mild wash in the place of a soap in the shortest plan", () => {
	const night = (names: readonly string[]) => planOf("two products at most please", {}, names).night.cleanser;
	expect(night(["olive soap"])).toBeDefined();
	expect(night(["olive soap", "gentle cleanser"])).toBeUndefined();
});

it("names the medicine that makes the sun burn", () => {
	const plan = planOf("I take lymecycline for my skin since spring.");
	expect(noteOf(plan, "person.photosensitizing_medicine")).toContain("lymecycline, which makes skin burn");
	expect(plan.morning.sunscreen?.because).toContain("lymecycline makes skin burn faster");
});

it("gives sun marks beside lines a retinoid at night and vitamin C by day, and melasma azelaic acid", () => {
	const findings = seen({ dark_spots: 3, lines: 2 });
	expect(activesOf(planOf("", { findings }))).toEqual(expect.arrayContaining(["retinol", "vitamin_c"]));
	const melasma = activesOf(planOf("I have melasma.", { findings }));
	expect(melasma).toContain("azelaic_acid");
	expect(melasma).not.toContain("retinol");
});

it("leaves off what acts until a place has been seen, whatever is asked", () => {
	const plan = planOf(
		"A spot on my nose bleeds. Can I keep my vitamin C going?",
		{ red_flags: flagged("red-flag.doctor-soon") },
		["vitamin c serum", "retinol serum"],
	);
	expect(noteOf(plan, "answer.question_keep")).toContain("until a doctor has looked");
	expect(noteOf(plan, "answer.set_aside")).toContain("vitamin C serum and retinol serum");
	expect(noteOf(plan, "person.owns")).toBeUndefined();
});

it("sends a place that changes to a doctor within two weeks and begins nothing", () => {
	const plan = planOf("", {
		red_flags: flagged("red-flag.changing-mole"),
		findings: seen({ dark_spots: 3, lines: 3 }),
	});
	expect(noteOf(plan, "rule.growth_first")).toContain("within two weeks");
	expect(activesOf(plan)).toEqual([]);
});

it("treats redness that stays while the visit for it is awaited, with nothing that peels", () => {
	const plan = planOf("", {
		red_flags: flagged("red-flag.lasting-flushing"),
		findings: seen({ redness: 2, lines: 3 }),
	});
	expect(activesOf(plan)).toContain("azelaic_acid");
	expect(activesOf(plan)).not.toContain("retinol");
});

test("a rich cream is left off while greasy flakes are there", () => {
	const plan = planOf("Greasy flakes beside my nose.", {}, ["night cream"]);
	expect(noteOf(plan, "answer.set_aside")).toContain("Leave off your night cream until the flakes are gone");
});
