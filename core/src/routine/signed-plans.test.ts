import { expect, it } from "vitest";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { productFacts } from "../products/facts/product-facts.ts";
import { planWithin } from "../products/plan-within.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import type { CarePlan } from "./care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { planSteps } from "./plan-steps.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

function planOf(note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []): CarePlan {
	const facts = [...factsFromText(note), ...factsInUse(names)];
	return planWithin({ request: buildRequest({ ...parts, facts }), catalogue: STARTER_CATALOGUE }).plan;
}

const MONK_8 = { goals: [], issues: [], preferences: { monk_tone: 8 } };
const activesOf = (plan: CarePlan) => planSteps(plan).flatMap(({ step }) => step.actives);
const sunOf = (plan: CarePlan) => {
	const row = STARTER_CATALOGUE.find(({ id }) => id === plan.morning.sunscreen?.product?.id);
	return row === undefined ? undefined : productFacts(row);
};

it("calms skin that was told to be strained by the words that told it", () => {
	const told = noteOf(planOf("My cheeks are tight and they itch."), "person.barrier_strained");
	expect(told).toMatch(/^You told us your skin feels tight and itchy\./);
});

it.each([
	"The soap leaves me squeaky clean.",
	"The dust at work makes my eyes itch.",
	"Perfume in creams gives me an itch.",
])("takes no feeling that comes from outside for strained skin: %s", (note) => {
	expect(
		noteOf(planOf(note, { findings: seen({ dark_spots: 2 }) }), "person.barrier_strained"),
	).toBeUndefined();
});

it("treats beside a rich cream where skin only looks a little dry", () => {
	const plan = planOf("", { findings: seen({ dryness: 2, dark_spots: 2 }) });
	expect(plan.night.moisturizer?.step_id).toBe("step.moisturizer_ceramide");
	expect(activesOf(plan)).toContain("niacinamide");
});

it("picks a sunscreen of 50, and no tint for a man or where nothing marks the skin", () => {
	expect(sunOf(planOf("I am a man and I want less shine."))).toMatchObject({ spf: 50, tinted: false });
	expect(sunOf(planOf("", { person: MONK_8 }))).toMatchObject({ spf: 50, tinted: false });
	const marked = planOf("", { person: MONK_8, findings: seen({ dark_spots: 3 }) });
	expect(sunOf(marked)).toMatchObject({ tinted: true });
});

it("tells who swims or drives all day when to put sunscreen on again, and what the pack has to say", () => {
	const plan = planOf("I swim outdoors four times a week.");
	expect(noteOf(plan, "person.outdoors")).toMatch(/every two hours.*water-resistant \(80 minutes\)/);
	expect(plan.morning.sunscreen?.because).toContain("you are much in the sun");
});

const WORKS = "I am happy with my skin. Is anything missing?";
const SHELF = ["vitamin c serum", "retinol serum", "gel cleanser", "moisturiser", "spf 50"];

it("keeps everything of a routine that works, begins nothing and says that nothing is missing", () => {
	const plan = planOf(WORKS, { findings: seen({ lines: 2 }) }, SHELF);
	expect(planSteps(plan).filter(({ step }) => step.product !== null)).toEqual([]);
	expect(activesOf(plan)).toEqual(expect.arrayContaining(["vitamin_c", "retinol"]));
	expect(planSteps(plan).every(({ step }) => step.start_week === 1 && step.ramp === null)).toBe(true);
	expect(noteOf(plan, "person.owns")).toContain("nothing is missing");
});

it("names what of their own somebody leaves off, and why", () => {
	const plan = planOf("We are trying for a baby.", {}, ["retinol serum", "cream cleanser"]);
	expect(noteOf(plan, "answer.set_aside")).toMatch(
		/^Set aside for now: your retinol serum\. You are pregnant/,
	);
	const medicine = planOf("I take isotretinoin.", {}, ["benzoyl peroxide wash"]);
	expect(noteOf(medicine, "answer.set_aside")).toContain("your benzoyl peroxide wash");
});

it("keeps what treats the spots under fifteen dollars", () => {
	const plan = planOf("I am 14. Not more than 15 dollars in all.", {
		findings: seen({ acne: 2 }),
		skin_type: "Oily",
	});
	expect(activesOf(plan)).toContain("benzoyl_peroxide");
	expect(plan.morning.sunscreen?.product).not.toBeNull();
	expect(plan.price?.total).toBeLessThanOrEqual(15);
});

it("keeps a cream for dry skin under a small sum", () => {
	const plan = planOf("25 dollars at most.", { findings: seen({ dryness: 2 }), skin_type: "Dry" });
	expect(plan.night.moisturizer?.product).not.toBeNull();
	expect(noteOf(plan, "rule.budget")).not.toContain("a moisturizer");
});

it("begins azelaic acid for marks of ingrown hairs", () => {
	const plan = planOf("I get razor bumps.", { findings: seen({ acne: 1, dark_spots: 2 }) });
	expect(activesOf(plan)).toContain("azelaic_acid");
});

it("plans nothing that fades or renews skin and names no product while a place waits for a doctor", () => {
	const red_flags = flagsOfRules(new Set(["red-flag.doctor-soon"] as const));
	const plan = planOf("", { red_flags, findings: seen({ dark_spots: 3 }) });
	expect(plan.morning.serum).toBeUndefined();
	expect(plan.night.serum).toBeUndefined();
	expect(plan.morning.cleanser?.product).toBeNull();
});
