import { expect, it, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { planWithin } from "../products/plan-within.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

type Parts = Parameters<typeof buildRequest>[0];

function planOf(note: string, in_use: readonly string[] = [], parts: Parts = {}) {
	const facts: PersonFact[] = [...factsFromText(note), ...factsInUse(in_use), ...wishesOf(note)];
	const plan = planWithin({ request: buildRequest({ facts, ...parts }), catalogue: STARTER_CATALOGUE }).plan;
	return { steps: planSteps(plan), words: (plan.notes ?? []).map(({ text }) => text).join("\n") };
}

const SOON: RedFlag = {
	rule_id: "red-flag.doctor-soon",
	level: "book_dermatologist",
	advice: "See a doctor.",
};
const DRY = [buildFinding("lines", 3), buildFinding("dryness", 2)];

it("plans sunscreen alone for who wants nothing else, and keeps their balm at night", () => {
	const { steps, words } = planOf("I only want sunscreen. Vaseline at night I like it, don't remove.", [
		"petroleum jelly",
	]);
	expect(steps.map(({ section, key }) => `${section} ${key}`)).toEqual([
		"morning sunscreen",
		"night moisturizer",
	]);
	expect(steps[1]?.step.product).toBeNull();
	expect(steps[1]?.step.because).toMatch(/your (?:vaseline|petroleum jelly)/);
	expect(words).toContain("You asked for sunscreen only");
	expect(words).toContain("it stays");
});

test.each([
	"sunscreen only on holidays",
	"the only sunscreen that does not sting me",
	"I just use sunscreen",
])("%j asks for a whole plan", (note) => {
	expect(planOf(note).steps.length).toBeGreaterThan(3);
});

it("plans nothing in the evening for who only sleeps then", () => {
	const { steps, words } = planOf("Two minutes in the morning, no more, at night I sleep.", [], {
		findings: [buildFinding("lines", 2)],
	});
	expect(steps.filter(({ section }) => section === "night")).toEqual([]);
	expect(steps.flatMap(({ step }) => step.actives)).not.toContain("retinol");
	expect(words).toContain("nothing in the evening");
});

it("begins a retinol that was asked for over a slightly dry look, and none that nobody asked for", () => {
	const actives = (note: string) =>
		planOf(note, [], { findings: DRY }).steps.flatMap(({ step }) => step.actives);
	expect(actives("Should I start a retinol for my lines?")).toContain("retinol");
	expect(actives("hello")).not.toContain("retinol");
});

it("gives one word about a bleaching cream that is a steroid", () => {
	const { words } = planOf("I rub clobetasol on my face", ["mixed lightening cream", "peeling oil"], {
		red_flags: [SOON],
	});
	expect(words).toContain("do not stop it from one day to the next. See a doctor this week");
	expect(words).not.toMatch(/Stop the bleaching|(?:Leave off|Set aside for now:) your mixed/);
	expect(words).toContain("Stop the peeling oil");
});

it("names an anti-wrinkle cream to leave off on a face that flushes and breaks out", () => {
	const note = "I flush with wine and stress, and now it stays. Small red bumps on my cheeks.";
	expect(planOf(note, ["anti-wrinkle cream"]).words).toContain("Set aside for now: your anti-wrinkle cream");
});

it("names a brightening serum to leave off until a doctor has looked", () => {
	const { words } = planOf("a patch", ["brightening serum"], { red_flags: [SOON] });
	expect(words).toContain("Leave off your brightening serum until a doctor has looked");
});

it("begins an unopened tube slowly and does not say that it lacks", () => {
	const { steps, words } = planOf(
		"happy with my routine. I've still got an unopened azelaic 10%",
		["ceramide cleanser", "ceramide lotion", "SPF 50"],
		{ findings: [buildFinding("dark_spots", 3)] },
	);
	const azelaic = steps.find(({ step }) => step.actives.includes("azelaic_acid"))?.step;
	expect(azelaic?.ramp).not.toBeNull();
	expect(words).not.toMatch(/lacks is azelaic/);
});

it("keeps a cream and a strong sunscreen that are borne beside a prescribed retinoid", () => {
	const { steps } = planOf("I use tretinoin 0.05 4 nights a week", ["moisturiser", "SPF 50"]);
	const bought = steps.filter(({ step }) => step.product !== null).map(({ key }) => key);
	expect(bought).not.toContain("moisturizer");
	expect(bought).not.toContain("sunscreen");
});
