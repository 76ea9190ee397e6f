import type { Transaction } from "#db/database.ts";
import { deleteChallengesOfUser } from "#db/queries/login-challenges.ts";
import { deleteSessionsOfUser } from "#db/queries/sessions.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";

/**
 * Ends every session of the person but the one that asks, and every login that waits for its second factor. Returns
 * how many sessions ended. For verbs that change a password, inside their transaction.
 */
export async function revokeOtherSessions(ctx: Context<UserActor>, tx: Transaction): Promise<number> {
	const { userId, sessionId } = ctx.actor;
	await deleteChallengesOfUser(tx, userId);
	return deleteSessionsOfUser(tx, userId, sessionId);
}

/** Signs out everywhere else. */
export async function signOutElsewhere({ ctx }: { ctx: Context<UserActor> }): Promise<number> {
	return ctx.store.transaction(async (tx) => {
		const revoked = await revokeOtherSessions(ctx, tx);
		await audit(ctx, tx, {
			action: "account.sessions_revoked",
			userId: ctx.actor.userId,
			details: { revoked },
		});
		return revoked;
	});
}
