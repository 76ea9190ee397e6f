import { BRAND } from "@dewlight/contracts/brand.ts";
import { planCalendar } from "@dewlight/core/routine/plan-calendar.ts";
import { listDroppedSteps } from "#db/queries/dropped-steps.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** The suggested plan without its dropped steps as an iCalendar file; week 1 begins on `start`, otherwise today. */
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
	const text = planCalendar({
		plan: newest.result.care_plan,
		start: input.start ?? now.slice(0, "YYYY-MM-DD".length),
		dropped: await listDroppedSteps(db, userId),
		name: `${BRAND.name} care plan`,
		owner: { id: `care-plan-${userId}`, host: new URL(ctx.settings.publicUrl).hostname },
		now,
	});
	return { filename: "care-plan.ics", text };
}
