/** From five in the afternoon until four in the morning the next steps are those of the night. */
const EVENING = 17;
const MORNING = 4;

export interface RoutineMoment {
	part: "morning" | "night";
	/** YYYY-MM-DD where the reader is; a night belongs to the day it began on. */
	day: string;
}

/** Which part of which day's routine it is, where the reader is. */
export function routineMoment(now: Date): RoutineMoment {
	const hour = now.getHours();
	const day = new Date(now);
	if (hour < MORNING) day.setDate(day.getDate() - 1);
	return { part: hour >= EVENING || hour < MORNING ? "night" : "morning", day: localDay(day) };
}

/** The day of a moment where the reader is, YYYY-MM-DD. */
export function localDay(moment: Date): string {
	const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
	return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Noon of such a day, for those who write it out in words. */
export function noonOf(day: string): Date {
	return new Date(`${day}T12:00`);
}
