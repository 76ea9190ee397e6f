import { BASE_ROUTINES, type BaseRoutine, CALM_ROUTINES } from "../knowledge/base-routines.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";
import type { StandingFinding } from "../skin/standing-findings.ts";
import { draftStep, type Reason, type StepDraft } from "./step-draft.ts";

/** Base steps stand below every module step in the fight for a slot. */
const BASE_PRIORITY = 0;
const MASK_FROM_SEVERITY = 1;

/** The routine of the skin type, before any concern. Sensitive skin gets the calm routine whatever its type. */
export function chooseBase(
	skinType: SkinType,
	sensitivity: Sensitivity,
	findings: readonly StandingFinding[],
): StepDraft[] {
	const base = sensitivity === "High" ? CALM_ROUTINES[skinType] : BASE_ROUTINES[skinType];
	const reason = baseReason(base);
	const drafts = [
		draftStep("morning", base.morning.cleanser, BASE_PRIORITY, reason),
		draftStep("morning", base.morning.moisturizer, BASE_PRIORITY, reason),
		draftStep("morning", base.morning.sunscreen, BASE_PRIORITY, sunscreenReason()),
		draftStep("night", base.night.cleanser, BASE_PRIORITY, reason),
		draftStep("night", base.night.moisturizer, BASE_PRIORITY, reason),
	];
	if (base.morning.serum) drafts.push(draftStep("morning", base.morning.serum, BASE_PRIORITY, reason));
	if (base.exfoliant) {
		drafts.push(draftStep("weekly", base.exfoliant.step, BASE_PRIORITY, reason, base.exfoliant.per_week));
	}
	const mask = base.mask;
	const seen = mask && findings.find((finding) => finding.concern === mask.for);
	if (mask && seen && seen.severity !== null && seen.severity >= MASK_FROM_SEVERITY) {
		const maskReason: Reason = {
			text: `${mask.for === "shine" ? "shine showed" : "skin looked dry"} in ${seen.earlier ? "an earlier" : "this"} photo`,
			ids: [base.id, ...(seen.earlier ? [] : seen.because)],
			sources: base.sources,
		};
		drafts.push(draftStep("weekly", mask.step, BASE_PRIORITY, maskReason));
	}
	return drafts;
}

function baseReason(base: BaseRoutine): Reason {
	return { text: base.why, ids: [base.id], sources: base.sources };
}

function sunscreenReason(): Reason {
	return {
		text: "sun is the largest cause of marks, lines and uneven tone that you can do something about",
		ids: ["rule.sunscreen_with_actives"],
		sources: ["aad_sunscreen"],
	};
}
