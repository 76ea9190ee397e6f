import { BRAND } from "@dewlight/contracts/brand.ts";
import { planCalendar } from "@dewlight/core/routine/plan-calendar.ts";
import { firstDayOf } from "@dewlight/core/routine/steps-of-day.ts";
import { listDroppedSteps } from "#db/queries/dropped-steps.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readRoutineSteps } from "./routine-days.ts";

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
	const firstDays = steps.flatMap(({ id, pace, beginning }) => {
		const first = pace && beginning.since && firstDayOf(pace.start_week, beginning);
		return first ? [[id, first] as const] : [];
	});
	const text = planCalendar({
		plan: newest.result.care_plan,
		start: input.start ?? begun ?? now.slice(0, "YYYY-MM-DD".length),
		firstDays: input.start === undefined ? Object.fromEntries(firstDays) : {},
		dropped: await listDroppedSteps(db, userId),
		name: `${BRAND.name} care plan`,
		owner: { id: `care-plan-${userId}`, host: new URL(ctx.settings.publicUrl).hostname },
		now,
	});
	return { filename: "care-plan.ics", text };
}
