import { IRRITANT_NIGHTS } from "../knowledge/care-choices.ts";
import { RAMPS } from "../knowledge/step-guidance.ts";
import type { Sensitivity } from "../skin/skin-type.ts";
import { type CarePlan, type Ramp, WEEKDAYS, type Weekday } from "./care-plan.ts";
import { irritates } from "./choose-treatments.ts";
import { planSteps } from "./plan-steps.ts";
import { isTreatmentDraft, type StepDraft, slotOf } from "./step-draft.ts";
import { spreadDays } from "./steps-of-day.ts";

const ALL_DAYS: readonly Weekday[] = [...WEEKDAYS];

/** Settled days of every step: irritant nights within the budget of the week and as far apart as it allows. */
function assignDays(drafts: readonly StepDraft[], sensitivity: Sensitivity): ReadonlyMap<string, Weekday[]> {
	return new Map(
		drafts.map((draft) => {
			const most = irritates(draft.step_id) ? IRRITANT_NIGHTS[sensitivity] : ALL_DAYS.length;
			return [slotOf(draft), spreadDays(ALL_DAYS, Math.min(draft.per_week, most))];
		}),
	);
}

/** Weeks between two new treatments. */
export const STAGGER_WEEKS = 2;

export interface ScheduledStep {
	draft: StepDraft;
	days: Weekday[];
	per_week: number;
	start_week: number;
	ramp: Ramp;
}

/** Gives every step its days, its ramp and its first week; treatments start one at a time. */
export function scheduleRamp(
	drafts: readonly StepDraft[],
	sensitivity: Sensitivity,
	previous: CarePlan | null,
): ScheduledStep[] {
	const days = assignDays(drafts.map(settle), sensitivity);
	const starts = startWeeks(drafts, sensitivity, previous);
	return drafts.map((draft) => {
		const own = days.get(slotOf(draft)) ?? [];
		return {
			draft,
			days: own,
			per_week: own.length,
			start_week: starts.get(slotOf(draft)) ?? 1,
			ramp: clipRamp(draft, own.length),
		};
	});
}

/** A ramp that levels off below the wanted pace decides the pace. */
function settle(draft: StepDraft): StepDraft {
	const last = draft.ramp ? RAMPS[draft.ramp].weeks.at(-1)?.[1] : undefined;
	return last === undefined ? draft : { ...draft, per_week: Math.min(draft.per_week, last) };
}

function clipRamp(draft: StepDraft, perWeek: number): Ramp {
	if (!draft.ramp) return null;
	const clipped: [number, number][] = [];
	for (const [week, nights] of RAMPS[draft.ramp].weeks) {
		const pace = Math.min(nights, perWeek);
		if (clipped.at(-1)?.[1] !== pace) clipped.push([week, pace]);
	}
	return clipped.length > 1 ? clipped : null;
}

/**
 * First week of each treatment. Treatments of the previous plan keep their week; new ones follow by priority, two
 * weeks apart. On sensitive skin the first one waits until the basics have settled, on strained skin every one.
 */
function startWeeks(
	drafts: readonly StepDraft[],
	sensitivity: Sensitivity,
	previous: CarePlan | null,
): Map<string, number> {
	const begun = new Map<string, number>(
		(previous ? planSteps(previous) : []).flatMap(({ section, key, step }) =>
			step.step_id ? [[`${section}.${key}.${step.step_id}`, step.start_week] as const] : [],
		),
	);
	const keyOf = (draft: StepDraft): string => `${slotOf(draft)}.${draft.step_id}`;
	const treatments = drafts
		.filter((draft) => isTreatmentDraft(draft) && !draft.begun)
		.toSorted((a, b) => {
			const first = begun.get(keyOf(a)) ?? Number.POSITIVE_INFINITY;
			const second = begun.get(keyOf(b)) ?? Number.POSITIVE_INFINITY;
			if (first !== second) return first - second;
			return b.priority - a.priority || slotOf(a).localeCompare(slotOf(b), "en");
		});
	const starts = new Map<string, number>();
	let next = sensitivity === "High" ? 1 + STAGGER_WEEKS : 1;
	for (const draft of treatments) {
		const wanted = Math.max(begun.get(keyOf(draft)) ?? 1, 1 + draft.wait_weeks);
		const earliest = starts.size === 0 && begun.has(keyOf(draft)) ? 1 : next;
		const start = Math.max(wanted, earliest);
		starts.set(slotOf(draft), start);
		next = start + STAGGER_WEEKS;
	}
	return starts;
}
