import { expect, test } from "vitest";
import type { ActiveClass } from "./active.ts";
import { ACTIVE_IDS, ACTIVES, findActive, isExfoliating, isRetinoid } from "./actives.ts";
import { BASE_ROUTINES, CALM_ROUTINES, CARE_CHOICES, GENTLE_CHOICES, OLDER_BASE } from "./care-choices.ts";
import { CONCERN_MODULES } from "./concern-modules.ts";
import { CONFLICTS, conflictBetween } from "./conflicts.ts";
import { IN_USE_RULES, PERSON_IN_USE } from "./in-use-rules.ts";
import { INGREDIENT_NAMES } from "./ingredient-names.ts";
import { MINOR_LINES, PERSON_RULES } from "./person-rules.ts";
import { PERSON_ADVICE, PERSON_WARNINGS, ROUTINE_RULES } from "./plan-notes.ts";
import type { Source } from "./sources/source.ts";
import { SOURCES, type SourceId } from "./sources.ts";
import { CAUTIONS, COURSES, RAMPS, STOP_RULES } from "./step-guidance.ts";
import { STEP_IDS, STEP_RULES } from "./steps/step-rules.ts";

const SOURCED: [string, readonly string[]][] = [
	...ACTIVE_IDS.map((id): [string, readonly string[]] => [id, ACTIVES[id].sources]),
	...STEP_IDS.map((id): [string, readonly string[]] => [id, STEP_RULES[id].sources]),
	...CONFLICTS.map((rule): [string, readonly string[]] => [rule.id, rule.sources]),
	...[...PERSON_RULES, ...PERSON_WARNINGS, MINOR_LINES].map((rule): [string, readonly string[]] => [
		rule.id,
		rule.sources,
	]),
	...Object.entries({
		...CAUTIONS,
		...STOP_RULES,
		...COURSES,
		...RAMPS,
		...ROUTINE_RULES,
		...CONCERN_MODULES,
		...IN_USE_RULES,
		...PERSON_ADVICE,
	}).map(([id, row]): [string, readonly string[]] => [id, row.sources]),
	...Object.values({ ...BASE_ROUTINES, calm: CALM_ROUTINES.Dry, OLDER_BASE }).map(
		(row): [string, readonly string[]] => [row.id, row.sources],
	),
];

const TEXTS: string[] = [
	...STEP_IDS.flatMap((id) => [STEP_RULES[id].title, STEP_RULES[id].instruction]),
	...CONFLICTS.flatMap((rule) => [rule.why, rule.fix]),
	...[...PERSON_RULES, ...PERSON_WARNINGS, MINOR_LINES].map((rule) => rule.note),
	...Object.values({ ...CAUTIONS, ...STOP_RULES, ...ROUTINE_RULES, ...PERSON_ADVICE }).map((row) => row.text),
	...Object.values(COURSES).flatMap(({ normal, pause_if }) => [normal, pause_if]),
	...Object.values(CONCERN_MODULES).flatMap((row) => [row.words, row.refer ?? ""]),
	...Object.values(BASE_ROUTINES).flatMap((row) => Object.values(row.why)),
	...Object.values({ ...IN_USE_RULES, ...PERSON_IN_USE }).flatMap(({ why, fix }) => [why, fix]),
];

test("every row of every table names at least one source that exists", () => {
	for (const [id, sources] of SOURCED) {
		expect(sources.length, id).toBeGreaterThan(0);
		for (const source of sources) expect(Object.keys(SOURCES), `${id} -> ${source}`).toContain(source);
	}
});

test("every source has a citation, a web address and what is cited from it; only our own default has no address", () => {
	for (const [id, { citation, url, says, status }] of Object.entries<Source>(SOURCES)) {
		expect(citation.length, id).toBeGreaterThan(20);
		expect(says.length, id).toBeGreaterThan(20);
		if (status === "house") expect(url, id).toBeNull();
		else expect(url, id).toMatch(/^https?:\/\/[^ ]+$/);
	}
});

test("no source about another ingredient stands under a step, its cautions or a pair rule", () => {
	const classesIn = (ids: readonly string[]) => ids.map((id) => findActive(id)?.class);
	const foreign = (sources: readonly SourceId[], classes: readonly (ActiveClass | undefined)[]) =>
		sources.filter((id) => {
			const { about }: Source = SOURCES[id];
			return about !== undefined && !about.some((one) => classes.includes(one));
		});
	for (const id of STEP_IDS) {
		const { actives, sources, cautions, product } = STEP_RULES[id];
		const own = classesIn([...actives, ...product.any_of, ...product.prefers]);
		expect(foreign(sources, own), id).toEqual([]);
		for (const caution of cautions) {
			const said = CAUTIONS[caution].sources;
			expect(foreign(said, own).length, `${id} ${caution}`).toBeLessThan(said.length);
		}
	}
	for (const { id, a, b, sources } of CONFLICTS) {
		const classes = [a, b].flatMap((side) => [...(side.classes ?? []), ...classesIn(side.ids ?? [])]);
		expect(foreign(sources, classes), id).toEqual([]);
	}
});

