import type { Weekday } from "./care-plan.ts";

/** `count` of the free days, as evenly apart as they allow. */
export function spreadDays(free: readonly Weekday[], count: number): Weekday[] {
	if (count >= free.length) return [...free];
	const offset = free.length / count / 2;
	const picks = new Set<number>();
	for (let index = 0; index < count; index += 1)
		picks.add(Math.floor(offset + (index * free.length) / count));
	return free.filter((_, index) => picks.has(index));
}
