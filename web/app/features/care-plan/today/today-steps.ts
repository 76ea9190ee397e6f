import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS, WEEKDAYS } from "@dewlight/core/routine/care-plan.ts";
import {
	type Beginning,
	type DayStanding,
	inOrderOfNight,
	type StepPace,
	standingOn,
} from "@dewlight/core/routine/steps-of-day.ts";
import { z } from "zod";
import { noonOf, type RoutineMoment } from "#ui/plan/schedule.ts";
import { shortName } from "#ui/words.ts";
import { dayOfWeek, ownRows, PLAN_SLOTS, suggestedRows } from "../plan-rows.ts";
import { todayCopy as copy } from "./copy.ts";

const day = z.string().nullable();

/** As much of a step as any day's routine follows from, in a form that can be kept. */
export const todayStepSchema = z.object({
	/** `{section}_{step}`, as it is checked off. */
	id: z.string(),
	section: z.enum(PLAN_SECTIONS),
	/** Kind of step. */
	key: z.string(),
	/** In use; null where none is. */
	product: z.string().nullable(),
	/** Null for an own choice, which goes by its label. */
	pace: z
		.object({
			days: z.array(z.enum(WEEKDAYS)).optional(),
			ramp: z.array(z.tuple([z.number(), z.number()])).nullable(),
			start_week: z.number(),
			/** Rests where skin stings. */
			pauses: z.boolean().optional(),
		})
		.nullable(),
	beginning: z.object({ begun: day, since: day }),
	/** Amount and wait; null for an own choice and in copies of before it was kept. */
	how: z.string().nullable().default(null),
	/** The whole instruction, where `how` tells amount and time alone. */
	more: z.string().nullable().default(null),
	/** What the rules say where they want the product out. */
	stop: z.string().nullable(),
});
export type TodayStep = z.infer<typeof todayStepSchema>;

/** The steps of the person's own plan: the suggested ones that are not left out, and whatever is in use. */
export function todaySteps(profile: Profile): TodayStep[] {
	const suggested = suggestedRows(profile);
	const own = ownRows(profile);
	return PLAN_SLOTS.flatMap(({ key: id, section, category: key }): TodayStep[] => {
		const used = own[section].find((row) => row.key === id);
		const planned = suggested[section].find((row) => row.key === id);
		if (used !== undefined) {
			const { product, step, beginning } = used;
			return [
				{
					id,
					section,
					key,
					product: nameOf(product),
					pace: step && paceOf(step),
					beginning,
					...(step === null ? { how: null, more: null } : howInUse(step)),
					stop: stopOf(profile, id),
				},
			];
		}
		if (planned === undefined || planned.dropped) return [];
		return [
			{
				id,
				section,
				key,
				product: null,
				pace: paceOf(planned.step),
				beginning: planned.beginning,
				how: howOf(planned.step),
				more: null,
				stop: null,
			},
		];
	});
}

function paceOf({ days, ramp, start_week, pause_if }: PlanStep): TodayStep["pace"] {
	return { ...(days && { days }), ramp, start_week, ...(pause_if !== undefined && { pauses: true }) };
}

/** What to do, without how often: that is told by the day. */
function howOf({ instruction }: PlanStep): string {
	return instruction.split(/ (?=Every (?:morning|night)\.|On [A-Z][a-z]+day)/)[0] ?? instruction;
}

/** How much sunscreen and when; what to look for in a shop is of no use to somebody who has one. */
const AMOUNT = /Two finger lengths [^,;.]+, 15 minutes before you go out/;

function howInUse(step: PlanStep): Pick<TodayStep, "how" | "more"> {
	const whole = howOf(step);
	const amount = AMOUNT.exec(whole)?.[0];
	return amount === undefined ? { how: whole, more: null } : { how: `${amount}.`, more: whole };
}

function nameOf({ brand, name }: Product): string {
	return [brand, shortName(name)].filter(Boolean).join(" ");
}

function stopOf({ warnings }: Profile, id: string): string | null {
	return warnings.find(({ level, steps }) => level === "stop" && steps.includes(id))?.title ?? null;
}

export interface TodayView {
	/** In the order they are done. `week`: of use, while a step is being begun. */
	on: { step: TodayStep; week: number | null }[];
	/** What is not on, and when it is. */
	off: { step: TodayStep; words: string }[];
	/** The first day on which everything that rests for stinging skin may be used again; null where nothing rests. */
	pausedUntil: string | null;
}

/** What is on this morning or tonight, and what is not. `stung`: days on which skin stung. */
export function todayView(
	steps: readonly TodayStep[],
	{ part, day }: RoutineMoment,
	stung: readonly string[] = [],
): TodayView {
	const view: TodayView = { on: [], off: [], pausedUntil: pausedUntil(steps, day, stung) };
	const here = part === "night" ? inOrderOfNight(steps) : steps.filter(({ section }) => section === part);
	for (const step of here) {
		const words = whyNot(step, day, stung);
		if (words !== null) view.off.push({ step, words });
		else view.on.push({ step, week: weekOf(step, day, stung) });
	}
	return view;
}

/** A night goes on after midnight: what stings then is of a later day, and this night is over for what treats skin. */
function standingNow(
	{ pace, beginning }: { pace: StepPace; beginning: Beginning },
	day: string,
	stung: readonly string[],
): DayStanding {
	const later = stung
		.filter((one) => one > day)
		.toSorted()
		.at(-1);
	const told = later === undefined ? null : standingOn(pace, beginning, later, stung);
	return told?.state === "paused" ? told : standingOn(pace, beginning, day, stung);
}

/** Null for a step that is on. */
function whyNot(
	{ pace, beginning, section, stop }: TodayStep,
	day: string,
	stung: readonly string[],
): string | null {
	if (stop !== null) return `${copy.stop} ${stop}`;
	if (pace === null) return section === "weekly" ? copy.labelDays : null;
	const standing = standingNow({ pace, beginning }, day, stung);
	if (standing.state === "on") return null;
	if (standing.state === "paused") return copy.paused(dayOfWeek(standing.until, 1));
	if (standing.state === "rests") return copy.next(WEEKDAY.format(noonOf(standing.next)));
	const { week, from } = standing;
	return from === null ? copy.later(week) : copy.laterOn(dayOfWeek(from, 1), week);
}

/** Over every step of the day: a treatment of the night rests in the morning, too. */
function pausedUntil(steps: readonly TodayStep[], day: string, stung: readonly string[]): string | null {
	const untils = steps.flatMap(({ pace, beginning, stop }) => {
		if (pace === null || stop !== null) return [];
		const standing = standingNow({ pace, beginning }, day, stung);
		return standing.state === "paused" ? [standing.until] : [];
	});
	return untils.toSorted().at(-1) ?? null;
}

function weekOf({ pace, beginning }: TodayStep, day: string, stung: readonly string[]): number | null {
	if (pace === null) return null;
	const standing = standingNow({ pace, beginning }, day, stung);
	return standing.state === "on" ? standing.week : null;
}

const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "long" });
