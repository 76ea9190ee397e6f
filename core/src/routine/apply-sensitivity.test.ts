import { expect, test } from "vitest";
import type { Sensitivity } from "../skin/skin-type.ts";
import { applySensitivity, barrierOnly } from "./apply-sensitivity.ts";
import { draftStep, type StepDraft } from "./step-draft.ts";

const reason = { text: "a test needs it", ids: ["test"], sources: ["house_default"] as const };
const daily = (section: StepDraft["section"], step: StepDraft["step_id"], priority: number): StepDraft =>
	draftStep(section, step, priority, reason, 7);

function kept(drafts: StepDraft[], sensitivity: Sensitivity): [string, number][] {
	return applySensitivity(drafts, sensitivity).map((draft) => [draft.step_id, draft.per_week]);
}

test("an exfoliant is cut to three uses a week, to two on moderate skin, and left out on sensitive skin", () => {
	const drafts = [daily("weekly", "step.exfoliant_bha", 1)];
	expect(kept(drafts, "Low")).toEqual([["step.exfoliant_bha", 3]]);
	expect(kept(drafts, "Moderate")).toEqual([["step.exfoliant_bha", 2]]);
	expect(kept(drafts, "High")).toEqual([]);
});

test("moderate skin keeps the more important of two treatments at night", () => {
	const drafts = [daily("weekly", "step.exfoliant_bha", 0), daily("night", "step.serum_retinol", 1)];
	expect(kept(drafts, "Moderate")).toEqual([["step.serum_retinol", 7]]);
	expect(kept(drafts, "Low")).toHaveLength(2);
});

test("sensitive skin keeps one treatment at half its pace, on the slow ramp", () => {
	const drafts = [daily("morning", "step.serum_niacinamide", 1), daily("night", "step.serum_azelaic", 2)];
	const [only, ...others] = applySensitivity(drafts, "High");
	expect(others).toEqual([]);
	expect(only).toMatchObject({ step_id: "step.serum_azelaic", per_week: 4, ramp: "azelaic_slow" });
	expect(only?.applied).toContain("sensitivity.high");
});

test("a barrier-only plan keeps washing, moisturizer and sunscreen", () => {
	const drafts = [
		daily("morning", "step.sunscreen", 0),
		daily("morning", "step.serum_vitamin_c", 1),
		daily("weekly", "step.mask_clay", 0),
		daily("weekly", "step.exfoliant_lactic", 0),
		daily("night", "step.cleanser_gentle", 0),
	];
	expect(barrierOnly(drafts).map((draft) => draft.step_id)).toEqual([
		"step.sunscreen",
		"step.cleanser_gentle",
	]);
});
