import fc from "fast-check";
import { expect, test } from "vitest";
import { findActive, isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { SOURCES } from "../knowledge/sources.ts";
import { CONCERNS } from "../skin/concern.ts";
import { ITA_CLASSES } from "../skin/observation.ts";
import { RED_FLAG_LEVELS } from "../skin/red-flag.ts";
import { SENSITIVITIES, SKIN_TYPES } from "../skin/skin-type.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import { type CarePlan, MORNING_STEPS, NIGHT_STEPS, WEEKLY_STEPS } from "./care-plan.ts";
import { factsFromAnswers } from "./facts-from-answers.ts";
import { findConflicts } from "./find-conflicts.ts";
import { AGE_BANDS, BUDGETS, isMinor, PREGNANCY_ANSWERS } from "./person.ts";
import { planSensitivity } from "./person-conditions.ts";
import type { PlanRequest } from "./plan-request.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

const EXFOLIATIONS_A_WEEK = { Low: 3, Moderate: 2, High: 0 } as const;

const findingsArbitrary = fc
	.tuple(
		...CONCERNS.map(() =>
			fc.option(
				fc.integer({ min: 0, max: 10 }).map((half) => half / 2),
				{ freq: 5 },
			),
		),
	)
	.map((severities) => CONCERNS.map((concern, index) => buildFinding(concern, severities[index] ?? null)));

const requestArbitrary: fc.Arbitrary<PlanRequest> = fc
	.record({
		skin_type: fc.constantFrom(...SKIN_TYPES),
		sensitivity: fc.constantFrom(...SENSITIVITIES),
		findings: findingsArbitrary,
		person: fc.record({
			goals: fc.subarray(["Glowing skin", "Even tone", "Hydrated skin", "Younger appearance", "toString"]),
			issues: fc.subarray(["Acne", "Dryness", "Redness", "Dark spots", "Wrinkles", "constructor"]),
			preferences: fc.record(
				{
					fragrance_free: fc.boolean(),
					sensitive_skin: fc.boolean(),
					budget: fc.constantFrom(...BUDGETS),
					pregnancy: fc.constantFrom(...PREGNANCY_ANSWERS),
					age_band: fc.constantFrom(...AGE_BANDS),
					prescription_retinoid: fc.boolean(),
				},
				{ requiredKeys: [] },
			),
		}),
		red_flags: fc.array(
			fc.record({
				rule_id: fc.constant("flag.test"),
				level: fc.constantFrom(...RED_FLAG_LEVELS),
				advice: fc.constant("Ask a doctor."),
			}),
			{ maxLength: 1 },
		),
		previous_plan: fc.constant(null),
		tone: fc.constantFrom(...ITA_CLASSES).map((ita_class) => ({ ita_class })),
	})
	.map((request) => ({ ...request, facts: factsFromAnswers(request.person.preferences) }));

/** The promises every plan keeps, whoever it is for; each broken one is named. */
function faults(input: PlanRequest, plan: CarePlan): string[] {
	const found: string[] = [];
	const hold = (promise: string, kept: boolean): void => {
		if (!kept) found.push(promise);
	};
	const steps = planSteps(plan);
	const { preferences } = input.person;
	const sensitivity = planSensitivity(input.sensitivity, preferences, input.red_flags);
	hold("morning keys in order", ordered(plan.morning, MORNING_STEPS));
	hold("night keys in order", ordered(plan.night, NIGHT_STEPS));
	hold("weekly keys in order", ordered(plan.weekly, WEEKLY_STEPS));
	for (const [name, step] of Object.entries({
		cleanser: plan.morning.cleanser,
		moisturizer: plan.morning.moisturizer,
		night_cleanser: plan.night.cleanser,
		night_moisturizer: plan.night.moisturizer,
	})) {
		hold(`${name} present`, step !== undefined);
	}
	hold("sunscreen is the last morning step", Object.keys(plan.morning).at(-1) === "sunscreen");
	for (const conflict of findConflicts(plan))
		hold(`no ${conflict.rule_id} at ${conflict.steps.join()}`, false);

	const treatments = steps.filter(({ step }) => step.actives.some(isTreatment));
	const starts = treatments.map(({ step }) => step.start_week).toSorted((a, b) => a - b);
	hold(
		"one new treatment per two weeks",
		starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= 2),
	);
	hold("one treatment on sensitive skin", sensitivity !== "High" || treatments.length <= 1);

	const exfoliating = steps.filter(({ step }) => step.actives.some(isExfoliating));
	const uses = exfoliating.reduce((sum, { step }) => sum + step.per_week, 0);
	hold("not too many exfoliations", uses <= EXFOLIATIONS_A_WEEK[sensitivity]);

	const actives = steps.flatMap(({ step }) => step.actives);
	if (preferences.pregnancy !== undefined && preferences.pregnancy !== "no") {
		const risky = actives.filter((id) => ["avoid", "caution"].includes(findActive(id)?.pregnancy ?? ""));
		hold(`nothing to avoid in pregnancy: ${risky.join()}`, risky.length === 0);
	}
	if (isMinor(preferences)) {
		const acne = input.findings.find(({ concern }) => concern === "acne")?.severity ?? 0;
		const allowed = acne >= 2 ? ["benzoyl_peroxide", "salicylic_acid", "adapalene"] : [];
		hold(
			"nothing but acne care under 18",
			actives.every((id) => !isTreatment(id) || allowed.includes(id)),
		);
	}
	if (preferences.prescription_retinoid === true) {
		hold("no treatment beside a prescription", !actives.some(isTreatment));
	}
	if (input.red_flags.some(({ level }) => level === "emergency" || level === "same_day")) {
		hold("no treatment with an urgent sign", !actives.some(isTreatment));
		hold("nothing weekly with an urgent sign", Object.keys(plan.weekly).length === 0);
	}
	for (const { section, key, step } of steps) {
		const place = `${section}.${key}`;
		hold(`${place}: no product yet`, step.product === null);
		hold(`${place}: a reason`, step.because.length > 10 && step.because_ids.length > 0);
		hold(`${place}: a source`, step.evidence.sources.length > 0);
		hold(
			`${place}: known sources`,
			step.evidence.sources.every((id) => Object.hasOwn(SOURCES, id)),
		);
		hold(`${place}: days agree with uses`, step.days?.length === step.per_week && step.per_week > 0);
		hold(
			`${place}: ramp ends at the settled pace`,
			step.ramp === null || step.ramp.at(-1)?.[1] === step.per_week,
		);
		hold(`${place}: says when to stop`, !step.actives.some(isTreatment) || step.stop_if.length > 0);
		hold(`${place}: retinoid at night`, section === "night" || !step.actives.some(isRetinoid));
	}
	for (const text of allTexts(plan)) {
		hold(`clean text: ${text}`, !/undefined|NaN|null|\[object|\s{2}|^[a-z]|^\s|\s$/.test(text));
	}
	return found;
}

function ordered(section: object, keys: readonly string[]): boolean {
	return Object.keys(section).join() === keys.filter((key) => Object.hasOwn(section, key)).join();
}

function expectSound(input: PlanRequest, plan: CarePlan): void {
	expect(faults(input, plan), JSON.stringify(input)).toEqual([]);
}

function allTexts(plan: CarePlan): string[] {
	return [
		...planSteps(plan).flatMap(({ step }) => [
			step.instruction,
			step.because,
			...step.cautions,
			...step.stop_if,
		]),
		...(plan.notes ?? []).map((note) => note.text),
	];
}

test("every skin type, sensitivity and pair of concerns at every severity gives a sound plan", {
	tags: "exhaustive",
}, () => {
	for (const skin_type of SKIN_TYPES) {
		for (const sensitivity of SENSITIVITIES) {
			for (const [index, one] of CONCERNS.entries()) {
				for (const two of CONCERNS.slice(index + 1)) {
					for (const [first, second] of SEVERITY_PAIRS) {
						const findings = CONCERNS.map((concern) =>
							buildFinding(concern, concern === one ? first : concern === two ? second : 0),
						);
						const input = buildRequest({ skin_type, sensitivity, findings });
						expectSound(input, buildCarePlan(input));
					}
				}
			}
		}
	}
});

const SEVERITY_PAIRS: [number, number][] = [
	[1, 0.5],
	[2, 1.5],
	[3, 2.5],
	[2, 3.5],
	[4, 3],
	[3, 5],
];

test("every skin type, sensitivity and concern holds for every kind of person", {
	tags: "exhaustive",
}, () => {
	const people = [
		{},
		{ pregnancy: "pregnant" },
		{ pregnancy: "breastfeeding" },
		{ age_band: "13-15" },
		{ prescription_retinoid: true },
		{ age_band: "13-15", pregnancy: "trying" },
		{ sensitive_skin: true, fragrance_free: true },
	] as const;
	for (const skin_type of SKIN_TYPES) {
		for (const sensitivity of SENSITIVITIES) {
			for (const concern of CONCERNS) {
				for (const severity of [1, 2, 3, 4]) {
					for (const preferences of people) {
						for (const ita_class of ["light", "dark"] as const) {
							const input = buildRequest({
								skin_type,
								sensitivity,
								findings: [buildFinding(concern, severity)],
								person: { goals: [], issues: [], preferences },
								tone: { ita_class },
							});
							expectSound(input, buildCarePlan(input));
						}
					}
				}
			}
		}
	}
});

test("any mix of findings, wishes, preferences and red flags gives a sound plan, and the same one twice", () => {
	fc.assert(
		fc.property(requestArbitrary, (input) => {
			const plan = buildCarePlan(input);
			expectSound(input, plan);
			expect(buildCarePlan(input)).toEqual(plan);
		}),
		{ numRuns: 400 },
	);
});

test("a later plan that follows on from any earlier one is sound as well", () => {
	fc.assert(
		fc.property(requestArbitrary, requestArbitrary, (first, second) => {
			const input = { ...second, previous_plan: buildCarePlan(first) };
			expectSound(input, buildCarePlan(input));
		}),
		{ numRuns: 200 },
	);
});
