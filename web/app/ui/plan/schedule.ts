import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";

/** Uses a week, and the week of use it starts in; missing where the plan does not say. */
interface Schedule {
	per_week?: number | null | undefined;
	start_week?: number | null | undefined;
}

const UNITS: Record<PlanSection, { one: string; many: string; daily: string }> = {
	morning: { one: "morning", many: "mornings", daily: "Every morning" },
	night: { one: "night", many: "nights", daily: "Every night" },
	weekly: { one: "time", many: "times", daily: "Every day" },
};

function pace(section: PlanSection, perWeek: number): string {
	const { one, many, daily } = UNITS[section];
	if (perWeek >= 7) return daily;
	if (section === "weekly" && perWeek === 1) return "Once a week";
	if (section === "weekly" && perWeek === 2) return "Twice a week";
	return `${perWeek} ${perWeek === 1 ? one : many} a week`;
}

/**
 * "Every morning", "2 nights a week from week 3 after you start"; null when the plan does not say. `from`: the day that week begins,
 * where it is known, null where it has begun.
 */
export function scheduleWords(
	section: PlanSection,
	{ per_week, start_week }: Schedule,
	from?: string | null,
): string | null {
	if (per_week === null || per_week === undefined || per_week <= 0) return null;
	const words = pace(section, per_week);
	const later = start_week !== null && start_week !== undefined && start_week > 1;
	if (!later || from === null) return words;
	return `${words} from ${from === undefined ? `week ${start_week} after you start` : from}`;
}

/** How often stands beside the instruction already, so a daily step does not say it again. */
export function instructionWords(instruction: string): string {
	return instruction.replace(/ Every (?:morning|night)\.(?= |$)/, "");
}

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
