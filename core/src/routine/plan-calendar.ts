import { type CarePlan, type PlanSection, type PlanStep, WEEKDAYS, type Weekday } from "./care-plan.ts";
import { type PlacedStep, planSteps, stepKey } from "./plan-steps.ts";
import { addDays, spreadDays } from "./steps-of-day.ts";

export interface PlanCalendarRequest {
	plan: CarePlan;
	/** First day of week 1, YYYY-MM-DD. */
	start: string;
	/**
	 * First day of use YYYY-MM-DD of steps whose product came into use, by `{section}_{step}`; every other one begins in its
	 * week.
	 */
	firstDays?: Readonly<Record<string, string>>;
	/** Days YYYY-MM-DD from which steps that pause may be used again, by `{section}_{step}`. */
	pausedUntil?: Readonly<Record<string, string>>;
	/** Keys `{section}_{step}` that stay out. */
	dropped: readonly string[];
	/** Shown as the calendar's name. */
	name: string;
	/** Begins and ends every event's identity, so that a second import replaces the first: `id@host`. */
	owner: { id: string; host: string };
	/** When the file is written, ISO 8601. */
	now: string;
}

const AT: Record<PlanSection, { time: string; words: string }> = {
	morning: { time: "073000", words: "Morning" },
	night: { time: "213000", words: "Night" },
	weekly: { time: "213000", words: "Night" },
};
const LAST_STEP_WEEK = Number.POSITIVE_INFINITY;

/**
 * The plan as an iCalendar file (RFC 5545): one daily event for the morning and one for the night, and for every step
 * that starts later or is not used daily its own events with the ramp. Times are local wherever the calendar is read.
 */
export function planCalendar(request: PlanCalendarRequest): string {
	const steps = planSteps(request.plan).filter(
		({ section, key }) => !request.dropped.includes(stepKey({ section, category: key })),
	);
	const daily = steps.filter(isDailyFromTheStart);
	const paced = steps.filter((placed) => !isDailyFromTheStart(placed));
	const events = [
		...(["morning", "night"] as const).flatMap((section) => dailyEvent(section, daily, request)),
		...paced.flatMap((placed) =>
			phasesOf(placed.step).flatMap((phase) => pacedEvent(placed, phase, request)),
		),
	];
	return writeCalendar({ name: request.name, now: request.now, events });
}

function isDailyFromTheStart({ section, step }: PlacedStep): boolean {
	return section !== "weekly" && step.start_week === 1 && step.ramp === null && daysOf(step).length === 7;
}

function dailyEvent(
	section: "morning" | "night",
	daily: readonly PlacedStep[],
	request: PlanCalendarRequest,
): CalendarEvent[] {
	const steps = daily.filter((placed) => placed.section === section);
	if (steps.length === 0) return [];
	const { time, words } = AT[section];
	return [
		{
			uid: uid(`${section}-daily`, request),
			start: `${compact(request.start)}T${time}`,
			rule: "FREQ=DAILY",
			summary: `${words} routine`,
			description: steps.map((placed) => `${nameOf(placed)}: ${linesOf(placed.step)}`).join("\n\n"),
		},
	];
}

/** A stretch of weeks at one pace; weeks count from the first of the step. */
interface Phase {
	from: number;
	/** Last week; infinite for the settled pace. */
	to: number;
	days: Weekday[];
}

function phasesOf(step: PlanStep): Phase[] {
	const days = daysOf(step);
	const stages = step.ramp ?? [[1, days.length] as const];
	return stages.map(([week, perWeek], at) => {
		const next = stages[at + 1];
		return {
			from: week,
			to: next ? next[0] - 1 : LAST_STEP_WEEK,
			days: spreadDays(days, perWeek),
		};
	});
}