test("texts keep to appearance: no diagnosis, no promise of a cure, no hype", () => {
	for (const text of TEXTS) {
		expect(text).not.toMatch(
			/diagnos|\bcures?\b|\brosacea\b|\beczema\b|melasma|miracle|perfect|flawless|anti-aging/i,
		);
		expect(text).not.toMatch(/undefined|NaN|\[object/);
	}
});

test("myths are named as myths and allowed", () => {
	const myths = CONFLICTS.filter((rule) => rule.myth);
	expect(myths.map((rule) => rule.id)).toContain("conflict.vitamin_c_niacinamide");
	for (const rule of CONFLICTS) expect(rule.myth, rule.id).toBe(rule.grade === "M");
	for (const rule of myths) expect(rule.level, rule.id).toBe("allow");
});

test("pair rules read the same in both orders", () => {
	for (const one of ACTIVE_IDS) {
		for (const two of ACTIVE_IDS) {
			expect(conflictBetween(one, two)?.id).toBe(conflictBetween(two, one)?.id);
		}
	}
});

test.each([
	["adapalene", "benzoyl_peroxide", "allow"],
	["retinol", "benzoyl_peroxide", "separate"],
	["tretinoin", "benzoyl_peroxide", "separate"],
	["retinol", "glycolic_acid", "alternate"],
	["adapalene", "salicylic_acid", "alternate"],
	["retinol", "adapalene", "block"],
	["glycolic_acid", "salicylic_acid", "block"],
	["lactic_acid", "scrub", "block"],
	["vitamin_c", "niacinamide", "allow"],
	["clay", "adapalene", "alternate"],
	["tretinoin", "sulfur", "alternate"],
	["azelaic_acid", "salicylic_acid", "advice"],
	["azelaic_acid", "retinol", "advice"],
	["vitamin_c", "benzoyl_peroxide", "advice"],
	["vitamin_c", "lactic_acid", "advice"],
	["hydroquinone", "tretinoin", "advice"],
	["hydroquinone", "benzoyl_peroxide", "block"],
	["sulfur", "salicylic_acid", "advice"],
	["bakuchiol", "retinol", "advice"],
	["peptides", "vitamin_c", "advice"],
	["peptides", "retinol", "allow"],
	["hyaluronic_acid", "retinol", "allow"],
	["vitamin_c", "retinol", "allow"],
	["niacinamide", "benzoyl_peroxide", "allow"],
])("%s with %s: %s", (one, two, level) => {
	expect(conflictBetween(one, two)?.level).toBe(level);
});

test("ingredients without a rule between them, unknown ones and an ingredient with itself do not conflict", () => {
	expect(conflictBetween("ceramides", "retinol")).toBeNull();
	expect(conflictBetween("moon_dust", "retinol")).toBeNull();
	expect(conflictBetween("retinol", "retinol")).toBeNull();
});

test("steps with a retinoid warn about pregnancy and sun, steps with an acid about sun or stacking", () => {
	for (const id of STEP_IDS) {
		const rule = STEP_RULES[id];
		if (rule.actives.some(isRetinoid)) {
			expect(rule.cautions, id).toContain("not_in_pregnancy");
			expect(rule.cautions, id).toContain("sun_rule_retinoid");
		}
		if (rule.actives.some(isExfoliating)) expect(rule.cautions, id).toContain("no_other_exfoliant");
		if (rule.actives.some((active) => ACTIVES[active].photosensitising)) {
			expect(
				rule.cautions.some((caution) => caution.startsWith("sun_rule")),
				id,
			).toBe(true);
		}
	}
});

test("what can burn says where it must not go, what is normal, what is a pause and what is a stop", () => {
	const BURNS = ["retinoid", "bha", "aha", "pha", "benzoyl_peroxide", "azelaic", "vitamin_c"];
	for (const id of STEP_IDS) {
		const { actives, cautions, course, stop_if } = STEP_RULES[id];
		const classes = actives.map((active) => ACTIVES[active].class);
		if (!classes.some((one) => BURNS.includes(one))) continue;
		expect(cautions, id).toContain("keep_off");
		expect(course, id).toBeDefined();
		expect(stop_if, id).toEqual(["burning", "raw", "swelling"]);
		if (actives.some((active) => isRetinoid(active) || isExfoliating(active)))
			expect(cautions, id).toContain("no_wax");
		if (classes.includes("benzoyl_peroxide"))
			expect(cautions, id).toEqual(
				expect.arrayContaining(["keep_cool", "small_spot_first", "bleaches_fabric"]),
			);
		if (actives.includes("adapalene")) expect(cautions, id).toContain("early_flare");
	}
});

test("no caution of a step says again what it calls normal", () => {
	for (const id of STEP_IDS) {
		const { cautions, course } = STEP_RULES[id];
		const normal = course === undefined ? "" : COURSES[course].normal;
		if (/tingl|sting/.test(normal)) expect(cautions, id).not.toContain("stings_first");
		if (/dry/i.test(normal)) expect(cautions, id).not.toContain("dries_out");
		if (/more spots|worse/.test(normal)) expect(cautions, id).not.toContain("early_flare");
	}
});

test("a pause is no stop: peeling asks for fewer uses, and the early flare of a retinoid for patience", () => {
	for (const { pause_if } of Object.values(COURSES)) expect(pause_if).toMatch(/then/);
	expect(COURSES.adapalene.pause_if).toMatch(/peels.*moisturize.*fewer/);
	expect(
		Object.values(STOP_RULES)
			.map(({ text }) => text)
			.join(),
	).not.toMatch(/peel|scal/i);
	expect(STOP_RULES.worse.text).toMatch(/with a retinoid spots can flare until week 4/);
});

test("every sunscreen is broad-spectrum, put on again after water and sweat, and tints and minerals speak of shade", () => {
	for (const id of STEP_IDS) {
		const { category, instruction, cautions, product } = STEP_RULES[id];
		if (category !== "sunscreen") continue;
		expect(instruction, id).toMatch(
			/broad-spectrum.*every two hours.*after swimming or sweating.*water-resistant/,
		);
		if (product.tinted) expect(cautions, id).toContain("shade");
		else if (product.mineral_only) expect(cautions, id).toContain("white_film");
	}
});

test("azelaic acid below the 15% of its trials is of limited evidence and says so", () => {
	expect(ACTIVES.azelaic_acid).toMatchObject({ strength: { max: 10 }, grade: "C" });
	expect(STEP_RULES["step.serum_azelaic"]).toMatchObject({ grade: "C" });
	expect(STEP_RULES["step.serum_azelaic"].cautions).toContain("below_studied");
});

test("the strength to start with lies inside the supported range", () => {
	for (const id of ACTIVE_IDS) {
		const { strength } = ACTIVES[id];
		if (strength === null) continue;
		expect(strength.start, id).toBeGreaterThanOrEqual(strength.min);
		expect(strength.start, id).toBeLessThanOrEqual(strength.max);
	}
});

test("prescription and banned ingredients are recognized and never planned", () => {
	for (const id of STEP_IDS) {
		for (const active of STEP_RULES[id].actives)
			expect(ACTIVES[active].status.us, id).not.toBe("prescription");
	}
	expect(INGREDIENT_NAMES.tretinoin.is).toContain("tretinoin");
	expect(INGREDIENT_NAMES.hydroquinone.is).toContain("hydroquinone");
});

test("every slot of a base routine holds a step of its own category, and every treatment one that is planned there", () => {
	for (const base of [...Object.values(BASE_ROUTINES), ...Object.values(CALM_ROUTINES), OLDER_BASE]) {
		expect(STEP_RULES[base.cleanser].category).toBe("cleanser");
		expect(STEP_RULES[base.moisturizer].category).toBe("moisturizer");
		expect(STEP_RULES[base.sunscreen].category).toBe("sunscreen");
	}
	for (const { at, step } of [
		...Object.values(CARE_CHOICES).flatMap((rows) => rows.flatMap(({ parts }) => parts.flat())),
		...Object.values(GENTLE_CHOICES).flat(),
	]) {
		expect(STEP_RULES[step].category, step).toBe(at === "weekly" ? "exfoliant" : "serum");
	}
});

test("what stands for a wish alone neither peels nor is a retinoid", () => {
	for (const { step } of Object.values(GENTLE_CHOICES).flat()) {
		expect(STEP_RULES[step].actives.some((id) => isRetinoid(id) || isExfoliating(id))).toBe(false);
	}
});

test("ramps only ever go up, week by week", () => {
	for (const [id, ramp] of Object.entries(RAMPS)) {
		for (const [index, [week, pace]] of ramp.weeks.entries()) {
			const before = ramp.weeks[index - 1];
			if (before) {
				expect(week, id).toBeGreaterThan(before[0]);
				expect(pace, id).toBeGreaterThan(before[1]);
			}
			expect(pace, id).toBeLessThanOrEqual(7);
		}
	}
});
