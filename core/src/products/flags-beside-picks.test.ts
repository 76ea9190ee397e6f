import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { AFTER_VISIT, AROUND_PLACE } from "../routine/explain-step.ts";
import { heldBy, sparesPlace } from "../routine/held-products.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { buildFinding, buildRequest } from "../routine/testing/build-request.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { flagsOfRules, RED_FLAG_RULES } from "../skin/red-flags/red-flag-rules.ts";
import { triageFindings } from "../skin/red-flags/triage-findings.ts";
import { SKIN_TYPES } from "../skin/skin-type.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { pickProducts } from "./pick-products.ts";

/** Says to put nothing on skin, whatever else is true; "Where it is a single place, ..." leaves the plan to the rest. */
const NOTHING_ON_IT =
	/\b(?:put|begin|keep|leave)\b[^.;]*\b(?:nothing|everything)\b|\bnothing (?:new|else)\b|\bno (?:new )?creams? (?:on|until)\b|\bonly (?:water|a plain)\b/i;
const IN_SOME_CASE = /^(?:If|Where)\b/;

function keepsClear(texts: readonly string[]): string[] {
	const sentences = texts.flatMap((text) => text.split(/(?<=[.;]) /));
	return sentences.filter((one) => NOTHING_ON_IT.test(one) && !IN_SOME_CASE.test(one));
}

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

/** Sentences that leave skin alone, beside steps that name a product for it. */
function contradictions(told: Told): string[] {
	const plan = planOf(told);
	const steps = planSteps(plan).filter(({ step }) => step.product !== null);
	const said = keepsClear([
		...told.flags.map(({ advice }) => advice),
		...(plan.notes ?? []).map(({ text }) => text),
	]);
	if (said.length === 0) return [];
	const bare = steps.filter(
		({ step: { instruction } }) => !instruction.includes(AROUND_PLACE) && !instruction.includes(AFTER_VISIT),
	);
	return bare.map(({ key }) => `${key} beside ${said.join(" ")}`);
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

test("no flag says to put nothing on a place for which a step names a product", () => {
	for (const flag of RED_FLAG_RULES)
		for (const findings of FACES)
			expect(contradictions({ flags: [flag], findings, skin_type: "Oily" }), flag.rule_id).toEqual([]);
});

test("nor do several flags at once, on any face", () => {
	fc.assert(
		fc.property(anyTold(3), (told) => contradictions(told).length === 0),
		{ numRuns: 300 },
	);
});

test("a step leaves out a place exactly where the plan says why", () => {
	fc.assert(
		fc.property(anyTold(2), (told) => {
			const plan = planOf(told);
			const noted = (plan.notes ?? []).some(({ rule_id }) => rule_id === "rule.around_the_place");
			const around = planSteps(plan).some(({ step }) => step.instruction.includes(AROUND_PLACE));
			return noted === around;
		}),
		{ numRuns: 100 },
	);
});

test("one place that has to be looked at is left out; skin that wants sunscreen all over is not", () => {
	const of = (id: (typeof RED_FLAG_RULES)[number]["rule_id"]) => flagsOfRules(new Set([id]));
	for (const id of ["doctor-today", "doctor-soon", "changing-mole", "sore-not-healing"] as const)
		expect(sparesPlace(of(`red-flag.${id}`)), id).toBe(true);
	for (const id of ["pigment-change", "butterfly-rash", "hormones"] as const) {
		expect(heldBy(of(`red-flag.${id}`)), id).toBe("treatments");
		expect(sparesPlace(of(`red-flag.${id}`)), id).toBe(false);
	}
	expect(sparesPlace([...of("red-flag.hormones"), ...of("red-flag.changing-mole")])).toBe(true);
	expect(sparesPlace(of("red-flag.crusts"))).toBe(false);
});
