import type { skipRoutineSchema } from "@dewlight/contracts/profile.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { deleteSkipped, listSkippedOn, type SkippedRow, saveSkipped } from "#db/queries/diary.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { followFeelings } from "./follow-feelings.ts";
import { daysOfToday, isRecentDay, readFelt, readStungDays } from "./routine-days.ts";

export interface Skipped {
	skipped: SkippedRow[];
	stung: string[];
}

/** Skips the morning or night of a day, or takes that back. Where it stings, treatments pause and the plan follows. */
export async function skipRoutine({
	ctx,
	input: { day, part, skipped, reason },
}: {
	ctx: Context<UserActor>;
	input: z.output<typeof skipRoutineSchema>;
}): Promise<Skipped> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	if (!isRecentDay(day, now)) throw new DomainError("bad_input", "Only a routine of today can be skipped.");
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readFelt(tx, userId, now);
		if (skipped) await saveSkipped(tx, { userId, day, part, reason, skippedAt: now });
		else await deleteSkipped(tx, userId, { day, part });
		await followFeelings(ctx, tx, userId, before);
		return {
			skipped: await listSkippedOn(tx, userId, daysOfToday(now)),
			stung: await readStungDays(tx, userId, now),
		};
	});
}
