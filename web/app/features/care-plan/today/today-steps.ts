import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS, WEEKDAYS } from "@dewlight/core/routine/care-plan.ts";
import { inOrderOfNight, standingOn } from "@dewlight/core/routine/steps-of-day.ts";
import { z } from "zod";
import { noonOf, type RoutineMoment } from "#ui/plan/routine-moment.ts";
import { shortName } from "#ui/product/short-name.ts";
import { todayCopy as copy } from "../copy.ts";
import { ownRows, PLAN_SLOTS, suggestedRows } from "../plan-rows.ts";
import { dayOfWeek } from "../steps/day-of-week.ts";

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
		})
		.nullable(),
	beginning: z.object({ begun: day, since: day }),
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
				stop: null,
			},
		];
	});
}

function paceOf({ days, ramp, start_week }: PlanStep): TodayStep["pace"] {
	return { ...(days && { days }), ramp, start_week };
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
}

/** What is on this morning or tonight, and what is not. */
export function todayView(steps: readonly TodayStep[], { part, day }: RoutineMoment): TodayView {
	const view: TodayView = { on: [], off: [] };
	const here = part === "night" ? inOrderOfNight(steps) : steps.filter(({ section }) => section === part);
	for (const step of here) {
		const words = whyNot(step, day);
		if (words !== null) view.off.push({ step, words });
		else view.on.push({ step, week: weekOf(step, day) });
	}
	return view;
}

/** Null for a step that is on. */
function whyNot({ pace, beginning, section, stop }: TodayStep, day: string): string | null {
	if (stop !== null) return `${copy.stop} ${stop}`;
	if (pace === null) return section === "weekly" ? copy.labelDays : null;
	const standing = standingOn(pace, beginning, day);
	if (standing.state === "on") return null;
	if (standing.state === "rests") return copy.next(WEEKDAY.format(noonOf(standing.next)));
	const { week, from } = standing;
	return from === null ? copy.later(week) : copy.laterOn(dayOfWeek(from, 1), week);
}

function weekOf({ pace, beginning }: TodayStep, day: string): number | null {
	if (pace === null) return null;
	const standing = standingOn(pace, beginning, day);
	return standing.state === "on" ? standing.week : null;
}

const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "long" });
