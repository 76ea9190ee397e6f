import { expect, test } from "vitest";
import { sampleCheckin } from "../testing/sample-parts.ts";
import { reportPartsOf } from "./report-parts.ts";

test("a finished check-in gives every part", () => {
	const parts = reportPartsOf(sampleCheckin());
	expect(parts).toMatchObject({ skin_type: "Combination", skin_sensitivity: "Moderate" });
	expect(parts?.care_plan).toHaveProperty("morning");
});

test("a check-in without notes or skin type is no report", () => {
	const { analysis_result, ...rest } = sampleCheckin();
	expect(
		reportPartsOf({ ...rest, analysis_result: { ...analysis_result, condition_notes: null } }),
	).toBeNull();
	expect(reportPartsOf({ ...rest, analysis_result: { ...analysis_result, skin_type: null } })).toBeNull();
});
