import { isTreatment } from "../knowledge/actives.ts";
import { WEEKDAYS, type Weekday } from "./care-plan.ts";
import { activesOf, isTreatmentDraft, type StepDraft, slotOf } from "./step-draft.ts";

const ALL_DAYS: Weekday[] = [...WEEKDAYS];
const MASK_DAY: Weekday = "sunday";

/** Settled days of every step. Evening treatments never share a night with each other or with a drying mask. */
export function assignDays(drafts: readonly StepDraft[]): Map<string, Weekday[]> {
	const days = new Map<string, Weekday[]>();
	const taken = new Set<Weekday>();
	const mask = drafts.find((draft) => draft.section === "weekly" && draft.key === "mask");
	if (mask) {
		days.set(slotOf(mask), [MASK_DAY]);
		taken.add(MASK_DAY);
	}
	const evening = drafts
		.filter((draft) => draft.section !== "morning" && isTreatmentDraft(draft))
		.toSorted((a, b) => Number(b.section === "weekly") - Number(a.section === "weekly"));
	for (const draft of evening) {
		const needsOwnNight = evening.length > 1 || activesOf(draft).some(isTreatment);
		const free = needsOwnNight ? ALL_DAYS.filter((day) => !taken.has(day)) : ALL_DAYS;
		const chosen = spreadDays(free, draft.per_week);
		days.set(slotOf(draft), chosen);
		for (const day of chosen) taken.add(day);
	}
	for (const draft of drafts) {
		if (!days.has(slotOf(draft))) days.set(slotOf(draft), spreadDays(ALL_DAYS, draft.per_week));
	}
	return days;
}

/** `count` of the free days, as evenly apart as they allow. */
export function spreadDays(free: readonly Weekday[], count: number): Weekday[] {
	if (count >= free.length) return [...free];
	const offset = free.length / count / 2;
	const picks = new Set<number>();
	for (let index = 0; index < count; index += 1)
		picks.add(Math.floor(offset + (index * free.length) / count));
	return free.filter((_, index) => picks.has(index));
}
