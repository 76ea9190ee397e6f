import { BRAND } from "@dewlight/contracts/brand.ts";
import { planCalendar } from "@dewlight/core/routine/plan-calendar.ts";
import { addDays, firstDayOf, pauseOn } from "@dewlight/core/routine/steps-of-day.ts";
import { listDroppedSteps } from "#db/queries/products-in-use.ts";
import { listFinishedReports } from "#db/queries/reports.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readRoutineSteps, readStungDays } from "./read-routine.ts";

/**
 * The suggested plan without its dropped steps as an iCalendar file. Steps in use have their dates from the day their
 * product came into use; week 1 of the plan begins on `start`, otherwise with its first product, otherwise today.
 */
export async function writePlanCalendar({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { start?: string | undefined };
}): Promise<{ filename: string; text: string }> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const [newest] = await listFinishedReports(db, userId, 1);
	if (!newest) {
		throw new DomainError(
			"not_found",
			"There is no care plan yet. Take a photo first, and it is made from it.",
		);
	}
	const now = ctx.clock.now().toISOString();
	const steps = await readRoutineSteps(db, userId);
	const begun = steps.find(({ beginning }) => beginning.begun !== null)?.beginning.begun;
	const today = now.slice(0, "YYYY-MM-DD".length);
	const stung = await readStungDays(db, userId, ctx.clock.now());
	const inUse = steps.flatMap(({ id, pace, beginning }) => {
		const first = pace && beginning.since && firstDayOf(pace.start_week, beginning);
		return first ? [{ id, first, pause: pauseOn(today, pace.pauses ? stung : [], first) }] : [];
	});
	const text = planCalendar({
		plan: newest.result.care_plan,
		start: input.start ?? begun ?? today,
		// Days that a pause held back move everything that comes after them.
		firstDays:
			input.start === undefined
				? Object.fromEntries(inUse.map(({ id, first, pause }) => [id, addDays(first, pause.held)]))
				: {},
		pausedUntil: Object.fromEntries(
			inUse.flatMap(({ id, pause }) => (pause.until === null ? [] : [[id, pause.until] as const])),
		),
		dropped: await listDroppedSteps(db, userId),
		name: `${BRAND.name} care plan`,
		owner: { id: `care-plan-${userId}`, host: new URL(ctx.settings.publicUrl).hostname },
		now,
	});
	return { filename: "care-plan.ics", text };
}
