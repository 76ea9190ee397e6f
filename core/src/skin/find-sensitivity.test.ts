import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { findSensitivity } from "./skin-type.ts";
import { makeObservation } from "./testing/make-observation.ts";

function sensitivityOf(redness: number, told: Partial<SelfReport> = {}, ita_deg = 38) {
	const readings = { "redness.nose": redness, "redness.left_cheek": redness - 5 };
	return findSensitivity(findConcerns(makeObservation({ readings, ita_deg })), {
		...NO_SELF_REPORT,
		...told,
	});
}

test("without an answer the careful middle is assumed with low confidence", () => {
	const finding = sensitivityOf(0);
	expect(finding.sensitivity).toBe("Moderate");
	expect(finding.confidence).toBeLessThanOrEqual(0.2);
	expect(finding.basis).toContain("felt, not seen");
});

test("strong redness raises it by one step and calm skin never lowers it", () => {
	expect(sensitivityOf(18).sensitivity).toBe("High");
	expect(sensitivityOf(18).basis).toContain("Redness of 3.5 out of 5");
	expect(sensitivityOf(0, { sensitive: true }).sensitivity).toBe("High");
});

test("the person's word comes first", () => {
	expect(sensitivityOf(0, { sensitive: false }).sensitivity).toBe("Low");
	expect(sensitivityOf(18, { sensitive: false }).sensitivity).toBe("Moderate");
	expect(sensitivityOf(0, { discomforts: ["stinging"] }).sensitivity).toBe("Moderate");
	expect(sensitivityOf(18, { discomforts: ["stinging"] }).sensitivity).toBe("High");
});

test("redness that cannot be trusted on a deep skin tone changes nothing", () => {
	expect(sensitivityOf(18, {}, -30).sensitivity).toBe("Moderate");
});

const scale = (sum: number, answered = 10): SelfReport["scale"] => ({
	sum,
	answered,
	band: sum > 12.7 ? "sensitive" : sum > 5 ? "slight" : "calm",
});

test.each([
	[23, "High", "You told us how your skin felt: 23 out of 100. Above 12.7 skin counts as sensitive."],
	[
		8,
		"Moderate",
		"You told us how your skin felt: 8 out of 100. From 5 to 12.7 skin counts as slightly sensitive.",
	],
	[2, "Low", "You told us how your skin felt: 2 out of 100. Up to 5 skin counts as calm."],
] as const)("ten answers that sum to %d say %s, with what it rests on", (sum, sensitivity, basis) => {
	expect(sensitivityOf(0, { scale: scale(sum) })).toEqual({ sensitivity, basis, confidence: 0.7 });
});

test("a part of the scale says so and is less sure", () => {
	const finding = sensitivityOf(0, { scale: scale(20, 6) });
	expect(finding.basis).toContain("scaled up from 6 of 10 questions");
	expect(finding.confidence).toBe(0.5);
});

test("of several answers the most careful one holds", () => {
	expect(sensitivityOf(0, { scale: scale(2), sensitive: true }).sensitivity).toBe("High");
	expect(sensitivityOf(0, { scale: scale(30), sensitive: false }).basis).toContain("30 out of 100");
	expect(sensitivityOf(0, { scale: scale(2), discomforts: ["stinging"] }).sensitivity).toBe("Moderate");
});

test("redness raises what the scale says by one step and says so", () => {
	const finding = sensitivityOf(18, { scale: scale(2) });
	expect(finding.sensitivity).toBe("Moderate");
	expect(finding.basis).toContain("Redness of 3.5 out of 5");
});
