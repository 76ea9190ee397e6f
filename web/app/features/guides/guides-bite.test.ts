// @vitest-environment node
import { expect, test } from "vitest";
import { checkClaims, checkFact, checkFigures } from "./checking/check-claims.ts";
import { checkGrade, checkRoutine, checkShape, checkWords } from "./checking/check-guide.ts";
import type { ClaimedFact, Guide, GuideClaims } from "./guide.ts";
import { claims } from "./retinol/claims.ts";
import { guide } from "./retinol/text.ts";

const withLead = (lead: string): Guide => ({ ...guide, lead });
const withClaim = (says: string, fact: ClaimedFact): GuideClaims => ({
	...claims,
	claims: [...claims.claims, { says, fact }],
});

test.each(["Use it 6 nights a week.", "Use it six nights a week.", "Choose 1%.", "SPF 15 will do."])(
	"a figure nobody claimed is told with its sentence: %s",
	(sentence) => {
		expect(checkFigures(withLead(`It is calm. ${sentence}`), claims)).toEqual([
			expect.stringContaining(`in: ${sentence}`),
		]);
	},
);

test.each<[string, ClaimedFact, string]>([
	["from 0.1 to 1%", { kind: "strength", active: "retinol" }, "the words say 1"],
	["begin with 0.5%", { kind: "first_strength", active: "retinol" }, "the words say 0.5"],
	["up to 2%", { kind: "highest_strength", active: "retinol" }, "core's figure 0.3"],
	["in the morning", { kind: "time_of_day", active: "retinol", time: "morning" }, 'core has "night"'],
	["well studied", { kind: "grade", active: "retinol", grade: "A" }, 'core has "C"'],
	["fine when pregnant", { kind: "pregnancy", active: "retinol", advice: "accepted" }, 'core has "avoid"'],
	["retinol in the morning", { kind: "time_of_day", active: "retinol", time: "night" }, '"morning" says the'],
	["the evidence is strong", { kind: "grade", active: "retinol", grade: "C" }, '"strong" says the'],
	["fine when pregnant", { kind: "pregnancy", active: "retinol", advice: "avoid" }, '"fine" says the'],
	["the sun is no matter", { kind: "sun", active: "retinol", photosensitising: false }, 'core has "true"'],
	[
		"never together",
		{ kind: "conflict", pair: ["vitamin_c", "niacinamide"], level: "block", myth: false },
		'core has "allow"',
	],
	[
		"kept apart",
		{ kind: "conflict", pair: ["retinol", "ceramides"], level: "separate", myth: false },
		"core has no rule",
	],
	[
		"five nights a week from week 3",
		{ kind: "ramp", ramp: "retinol", from_week: 3, per_week: 5 },
		'core has "2"',
	],
	[
		"three nights a week from week 4",
		{ kind: "ramp", ramp: "retinol", from_week: 3, per_week: 3 },
		"core's figure 3",
	],
	[
		"seven times a week",
		{ kind: "per_week", step: "step.exfoliant_lactic", per_week: 7 },
		"core has 1 uses a week",
	],
	["from week 2", { kind: "start_week", step: "step.serum_retinol", week: 2 }, 'core has "1"'],
	["after 4 weeks", { kind: "weeks_to_judge", concern: "lines", weeks: 4 }, 'core has "12"'],
	["five exfoliations", { kind: "exfoliations", skin: "calm", per_week: 5 }, 'core has "3"'],
	["longer than two hours", { kind: "rule", rule: "stop.burning" }, 'is not in "stop.burning"'],
	["every two weeks outdoors", { kind: "rule", rule: "step.sunscreen" }, 'is not in "step.sunscreen"'],
	["anything", { kind: "rule", rule: "rule.unheard" }, 'core has no rule "rule.unheard"'],
])("a claim that core does not share is refused: %s", (says, fact, reason) => {
	const plan = checkClaims(withLead(says), withClaim(says, fact));
	expect(plan.join("\n")).toContain(reason);
});

test("a claim has to stand in the guide, and a figure of a source beside its number", () => {
	const absent = withClaim("words of nobody", { kind: "grade", active: "retinol", grade: "C" });
	expect(checkClaims(guide, absent).join()).toContain("do not stand in any line");
	const uncited = withClaim("In 40 people", { kind: "source", reference: 1 });
	expect(checkClaims(withLead("In 40 people it worked."), uncited).join()).toContain("does not cite [1]");
	expect(checkClaims(withLead("In 40 people it worked. [1]"), uncited)).toEqual([]);
	expect(checkFact("In 40 people", { kind: "source", reference: 1 }, [])).toEqual([]);
});

test("a routine with a step too many, too few or out of order is refused with the plan of core", () => {
	const [first, second, ...rest] = guide.routine.morning;
	if (!first || !second) throw new Error("the example has two morning steps");
	for (const morning of [
		[first, first, second, ...rest],
		[first, second],
		[second, first, ...rest],
	])
		expect(checkRoutine({ ...guide, routine: { ...guide.routine, morning } }, claims).join()).toContain(
			"core plans [step.cleanser_gentle, step.moisturizer_lotion, step.sunscreen]",
		);
});

test("the box of an ingredient cannot show a better grade than its claim", () => {
	const better: Guide = { ...guide, evidence: { ...guide.evidence, grade: "A" } };
	expect(checkGrade(better, claims)).toEqual([expect.stringContaining("the box shows grade A")]);
	expect(checkGrade(guide, { ...claims, claims: [] })).toEqual([
		expect.stringContaining('no claim of kind "grade"'),
	]);
});

test.each([
	["You have rosacea.", "diagnosis"],
	["It cures spots.", "cure"],
	["A miracle for lines.", "miracle"],
	["It boosts your collagen.", "collagen"],
	["It erases fine lines.", "lines"],
	["Our scan finds melasma early.", "condition"],
	["The colour evens out.", "American"],
	["Retinol is safe in pregnancy.", "pregnancy"],
])("words no page may hold are refused: %s", (sentence, reason) => {
	expect(checkWords(withLead(sentence)).join()).toContain(reason);
});

test("the shape of a guide is held to its measures", () => {
	const refused = (changes: Partial<Guide>) => checkShape({ ...guide, ...changes }).join("\n");
	expect(refused({ description: "Short." })).toContain("6 characters");
	expect(refused({ sections: [] })).toMatch(/\d+ words, which should be 900/);
	expect(refused({ sections: [...guide.sections, ...guide.sections.slice(0, 1)] })).toContain("two sections");
	expect(refused({ references: [...guide.references, "house_default"] })).toContain("[9] is never cited");
	expect(refused({ references: guide.references.slice(0, 3) })).toContain("[4] has no reference");
	expect(refused({ lead: "See [this](/nowhere)." })).toContain('"/nowhere" is no page');
	expect(refused({ related: ["retinol", "niacinamide"] })).toContain("not related to itself");
	expect(refused({ updated: "yesterday" })).toContain('"yesterday" is no day');
	expect(refused({})).toBe("");
});
