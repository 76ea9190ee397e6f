import fc from "fast-check";
import { expect, test } from "vitest";
import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { SOURCES } from "../knowledge/sources.ts";
import { PERSON_FACTS, type PersonFactId } from "../person/person-fact.ts";
import { CONCERNS, type Concern } from "../skin/concern.ts";
import { ITA_CLASSES } from "../skin/observation.ts";
import { RED_FLAG_LEVELS } from "../skin/red-flag.ts";
import { SENSITIVITIES, SKIN_TYPES } from "../skin/skin-type.ts";
import { takeCases } from "../testing/take-cases.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import { type CarePlan, MORNING_STEPS, NIGHT_STEPS, WEEKLY_STEPS } from "./care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { planSteps } from "./plan-steps.ts";
import { brokenPromises } from "./testing/broken-promises.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";
import { EVERY_TOLD } from "./testing/every-person.ts";

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

const requestArbitrary: fc.Arbitrary<PlanRequest> = fc.record({
	skin_type: fc.constantFrom(...SKIN_TYPES),
	sensitivity: fc.constantFrom(...SENSITIVITIES),
	findings: findingsArbitrary,
	person: fc.record({
		goals: fc.subarray(["Glowing skin", "Even tone", "Hydrated skin", "Younger appearance", "toString"]),
		issues: fc.subarray(["Acne", "Dryness", "Redness", "Dark spots", "Wrinkles", "constructor"]),
		preferences: fc.constant({}),
	}),
	facts: fc
		.subarray([...PERSON_FACTS], { maxLength: 3 })
		.map((ids) =>
			ids.map((id) => ({ id, sure: true, ...(id === "allergy" && { about: "benzoyl_peroxide" }) })),
		),
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
});

const NAMED = [
	["Acne", "module.acne"],
	["Redness", "module.redness"],
	["Dark spots", "module.tone"],
	["Wrinkles", "module.lines"],
	["Dryness", "module.dryness"],
] as const;

