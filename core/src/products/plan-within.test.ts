/** @module-tag exhaustive */
import { expect, test } from "vitest";
import { isExfoliating, isRetinoid } from "../knowledge/actives.ts";
import { IRRITANT_NIGHTS } from "../knowledge/care-choices.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { PlanRequest } from "../routine/person.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { budgetOf } from "../routine/tell-budget.ts";
import { buildRequest } from "../routine/testing/build-request.ts";
import { everyPlannedPerson, turnFor } from "../routine/testing/every-person.ts";
import { noteOf, seen, told } from "../routine/testing/read-plan.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { planWithin } from "./plan-within.ts";

const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));
const planFor = (request: PlanRequest) => planWithin({ request, catalogue: STARTER_CATALOGUE }).plan;
const sum = (about: string): PersonFact => ({ id: "budget", about, sure: true });
const namesOf = (plan: ReturnType<typeof planFor>) =>
	[...new Set(planSteps(plan).map(({ step }) => step.product?.name ?? "none"))].join("; ");

/** A cream for dry skin that bears no scent is the dearest of the cheapest: below this a plan may miss its sum. */
const FEASIBLE = 35;
const SUMS = ["20 USD", "30 USD", "35 USD", "40 USD", "60 USD", "90 USD"];

test("a student with about 40 dollars gets a plan for less, and hears what waits", () => {
	const facts = [sum("40 USD"), ...told("vegan")];
	const plan = planFor(buildRequest({ skin_type: "Normal", findings: seen({ dark_spots: 2 }), facts }));
	expect(plan.price?.total).toBeLessThanOrEqual(40);
	expect(plan.price?.under?.words).toBe("This is within $40.");
	expect(planSteps(plan).map(({ key }) => key)).toContain("serum");
	expect(noteOf(plan, "rule.budget")).toMatch(
		/^You told us you want to spend at most \$40\. Left for later: .+ What you have already, and this plan does not stop, can go on\. Buy in this order: the sunscreen \(\$[\d.]+\), .+ serum \(\$[\d.]+\), .+; \$[\d.]+ together\.$/,
	);
});

test("a dearer sunscreen gives way before the cream or the wash is left for later", () => {
	const plan = planFor(
		buildRequest({ skin_type: "Normal", findings: [], facts: [sum("25 GBP"), ...told("few_products")] }),
	);
	expect(planSteps(plan).map(({ key, step }) => [key, step.product !== null])).toEqual([
		["sunscreen", true],
		["cleanser", true],
		["moisturizer", true],
	]);
});

test("a cream at hand serves skin that only looks dry, so the money goes elsewhere", () => {
	const plan = planFor(
		buildRequest({
			skin_type: "Dry",
			findings: seen({ dryness: 3 }),
			facts: [sum("15 USD"), { id: "owns", about: "astral cream", sure: true }],
		}),
	);
	const creams = planSteps(plan).filter(({ key }) => key === "moisturizer");
	expect(creams.map(({ step }) => step.look_for ?? "").join()).toContain("astral cream");
});

test("a tint that is wished for is bought before what is merely useful", () => {
	const stepsFor = (facts: PersonFact[]) => {
		const request = buildRequest({
			skin_type: "Combination",
			findings: seen({ dark_spots: 3 }),
			facts: [sum("50 USD"), ...facts],
		});
		return planSteps(planFor(request)).map(({ step }) => step.step_id);
	};
	expect(stepsFor(told("wants_tint"))).toContain("step.sunscreen_tinted");
	expect(stepsFor([])).not.toContain("step.sunscreen_tinted");
});

test("a few dollars buy the treatment first, and sunscreen when there is money again", () => {
	const facts = [sum("15 USD")];
	const plan = planFor(buildRequest({ skin_type: "Oily", findings: seen({ acne: 2.5 }), facts }));
	expect(noteOf(plan, "rule.budget")).toMatch(
		/Buy first, for about \$1[02]: (?:adapalene|benzoyl peroxide) [^,]+ in most drugstores\)\. Later, when there is money again: the sunscreen/,
	);
});

