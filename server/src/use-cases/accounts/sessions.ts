import type { Transaction } from "#db/database.ts";
import { deleteChallengesOfUser } from "#db/queries/login-challenges.ts";
import {
	deleteSession,
	deleteSessionOfUser,
	deleteSessionsOfUser,
	listLiveSessions,
	type OwnSession,
} from "#db/queries/sessions.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";

export interface ListedSession extends OwnSession {
	isCurrent: boolean;
}

/** Where this person is signed in: the session that asks first, then the one used last. */
export async function listSessions({ ctx }: { ctx: Context<UserActor> }): Promise<ListedSession[]> {
	const { actor, clock, store } = ctx;
	const sessions = await listLiveSessions(store.db, actor.userId, clock.now());
	return sessions
		.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }))
		.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

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

/** Ends one session of this person, also the one that asks. Another's is not found. */
export async function revokeSession({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		if (!(await deleteSessionOfUser(tx, userId, input.id))) throw notFound();
		await audit(ctx, tx, { action: "account.session_revoked", userId });
	});
}

/** Ends the session of this secret; without one there is nothing to do. */
export async function logOut({
	ctx,
	input,
}: {
	ctx: Context;
	input: { sessionSecret: string };
}): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		const userId = await deleteSession(tx, hashSecret(input.sessionSecret));
		if (userId !== null) await audit(ctx, tx, { action: "account.logged_out", userId });
	});
}
