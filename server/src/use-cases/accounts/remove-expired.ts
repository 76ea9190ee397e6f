import { deleteExpiredChallenges } from "#db/queries/login-challenges.ts";
import { deleteMailTokensExpiredBefore } from "#db/queries/mail-tokens.ts";
import { deleteExpiredLimits } from "#db/queries/rate-limits.ts";
import { deleteExpiredSessions } from "#db/queries/sessions.ts";
import type { Context, JobActor } from "../context.ts";

/** A used link must answer for a day after its use, so tokens stay two days past their end. */
const KEEP_TOKENS_MS = 48 * 3_600_000;

export async function removeExpired({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const now = ctx.clock.now();
	await deleteExpiredSessions(ctx.store.db, now);
	await deleteExpiredChallenges(ctx.store.db, now);
	await deleteExpiredLimits(ctx.store.db);
	await deleteMailTokensExpiredBefore(ctx.store.db, new Date(now.getTime() - KEEP_TOKENS_MS));
}