test("what is bought first never costs more than there is, whatever the sum", () => {
	for (const about of ["8 USD", "12 USD", "20 USD", "25 USD", "32 USD"])
		for (const findings of [seen({ acne: 2.5 }), seen({ dark_spots: 3 }), seen({ dryness: 3 })]) {
			const text =
				noteOf(planFor(buildRequest({ skin_type: "Oily", findings, facts: [sum(about)] })), "rule.budget") ??
				"";
			const first = /Buy first, for (?:about )?\$([\d.]+)/.exec(text)?.[1];
			if (first !== undefined)
				expect(Number(first), text).toBeLessThanOrEqual(Number.parseInt(about, 10) + 1);
			expect(text, about).toMatch(
				/Buy first|Buy in this order|All there is to buy|Nothing that suits you fits/,
			);
		}
});

test("what somebody has and the plan goes on with is named beside the order of buying", () => {
	const owned: PersonFact = { id: "owns", about: "benzoyl peroxide gel", sure: true };
	const plan = planFor(
		buildRequest({ skin_type: "Oily", findings: seen({ acne: 2 }), facts: [sum("20 USD"), owned] }),
	);
	expect(noteOf(plan, "rule.budget")).toMatch(/What you have already serves: your benzoyl peroxide gel\.$/);
});

test("where the budget buys one treatment it is the one for what comes first", () => {
	const findings = seen({ acne: 2, shine: 2 });
	const plan = planFor(buildRequest({ skin_type: "Oily", findings, facts: [sum("35 GBP")] }));
	const treats = planSteps(plan).flatMap(({ step }) => step.actives);
	expect(treats).toContain("benzoyl_peroxide");
	expect(treats).not.toContain("salicylic_acid");
	expect(planSteps(plan).every(({ step }) => step.product !== null)).toBe(true);
});

test("a treatment without a known price stays where no other fits, and its price is said not to be known", () => {
	const findings = seen({ acne: 3 });
	const { price } = planFor(buildRequest({ skin_type: "Oily", findings, facts: [sum("20 USD")] }));
	expect(price?.total).toBeLessThanOrEqual(20);
	expect(price?.under?.words).toMatch(
		/We know no price of .+(?:2\.5|0\.1)%.+: see whether it fits into what is left\.$/,
	);
});

test("pounds count as a little less than they buy, and the note says so", () => {
	const plan = planFor(buildRequest({ findings: seen({ acne: 3 }), facts: [sum("30 GBP")] }));
	expect(plan.price?.total).toBeLessThanOrEqual(37.5);
	expect(noteOf(plan, "rule.budget")).toContain(
		"You told us you want to spend at most £30. The prices we know are of US shops, so we counted it as about $37.",
	);
});

test("the answer for a low budget is one for the whole plan", () => {
	const person = { goals: [], issues: [], preferences: { budget: "low" } } as const;
	const plan = planFor(
		buildRequest({ findings: seen({ acne: 2, shine: 3 }), person: { ...person, goals: [], issues: [] } }),
	);
	expect(plan.price?.total).toBeLessThanOrEqual(35);
	expect(noteOf(plan, "rule.budget")).toMatch(
		/^You chose to spend little: up to about \$35 for the whole plan\./,
	);
});

test("money that is no object, and no word of money, leave a plan as it is", () => {
	const findings = seen({ lines: 3 });
	expect(noteOf(planFor(buildRequest({ findings })), "rule.budget")).toBeUndefined();
	const plenty = planFor(buildRequest({ findings, facts: told("high_budget") }));
	expect(noteOf(plenty, "rule.budget")).toBeUndefined();
});

test("the three answers about price give three prices: low at most 35 dollars, medium at most 75", () => {
	let index = 0;
	const medians: Record<string, number[]> = { low: [], mid: [], none: [], high: [] };
	for (const person of everyPlannedPerson()) {
		index += 1;
		if (index % 12 !== 0) continue;
		const whole = turnFor(person, index / 12);
		const totalFor = (budget: "low" | "mid" | "high" | undefined): number => {
			const preferences = { ...whole.person.preferences, ...(budget && { budget }) };
			const total = planFor({ ...whole, person: { ...whole.person, preferences } }).price?.total ?? 0;
			medians[budget ?? "none"]?.push(total);
			return total;
		};
		const [low, mid] = [totalFor("low"), totalFor("mid")];
		totalFor(undefined);
		totalFor("high");
		const say = JSON.stringify([low, mid, whole]);
		expect(low, say).toBeLessThanOrEqual(Math.min(35, mid));
		expect(mid, say).toBeLessThanOrEqual(75);
	}
	const median = (of: string) => (medians[of] ?? []).toSorted((a, b) => a - b)[Math.floor(index / 24)] ?? 0;
	console.info(
		`Median of a plan: low $${median("low")}, medium $${median("mid")}, untold $${median("none")}, high $${median("high")}`,
	);
	expect(median("low")).toBeLessThanOrEqual(median("mid"));
	expect(median("mid")).toBeLessThanOrEqual(median("high"));
}, 240_000);