/** The promises every plan keeps, whoever it is for; each broken one is named. */
function faults(input: PlanRequest, plan: CarePlan): string[] {
	const found = brokenPromises(input, plan);
	const hold = (promise: string, kept: boolean): void => {
		if (!kept) found.push(promise);
	};
	const steps = planSteps(plan);
	const treatments = steps.filter(({ step }) => step.actives.some(isTreatment));
	hold("morning keys in order", ordered(plan.morning, MORNING_STEPS));
	hold("night keys in order", ordered(plan.night, NIGHT_STEPS));
	hold("weekly keys in order", ordered(plan.weekly, WEEKLY_STEPS));
	const told = (id: PersonFactId) => input.facts.some((fact) => fact.id === id);
	const short = told("two_products") ? "two" : told("few_products") ? "few" : null;
	const helpFirst = input.red_flags.some(({ level }) => level === "emergency");
	const unplanned = told("under_13") || helpFirst;
	hold("no step in an emergency", !helpFirst || steps.length === 0);
	if (!unplanned && short !== null) {
		const products = new Set(steps.map(({ step }) => step.step_id));
		hold("two products, when asked for", short === "few" || products.size === 2);
		hold("few products, when asked for", products.size <= 4 && treatments.length <= 1);
		hold("a sunscreen all the same", plan.morning.sunscreen !== undefined);
	}
	if (!unplanned && short === null) {
		const basics = [
			plan.morning.cleanser,
			plan.morning.moisturizer,
			plan.night.cleanser,
			plan.night.moisturizer,
		];
		hold("wash and moisturizer twice a day", !basics.includes(undefined));
		hold("sunscreen is the last morning step", Object.keys(plan.morning).at(-1) === "sunscreen");
	}
	hold("two treatments at most", treatments.length <= 2);
	hold("one treatment on sensitive skin", input.sensitivity !== "High" || treatments.length <= 1);
	if (input.red_flags.some(({ level }) => level === "same_day")) {
		hold("no treatment with an urgent sign", treatments.length === 0);
	}
	hold("nothing without a reading or a wish", wanted(input) || steps.length <= 5);
	const texts = (plan.notes ?? []).map(({ text }) => text).join(" ");
	for (const [issue, id] of NAMED) {
		if (!input.person.issues.includes(issue) || unplanned) continue;
		const served = steps.some(({ step }) => step.because_ids.includes(id));
		const { words } = CONCERN_MODULES[id];
		hold(
			`${issue} is served or told why not`,
			served ||
				texts.includes(words) ||
				/left out|protects?\b|calm|as little as possible|nearly everything|against age/i.test(texts),
		);
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

function wanted({ findings, person, facts, previous_plan }: PlanRequest): boolean {
	const seen = findings.some(({ severity }) => (severity ?? 0) >= 1);
	return (
		seen || person.issues.length > 0 || facts.some(({ id }) => id === "rosacea") || previous_plan !== null
	);
}

function ordered(section: object, keys: readonly string[]): boolean {
	return Object.keys(section).join() === keys.filter((key) => Object.hasOwn(section, key)).join();
}

function expectSound(input: PlanRequest, plan: CarePlan): void {
	const found = faults(input, plan);
	if (found.length > 0) expect(found, JSON.stringify(input)).toEqual([]);
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

const SEVERITY_PAIRS: [number, number][] = [
	[1, 0.5],
	[2, 1.5],
	[3, 2.5],
	[2, 3.5],
	[4, 3],
	[3, 5],
];

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

test("whatever a person tells, every skin type, sensitivity, tone and concern gives a sound plan", {
	tags: "exhaustive",
}, () => {
	const requests = takeCases("requests", requestsOfEveryFact(), 11);
	for (const make of requests.cases) {
		const input = make();
		expectSound(input, buildCarePlan(input));
	}
	expect(requests.all).toBe(
		EVERY_TOLD.length * SKIN_TYPES.length * SENSITIVITIES.length * CONCERNS.length * 4 * 2,
	);
});

function* requestsOfEveryFact() {
	for (const facts of EVERY_TOLD)
		for (const skin_type of SKIN_TYPES)
			for (const sensitivity of SENSITIVITIES)
				for (const concern of CONCERNS)
					for (const severity of [1, 2, 3, 4])
						for (const ita_class of ["light", "dark"] as const)
							yield () => {
								const findings = [buildFinding(concern, severity), buildFinding(beside(concern), 2)];
								return buildRequest({ skin_type, sensitivity, findings, facts, tone: { ita_class } });
							};
}

const beside = (concern: Concern): Concern =>
	CONCERNS[(CONCERNS.indexOf(concern) + 3) % CONCERNS.length] ?? "acne";

test("any mix of findings, wishes, facts and red flags gives a sound plan, and the same one twice", () => {
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

test("under 18 azelaic acid of an earlier plan goes on neither for spots nor for marks that no photo shows", () => {
	const treats = (plan: CarePlan) => planSteps(plan).flatMap(({ step }) => step.actives);
	const person = { goals: [], issues: ["Dark spots"], preferences: {} };
	const seen = [buildFinding("acne", 2), buildFinding("dark_spots", 2)];
	const earlier = buildCarePlan(
		buildRequest({ findings: seen, person, facts: [{ id: "trying", sure: true }], sensitivity: "Low" }),
	);
	expect(treats(earlier)).toContain("azelaic_acid");
	const unread = seen.map((finding) => ({ ...finding, severity: null }));
	for (const issues of [[], ["Dark spots"]]) {
		const later = buildRequest({
			findings: unread,
			person: { ...person, issues },
			facts: [{ id: "age_16_17", sure: true }],
			previous_plan: earlier,
		});
		expect(treats(buildCarePlan(later))).not.toContain("azelaic_acid");
	}
});

test("a tint says which marks it is for, also where lines stand out more", () => {
	const { morning } = buildCarePlan(
		buildRequest({
			sensitivity: "High",
			findings: [buildFinding("dark_spots", 1), buildFinding("lines", 2)],
			person: { goals: [], issues: ["Dark spots"], preferences: {} },
			tone: { ita_class: "brown" },
		}),
	);
	expect(morning.sunscreen).toMatchObject({
		step_id: "step.sunscreen_mineral_tinted",
		because: expect.stringContaining("darker marks"),
	});
	expect(morning.sunscreen?.because_ids).toContain("module.tone");
});

const LEVELS = [0, 2, 3] as const;

test("of 1,458 faces none gets more irritant nights than its skin bears, and strained skin gets none for four weeks", {
	tags: "exhaustive",
}, () => {
	let plans = 0;
	for (const acne of LEVELS)
		for (const dark_spots of LEVELS)
			for (const lines of LEVELS)
				for (const texture of LEVELS)
					for (const shine of LEVELS)
						for (const sensitivity of SENSITIVITIES)
							for (const strained of [false, true]) {
								const seen = { acne, dark_spots, lines, texture, shine };
								const input = buildRequest({
									sensitivity,
									findings: (Object.keys(seen) as (keyof typeof seen)[]).map((one) =>
										buildFinding(one, seen[one]),
									),
									facts: strained ? [{ id: "barrier_strained", sure: true }] : [],
								});
								const plan = buildCarePlan(input);
								plans += 1;
								expectSound(input, plan);
								const irritants = planSteps(plan).filter(({ step }) =>
									step.actives.some((id) => isRetinoid(id) || isExfoliating(id)),
								);
								if (strained) expect(irritants).toEqual([]);
							}
	expect(plans).toBe(1_458);
});

test("spots of severity 2 and more are treated before the marks they leave, on every tone", () => {
	for (const ita_class of ITA_CLASSES) {
		for (const sensitivity of SENSITIVITIES) {
			for (const acne of [2, 2.5, 3, 4, 5]) {
				for (const dark_spots of [1, 2, 3, 4, 5]) {
					const findings = [buildFinding("acne", acne), buildFinding("dark_spots", dark_spots)];
					const person = { goals: [], issues: ["Dark spots"], preferences: {} };
					const plan = buildCarePlan(buildRequest({ sensitivity, findings, person, tone: { ita_class } }));
					const first = planSteps(plan)
						.filter(({ step }) => step.actives.some(isTreatment))
						.toSorted((a, b) => a.step.start_week - b.step.start_week)[0];
					expect(first?.step.because_ids).toContain("module.acne");
				}
			}
		}
	}
});
