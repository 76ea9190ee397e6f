import type { markDoneSchema } from "@dewlight/contracts/profile.ts";
import { placeOf, stepAt } from "@dewlight/core/routine/step-key.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { type DoneStep, deleteDoneSteps, insertDoneSteps, listDoneSteps } from "#db/queries/done-steps.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import { listConfirmed } from "#db/queries/recommended.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { daysOfToday, isRecentDay } from "./routine-days.ts";

/**
 * Checks steps of today off, or of a day short ago that was tapped without a network, or takes that back; saying the same again changes nothing. The rows tell what was done and
 * when, and are the person's own diary, so the audit log does not repeat them.
 */
export async function markDone({
	ctx,
	input: { day, steps, done },
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof markDoneSchema>;
}): Promise<DoneStep[]> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	const days = daysOfToday(now);
	if (!isRecentDay(day, now)) {
		throw new DomainError("bad_input", "Only the steps of today and of the last week can be checked off.");
	}
	const keys = [...new Set(steps)];
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (done) {
			const [newest] = await listFinishedReports(tx, userId, 1);
			const plan = newest?.result.care_plan ?? null;
			const used = new Set((await listConfirmed(tx, userId)).map(({ step }) => step));
			const isPlanned = (key: string) => {
				const place = placeOf(key);
				return used.has(key) || (place !== null && plan !== null && stepAt(plan, place) !== null);
			};
			if (!keys.every(isPlanned)) throw new DomainError("bad_input", "This step is not in your plan.");
			await insertDoneSteps(tx, userId, { day, steps: keys, doneAt: now });
		} else {
			await deleteDoneSteps(tx, userId, { day, steps: keys });
		}
		return listDoneSteps(tx, userId, days);
	});
}
