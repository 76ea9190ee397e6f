import type { Transaction } from "#db/database.ts";
import { deleteSessionById, insertSession, type SessionProof } from "#db/queries/sessions.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

export const SESSION_DAYS = 30;
const MAX_USER_AGENT = 300;

/** End of a session used at this moment. */
export function sessionEnd(now: Date): Date {
	return new Date(now.getTime() + SESSION_DAYS * 86_400_000);
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
