import { shortDayWords } from "#ui/day-words.ts";
import { noonOf } from "#ui/plan/routine-moment.ts";

/** The first day of a week of use in words, counted from the day YYYY-MM-DD it came into use: week 1 is that day's own. */
export function dayOfWeek(since: string, week: number): string {
	const day = noonOf(since);
	day.setDate(day.getDate() + (week - 1) * 7);
	return shortDayWords(day.toISOString());
}
