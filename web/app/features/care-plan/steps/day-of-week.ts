import { shortDayWords } from "#ui/day-words.ts";

const WEEK_MS = 7 * 86_400_000;

/** The first day of a week of use, counted from the day it came into use: week 1 is that day's own. */
export function dayOfWeek(since: string, week: number): string {
	return shortDayWords(new Date(Date.parse(since) + (week - 1) * WEEK_MS).toISOString());
}
