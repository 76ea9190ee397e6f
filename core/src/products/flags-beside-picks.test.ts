import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { AROUND_PLACE } from "../routine/explain-step.ts";
import { heldBy, sparesPlace } from "../routine/held-products.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { buildFinding, buildRequest } from "../routine/testing/build-request.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { flagsOfRules, RED_FLAG_RULES } from "../skin/red-flags/red-flag-rules.ts";
import { holdsBack, triageFindings } from "../skin/red-flags/triage-findings.ts";
import { SKIN_TYPES } from "../skin/skin-type.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { pickProducts } from "./pick-products.ts";

const FACES = [
	[],
	[buildFinding("acne", 2)],
	[buildFinding("acne", 4.5)],
	[buildFinding("dark_spots", 3), buildFinding("lines", 2)],
	[buildFinding("dryness", 3)],
	[buildFinding("redness", 4.5)],
];

interface Told {
	flags: readonly RedFlag[];
	findings: (typeof FACES)[number];
	skin_type: (typeof SKIN_TYPES)[number];
}

function planOf({ flags, findings, skin_type }: Told): CarePlan {
	const red_flags = [...flags, ...triageFindings(findings)];
	const request = buildRequest({ red_flags, findings, skin_type });
	return pickProducts({ ...request, plan: buildCarePlan(request), catalogue: STARTER_CATALOGUE }).plan;
}

const anyTold = (most: number) =>
	fc.record({
		flags: fc.uniqueArray(fc.constantFrom<RedFlag>(...RED_FLAG_RULES), {
			minLength: 1,
			maxLength: most,
			selector: ({ rule_id }) => rule_id,
		}),
		findings: fc.constantFrom(...FACES),
		skin_type: fc.constantFrom(...SKIN_TYPES),
	});

const named = (told: Told) => planSteps(planOf(told)).filter(({ step }) => step.product !== null);

const namesSome = ({ flags, findings }: Told) =>
	heldBy([...flags, ...triageFindings(findings)]) === "nothing";

test("a sign that asks for somebody names no product; what watches or is measured does", () => {
	for (const flag of RED_FLAG_RULES)
		for (const findings of FACES) {
			const told = { flags: [flag], findings, skin_type: "Oily" as const };
			expect(named(told).length > 0, flag.rule_id).toBe(namesSome(told));
			if (!holdsBack(flag)) expect(namesSome(told), flag.rule_id).toBe(true);
		}
});

test("nor do several signs at once", () => {
	fc.assert(
		fc.property(anyTold(3), (told) => named(told).length > 0 === namesSome(told)),
		{ numRuns: 300 },
	);
});

test("a step leaves out a place exactly where the plan says why", () => {
	fc.assert(
		fc.property(anyTold(2), (told) => {
			const plan = planOf(told);
			const ids = (plan.notes ?? []).map(({ rule_id }) => rule_id);
			// A growth says by itself what to leave alone, where basics go on around it.
			const waits = ids.includes("rule.basics_until_visit") || ids.includes("rule.treatments_after_visit");
			const noted = ids.includes("rule.around_the_place") || (waits && ids.includes("rule.growth_first"));
			const around = planSteps(plan).some(({ step }) => step.instruction.includes(AROUND_PLACE));
			return noted === around;
		}),
		{ numRuns: 100 },
	);
});

test("one place that has to be looked at is left out; skin that wants sunscreen all over is not", () => {
	const of = (id: (typeof RED_FLAG_RULES)[number]["rule_id"]) => flagsOfRules(new Set([id]));
	for (const id of ["doctor-today", "doctor-soon", "changing-mole", "sore-not-healing"] as const)
		expect(sparesPlace(of(`red-flag.${id}`), []), id).toBe(true);
	for (const id of ["pigment-change", "butterfly-rash", "hormones"] as const) {
		expect(heldBy(of(`red-flag.${id}`)), id).toBe("products");
		expect(sparesPlace(of(`red-flag.${id}`), []), id).toBe(false);
	}
	expect(sparesPlace([...of("red-flag.hormones"), ...of("red-flag.changing-mole")], [])).toBe(true);
	expect(sparesPlace(of("red-flag.crusts"), [])).toBe(false);
});
