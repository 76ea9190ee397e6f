import { isExfoliating } from "../knowledge/actives.ts";
import { SLOW_RAMP } from "../knowledge/ramps.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import { activesOf, isTreatmentDraft, type StepDraft } from "./step-draft.ts";

/** Most exfoliations a week; sensitive skin gets none. */
export const MAX_EXFOLIATIONS: Record<Sensitivity, number> = { Low: 3, Moderate: 2, High: 0 };
const MAX_TREATMENTS: Record<Sensitivity, number> = { Low: 4, Moderate: 3, High: 1 };
const MAX_NIGHT_TREATMENTS: Record<Sensitivity, number> = { Low: 2, Moderate: 1, High: 1 };

/** High: no exfoliant, one treatment at half pace. Moderate: one treatment at night, slow. Low: the defaults. */
export function applySensitivity(drafts: readonly StepDraft[], sensitivity: Sensitivity): StepDraft[] {
	const ranked = drafts.toSorted((a, b) => b.priority - a.priority);
	let treatments = 0;
	let nightTreatments = 0;
	const kept = new Set<StepDraft>();
	for (const draft of ranked) {
		if (!isTreatmentDraft(draft)) {
			if (sensitivity !== "High" || draft.key !== "mask") kept.add(draft);
			continue;
		}
		if (sensitivity === "High" && activesOf(draft).some(isExfoliating)) continue;
		const atNight = draft.section !== "morning";
		if (treatments >= MAX_TREATMENTS[sensitivity]) continue;
		if (atNight && nightTreatments >= MAX_NIGHT_TREATMENTS[sensitivity]) continue;
		treatments += 1;
		if (atNight) nightTreatments += 1;
		kept.add(draft);
	}
	return drafts.filter((draft) => kept.has(draft)).map((draft) => pace(draft, sensitivity));
}

function pace(draft: StepDraft, sensitivity: Sensitivity): StepDraft {
	if (!isTreatmentDraft(draft)) return draft;
	const cap = activesOf(draft).some(isExfoliating) ? MAX_EXFOLIATIONS[sensitivity] : 7;
	const capped = Math.min(draft.per_week, cap);
	if (sensitivity === "Low") return { ...draft, per_week: capped };
	const ramp = draft.ramp ? (SLOW_RAMP[draft.ramp] ?? draft.ramp) : null;
	const perWeek = sensitivity === "High" ? Math.ceil(capped / 2) : capped;
	return {
		...draft,
		ramp,
		per_week: perWeek,
		applied: [...draft.applied, `sensitivity.${sensitivity.toLowerCase()}`],
	};
}

/** What is left when skin should only be protected: no treatment, no exfoliant, no mask. */
export function barrierOnly(drafts: readonly StepDraft[]): StepDraft[] {
	return drafts.filter(
		(draft) => !isTreatmentDraft(draft) && draft.key !== "mask" && draft.key !== "exfoliant",
	);
}
