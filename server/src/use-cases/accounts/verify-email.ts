import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { endTrial, findUserById, setEmailVerified } from "#db/queries/accounts.ts";
import { hasInvitedTrial } from "#db/queries/invite-codes.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findMailToken, markMailTokenUsed } from "#db/queries/mail-tokens.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";
import { rememberTrial } from "./one-trial.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

/** A used link answers success again this long, so that a mail scanner's visit does not spoil the real click. */
const REPEAT_MS = 24 * 3_600_000;

/** Confirms the address the token was mailed to. Does not sign in. */
export async function verifyEmail({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token?: string | undefined };
}): Promise<{ email: string }> {
	await takeAttempt(ctx, THROTTLE_RULES.verifyByAddress, ctx.actor.address);
	const refused = new DomainError("bad_input", MESSAGES.verificationFailed);
	if (!input.token) throw refused;
	const tokenHash = hashSecret(input.token);
	return ctx.store.transaction(async (tx) => {
		const now = ctx.clock.now();
		const token = await findMailToken(tx, "verify", tokenHash);
		// The address may be corrected at this moment; what this link proves is judged afterwards.
		if (token) await lockAccount(tx, token.userId);
		const user = token && (await findUserById(tx, token.userId));
		if (!token || !user || user.email !== token.email) throw refused;
		if (token.usedAt) {
			if (!user.emailVerifiedAt || now.getTime() - token.usedAt.getTime() > REPEAT_MS) throw refused;
			return { email: user.email };
		}
		if (now >= token.expiresAt) throw refused;
		await markMailTokenUsed(tx, token.id, now);
		if (!user.emailVerifiedAt) {
			await setEmailVerified(tx, user.id, now);
			const first = await rememberTrial(ctx, tx, user.email);
			// Another account of the same mailbox had the trial; nothing could be used before the address was proven.
			if (!first && !(await hasInvitedTrial(tx, user.id))) await endTrial(tx, user.id, now);
			await audit(ctx, tx, { action: "account.email_verified", userId: user.id });
		}
		return { email: user.email };
	});
}
