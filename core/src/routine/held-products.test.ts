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
	const told = ["doctor-soon", "doctor-today", "changing-mole", "hormones", "pigment-change", "eye"] as const;
	for (const one of told) expect(heldBy(of(`red-flag.${one}`)), one).toBe("products");
});

test("kind words, what to watch for and what was measured hold nothing back", () => {
	expect(heldBy([])).toBe("nothing");
	expect(heldBy(MANY_SPOTS)).toBe("nothing");
	for (const rule of RED_FLAG_RULES.filter(({ level }) => level === "watch"))
		expect(heldBy([rule])).toBe("nothing");
	expect(heldBy(of("red-flag.distress"))).toBe("nothing");
});

test("clear spots keep their treatment beside a visit soon for them, and beside none for anything else", () => {
	const soon = [...of("red-flag.doctor-soon"), ...MANY_SPOTS];
	const clear = [buildFinding("acne", 2)];
	expect(isOfSpots(soon, [])).toBe(true);
	expect(heldBy(soon)).toBe("products");
	expect(treatsAfterVisit(soon, [])).toBe(false);
	expect(isOfSpots([...of("red-flag.changing-mole"), ...soon], clear)).toBe(false);
	expect(isOfSpots([...of("red-flag.doctor-today"), ...soon], clear)).toBe(false);
	expect(isOfSpots(of("red-flag.doctor-soon"), clear)).toBe(false);
	expect(isOfSpots(of("red-flag.severe-acne"), clear)).toBe(true);
	expect(isOfSpots(of("red-flag.severe-acne"), [buildFinding("acne", 1)])).toBe(false);
	expect(heldBy([...of("red-flag.crusts"), ...soon])).toBe("everything");
});
