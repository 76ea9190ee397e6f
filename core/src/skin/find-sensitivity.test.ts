import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import { findSensitivity } from "./find-sensitivity.ts";
import { NO_SELF_REPORT, type SelfReport } from "./self-report.ts";
import { makeObservation } from "./testing/make-observation.ts";

function sensitivityOf(redness: number, told: Partial<SelfReport> = {}, ita_deg = 38) {
	const readings = { "redness.nose": redness };
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
	expect(sensitivityOf(11).sensitivity).toBe("High");
	expect(sensitivityOf(11).basis).toContain("Redness of 3.5 out of 5");
	expect(sensitivityOf(0, { sensitive: true }).sensitivity).toBe("High");
});

test("the person's word comes first", () => {
	expect(sensitivityOf(0, { sensitive: false }).sensitivity).toBe("Low");
	expect(sensitivityOf(11, { sensitive: false }).sensitivity).toBe("Moderate");
	expect(sensitivityOf(0, { stings: true }).sensitivity).toBe("Moderate");
	expect(sensitivityOf(11, { stings: true }).sensitivity).toBe("High");
});

test("redness that cannot be trusted on a deep skin tone changes nothing", () => {
	expect(sensitivityOf(11, {}, -30).sensitivity).toBe("Moderate");
});
