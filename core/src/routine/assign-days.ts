import { IRRITANT_NIGHTS } from "../knowledge/care-choices.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import { WEEKDAYS, type Weekday } from "./care-plan.ts";
import { irritates } from "./choose-treatments.ts";
import { spreadDays } from "./spread-days.ts";
import { type StepDraft, slotOf } from "./step-draft.ts";

const ALL_DAYS: readonly Weekday[] = [...WEEKDAYS];

/** Settled days of every step: irritant nights within the budget of the week and as far apart as it allows. */
export function assignDays(
	drafts: readonly StepDraft[],
	sensitivity: Sensitivity,
): ReadonlyMap<string, Weekday[]> {
	return new Map(
		drafts.map((draft) => {
			const most = irritates(draft.step_id) ? IRRITANT_NIGHTS[sensitivity] : ALL_DAYS.length;
			return [slotOf(draft), spreadDays(ALL_DAYS, Math.min(draft.per_week, most))];
		}),
	);
}
