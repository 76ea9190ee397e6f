import { DAY_MS, LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { Transaction } from "#db/database.ts";
import { createBatchedRead } from "#db/hot-reads.ts";
import { deleteMailTokensExpiredBefore } from "#db/queries/account-changes.ts";
import { type AccountView, readAccountViews } from "#db/queries/account-view.ts";
import { deleteExpiredLimits } from "#db/queries/erasure.ts";
import {
	deleteExpiredSessions,
	deleteSession,
	deleteSessionById,
	deleteSessionOfUser,
	deleteSessionsOfUser,
	type FoundSession,
	findSessions,
	insertSession,
	listLiveSessions,
	type OwnSession,
	type SessionProof,
	slideSession,
} from "#db/queries/sessions.ts";
import { deleteChallengesOfUser, deleteExpiredChallenges } from "#db/queries/two-factor.ts";
import type { Store } from "#db/transactional-outbox.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, Services, UserActor, VisitorActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";

export const SESSION_DAYS = 30;
const MAX_USER_AGENT = 300;

/** End of a session used at this moment. */
function sessionEnd(now: Date): Date {
	return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

/** Always a new secret, with what was proven to get it; the session a browser came with ends, so that one cookie stands for one sign-in. */
export async function openSession(
	ctx: Context<VisitorActor | UserActor>,
	tx: Transaction,
	userId: number,
	proof: Pick<SessionProof, "passwordProvenAt" | "codeProvenAt">,
): Promise<string> {
	const secret = ctx.ids.secret();
	const now = ctx.clock.now();
	if (ctx.actor.kind === "user") await deleteSessionById(tx, ctx.actor.sessionId);
	await insertSession(tx, {
		id: ctx.ids.uuid(),
		tokenHash: hashSecret(secret),
		userId,
		createdAt: now,
		lastSeenAt: now,
		expiresAt: sessionEnd(now),
		...proof,
		userAgent: ctx.actor.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
	});
	return secret;
}

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

/** The end slides at most this often, so that reading pages does not write on every call. */
const SLIDE_AFTER_MS = 3_600_000;

interface ResolvedSession {
	actor: UserActor;
	proof: SessionProof;
	/** True when the end moved and the cookie should be sent again. */
	slid: boolean;
}

/** Who stands behind a cookie; null for an unknown or ended session. */
export async function resolveSession({
	services,
	secret,
	address,
	userAgent,
}: {
	services: Services;
	secret: string;
	address: string;
	userAgent: string | undefined;
}): Promise<ResolvedSession | null> {
	const { store, clock } = services;
	const now = clock.now();
	const session = await batchedReads(store).session(hashSecret(secret));
	if (!session || session.expiresAt <= now) return null;
	const slid = now.getTime() - session.lastSeenAt.getTime() > SLIDE_AFTER_MS;
	if (slid) await slideSession(store.db, { id: session.id, now, expiresAt: sessionEnd(now) });
	return {
		actor: {
			kind: "user",
			userId: session.userId,
			sessionId: session.id,
			address,
			userAgent,
			emailVerified: session.emailVerified,
			legalAccepted: session.legalAccepted,
			accountVersion: session.accountVersion,
		},
		proof: session.proof,
		slid,
	};
}

/** A statement that hangs does not hold up everybody, and a batch still gathers many. */
const PARALLEL = { parallel: 2 };

interface BatchedReads {
	/** By the hash of its token. */
	session: (tokenHash: string) => Promise<FoundSession | null>;
	account: (userId: number) => Promise<AccountView | null>;
}

const readsOfStores = new WeakMap<Store, BatchedReads>();

/** What nearly every call reads first. Not for use inside a transaction. */
export function batchedReads(store: Store): BatchedReads {
	const known = readsOfStores.get(store);
	if (known) return known;
	const { db } = store;
	const reads = {
		session: createBatchedRead((hashes: string[]) => findSessions(db, hashes, LEGAL_VERSION), PARALLEL),
		account: createBatchedRead((ids: number[]) => readAccountViews(db, ids, LEGAL_VERSION), PARALLEL),
	};
	readsOfStores.set(store, reads);
	return reads;
}

/** A used link must answer for a day after its use, so tokens stay two days past their end. */
const KEEP_TOKENS_MS = 48 * 3_600_000;

/** Everything whose time is over: sessions, half logins, counters of attempts, and links of mails. */
export async function removeExpired({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const now = ctx.clock.now();
	await deleteExpiredSessions(ctx.store.db, now);
	await deleteExpiredChallenges(ctx.store.db, now);
	await deleteExpiredLimits(ctx.store.db);
	await deleteMailTokensExpiredBefore(ctx.store.db, new Date(now.getTime() - KEEP_TOKENS_MS));
}
