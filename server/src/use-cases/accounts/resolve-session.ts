import { type SessionProof, slideSession } from "#db/queries/sessions.ts";
import type { Services, UserActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";
import { batchedReads } from "./batched-reads.ts";
import { sessionEnd } from "./open-session.ts";

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
