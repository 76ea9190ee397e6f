import { expect, test } from "vitest";
import { flagsOfRules, RED_FLAG_RULES } from "../skin/red-flags/red-flag-rules.ts";
import { triageFindings } from "../skin/red-flags/triage-findings.ts";
import { heldBy, isOfSpots, treatsAfterVisit } from "./held-products.ts";
import { buildFinding } from "./testing/build-request.ts";

const of = (rule: (typeof RED_FLAG_RULES)[number]["rule_id"]) => flagsOfRules(new Set([rule]));
const MANY_SPOTS = triageFindings([buildFinding("acne", 5)]);

test("every emergency holds every product back, beside whatever else is told", () => {
	const emergencies = RED_FLAG_RULES.filter(({ level }) => level === "emergency");
	expect(emergencies.length).toBeGreaterThan(20);
	for (const rule of emergencies)
		for (const other of RED_FLAG_RULES) expect(heldBy([rule, other]), rule.rule_id).toBe("everything");
});

test("what is open, burnt or infected gets no product at all", () => {
	const told = ["skin-infection", "crusts", "burn", "one-sided-blisters", "bite", "self-harm"] as const;
	for (const one of told) expect(heldBy(of(`red-flag.${one}`)), one).toBe("everything");
});

test("a visit soon or today holds every product back", () => {
	const told = ["doctor-today", "changing-mole", "hormones", "pigment-change", "eye"] as const;
	for (const one of told) expect(heldBy(of(`red-flag.${one}`)), one).toBe("products");
});

test("a visit soon that is only guessed holds back what treats, and nothing where the cause has its own care", () => {
	const guessed = of("red-flag.doctor-soon");
	expect(heldBy(guessed)).toBe("treatments");
	expect(treatsAfterVisit(guessed)).toBe(true);
	for (const id of ["melasma", "greasy_flakes", "shaving_bumps"] as const)
		expect(heldBy(guessed, { facts: [{ id }] }), id).toBe("nothing");
	expect(heldBy([...of("red-flag.changing-mole"), ...guessed], { facts: [{ id: "melasma" }] })).toBe(
		"products",
	);
});

test("kind words, what to watch for and what was measured hold nothing back", () => {
	expect(heldBy([])).toBe("nothing");
	expect(heldBy(MANY_SPOTS)).toBe("nothing");
	for (const rule of RED_FLAG_RULES.filter(({ level }) => level === "watch"))
		expect(heldBy([rule])).toBe("nothing");
	expect(heldBy(of("red-flag.distress"))).toBe("nothing");
});

test("clear spots keep their treatment beside a visit soon that may be about them, and about nothing else", () => {
	const soon = [...of("red-flag.doctor-soon"), ...MANY_SPOTS];
	expect(isOfSpots(soon)).toBe(true);
	expect(heldBy(soon)).toBe("nothing");
	expect(isOfSpots([...of("red-flag.changing-mole"), ...soon])).toBe(false);
	expect(isOfSpots([...of("red-flag.doctor-today"), ...soon])).toBe(false);
	const severe = of("red-flag.severe-acne");
	expect(heldBy(severe, { findings: [buildFinding("acne", 2)] })).toBe("nothing");
	expect(heldBy(severe, { findings: [buildFinding("acne", 1)] })).toBe("products");
	expect(heldBy([...of("red-flag.crusts"), ...soon])).toBe("everything");
});
