import { DAY_MS, LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { createBatchedRead } from "#db/batched-read.ts";
import type { Transaction } from "#db/database.ts";
import { type AccountView, readAccountViews } from "#db/queries/account-view.ts";
import {
	deleteSessionById,
	type FoundSession,
	findSessions,
	insertSession,
	type SessionProof,
	slideSession,
} from "#db/queries/sessions.ts";
import type { Store } from "#db/transaction.ts";
import type { Context, Services, UserActor, VisitorActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

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

export const SESSION_DAYS = 30;
const MAX_USER_AGENT = 300;

/** End of a session used at this moment. */
export function sessionEnd(now: Date): Date {
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