/** Nothing of a phase that ends before a pause does. */
function pacedEvent(placed: PlacedStep, phase: Phase, request: PlanCalendarRequest): CalendarEvent[] {
	const { start_week } = placed.step;
	const key = stepKey({ section: placed.section, category: placed.key });
	const begun = request.firstDays?.[key] ?? addDays(request.start, (start_week - 1) * 7);
	const opens = addDays(begun, (phase.from - 1) * 7);
	const pause = request.pausedUntil?.[key] ?? opens;
	const [, from = opens] = [opens, pause].toSorted();
	const start = firstOn(from, phase.days);
	const last = phase.to === LAST_STEP_WEEK ? null : addDays(begun, phase.to * 7 - 1);
	if (last !== null && start > last) return [];
	const { time, words } = AT[placed.section];
	const until = last === null ? "" : `;UNTIL=${compact(last)}T235959`;
	const rule =
		phase.days.length === 7
			? "FREQ=DAILY"
			: `FREQ=WEEKLY;BYDAY=${phase.days.map((day) => CODES[day]).join(",")}`;
	return [
		{
			uid: uid(`${placed.section}-${placed.key}-${start_week + phase.from - 1}`, request),
			start: `${compact(start)}T${time}`,
			rule: rule + until,
			summary: `${words}: ${nameOf(placed)}`,
			description: linesOf(placed.step),
		},
	];
}

const CODES: Record<Weekday, string> = {
	monday: "MO",
	tuesday: "TU",
	wednesday: "WE",
	thursday: "TH",
	friday: "FR",
	saturday: "SA",
	sunday: "SU",
};

function daysOf(step: PlanStep): readonly Weekday[] {
	return step.days ?? WEEKDAYS;
}

function nameOf({ key, step }: PlacedStep): string {
	const kind = key.charAt(0).toUpperCase() + key.slice(1).replace("_", " ");
	return step.product ? `${kind}, ${step.product.name}` : kind;
}

function linesOf(step: PlanStep): string {
	const stop = step.stop_if.length > 0 ? [`Stop if: ${step.stop_if.join("; ")}.`] : [];
	const pause = step.pause_if ? [`Pause if: ${step.pause_if}.`] : [];
	return [step.instruction, ...step.cautions, ...pause, ...stop].join("\n");
}

function uid(slug: string, { owner }: PlanCalendarRequest): string {
	return `${owner.id}-${slug}@${owner.host}`;
}

/** The first of the weekdays from a day on. */
function firstOn(day: string, days: readonly Weekday[]): string {
	for (let ahead = 0; ahead < 7; ahead += 1) {
		const candidate = addDays(day, ahead);
		const weekday = WEEKDAYS[(new Date(`${candidate}T00:00:00Z`).getUTCDay() + 6) % 7];
		if (weekday !== undefined && days.includes(weekday)) return candidate;
	}
	return day;
}

function compact(day: string): string {
	return day.replaceAll("-", "");
}

/** One repeated event. */
interface CalendarEvent {
	/** The same for the same event in every file, so that a second import replaces it. */
	uid: string;
	/** Local time without a zone, YYYYMMDDTHHMMSS. */
	start: string;
	/** RFC 5545 recurrence rule, without its name. */
	rule: string;
	summary: string;
	description: string;
}

const LONGEST_LINE = 75;
const DURATION = "PT10M";

/** iCalendar text (RFC 5545): CRLF line ends, lines folded at 75 octets, texts escaped. Events never block the day. */
export function writeCalendar({
	name,
	now,
	events,
}: {
	name: string;
	/** ISO 8601. */
	now: string;
	events: readonly CalendarEvent[];
}): string {
	const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(name)}//Care plan//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${event.uid}`,
			`DTSTAMP:${stamp}`,
			`DTSTART:${event.start}`,
			`DURATION:${DURATION}`,
			`RRULE:${event.rule}`,
			`SUMMARY:${escapeText(event.summary)}`,
			`DESCRIPTION:${escapeText(event.description)}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Backslash, comma and semicolon are marked, line ends written as \n, other control characters left out (3.3.11). */
function escapeText(text: string): string {
	return text
		.replace(/[\\,;]/g, "\\$&")
		.replace(/\r\n?|\n/g, "\\n")
		.replace(/\p{Cc}/gu, " ");
}

/** Continues on a new line behind a blank after 75 octets, never inside a letter (3.1). */
function foldLine(line: string): string {
	let folded = "";
	let octets = 0;
	for (const letter of line) {
		const size = octetsOf(letter);
		if (octets + size > LONGEST_LINE) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += letter;
		octets += size;
	}
	return folded;
}

/** Length of a letter in UTF-8. */
function octetsOf(letter: string): number {
	const point = letter.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
}