test("a told sum is kept for every person, sunscreen stays, no night is added, and more money never buys less", () => {
	let index = 0;
	let checked = 0;
	let unpriced = 0;
	for (const person of everyPlannedPerson()) {
		index += 1;
		if (index % 12 !== 0) continue;
		const whole = turnFor(person, index / 12);
		const dear = planFor(whole);
		let before = 0;
		for (const about of SUMS) {
			const request = { ...whole, facts: [...whole.facts, sum(about)] };
			const { limit } = budgetOf(request.person.preferences, request.facts);
			const plan = planFor(request);
			const { price } = plan;
			const steps = planSteps(plan);
			const say = `${about}: ${namesOf(plan)} ${JSON.stringify(request)}`;
			checked += 1;
			if (price === undefined) continue;
			if ((limit ?? 0) >= FEASIBLE) expect(price.total, say).toBeLessThanOrEqual(limit ?? 0);
			if (price.unpriced > 0) {
				unpriced += 1;
				const names = steps.filter(({ step }) => BY_ID.get(step.product?.id ?? "")?.price === null);
				expect(names.map(({ step }) => step.actives.join()).join(), say).toMatch(
					/^(?:benzoyl_peroxide|adapalene)$/,
				);
			}
			expect(
				steps.some(({ key }) => key === "sunscreen"),
				say,
			).toBe(true);
			const nights = steps
				.filter(({ step }) => step.actives.some((id) => isRetinoid(id) || isExfoliating(id)))
				.reduce((all, { step }) => all + step.per_week, 0);
			expect(nights, say).toBeLessThanOrEqual(IRRITANT_NIGHTS[request.sensitivity]);
			expect(steps.length, say).toBeLessThanOrEqual(planSteps(dear).length);
			expect(steps.length, say).toBeGreaterThanOrEqual(before);
			before = steps.length;
		}
	}
	console.info(`Plans within a told sum: ${checked}; with a product of unknown price: ${unpriced}`);
	expect(checked).toBeGreaterThan(800);
}, 240_000);

test("no sum is passed, not even by a guess at what a drugstore asks", () => {
	const findings = seen({ acne: 2, shine: 3 });
	const plan = planFor(buildRequest({ skin_type: "Oily", findings, facts: [sum("40 USD")] }));
	const asked = /about \$([\d.]+) together/.exec(noteOf(plan, "rule.budget") ?? "")?.[1];
	expect(Number(asked)).toBeLessThanOrEqual(40);
});

test("lines alone are treated within 40 dollars, by a cheaper serum of the same kind", () => {
	const person = {
		goals: [],
		issues: ["Wrinkles"],
		preferences: { monk_tone: 9, age_band: "55-64" as const },
	};
	const findings = seen({ lines: 4, dark_spots: 3 });
	const plan = planFor(buildRequest({ skin_type: "Combination", findings, person, facts: [sum("40 USD")] }));
	expect(planSteps(plan).map(({ step }) => step.step_id)).toContain("step.serum_retinol_low");
});

test("marks on oily skin keep a treatment where the wash is left for later", () => {
	const person = { goals: [], issues: ["Dark spots"], preferences: { monk_tone: 5 } };
	const findings = seen({ dark_spots: 3, shine: 2, dryness: 1 });
	const plan = planFor(buildRequest({ skin_type: "Oily", findings, person, facts: [sum("25 USD")] }));
	expect(planSteps(plan).map(({ key }) => key)).toContain("serum");
	expect(plan.price?.total).toBeLessThanOrEqual(25);
});
