import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { voidResetLinks } from "#db/queries/account-settings.ts";
import { endTrial, findUserById, lockUser, setEmailVerified } from "#db/queries/accounts.ts";
import { setEmail } from "#db/queries/email-changes.ts";
import { hasInvitedTrial } from "#db/queries/invite-codes.ts";
import { findMailToken, markMailTokenUsed } from "#db/queries/mail-tokens.ts";
import { violatesUnique } from "#db/violations.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { rememberTrial } from "./one-trial.ts";
import { type Account, readAccount } from "./read-account.ts";
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
		const user = token && (await lockUser(tx, token.userId));
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

/** Promises another verification mail; links sent earlier keep working until they expire. */
export async function resendVerification({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId, emailVerified } = ctx.actor;
	if (emailVerified) throw new DomainError("conflict", MESSAGES.alreadyVerified);
	const user = await findUserById(ctx.store.db, userId);
	if (!user) throw new DomainError("no_session", "Please log in.");
	await takeAttempt(ctx, THROTTLE_RULES.verificationByEmail, user.email.toLowerCase());
	await ctx.store.transaction(async (tx) => {
		await audit(ctx, tx, { action: "account.verification_resent", userId });
		await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
	});
}

/**
 * The same for somebody who is not signed in. Whether an unverified account has this address is looked up by the job
 * only, so the answer and its time tell nothing.
 */
export async function requestVerification({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { email: string };
}): Promise<void> {
	await takeAttempt(ctx, THROTTLE_RULES.verificationByAddress, ctx.actor.address);
	await takeAttempt(ctx, THROTTLE_RULES.verificationByVisitor, input.email.toLowerCase());
	await ctx.store.transaction((tx) =>
		enqueue(ctx, tx, sendMailJob, { template: "verify-email-again", email: input.email }),
	);
}

/**
 * A mistyped address is put right before it was ever confirmed: every link mailed to it is void, and one goes to the
 * right address. An address that is confirmed changes by a link only.
 */
export async function correctEmail({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { email: string };
}): Promise<Account> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, THROTTLE_RULES.correctByAccount, String(userId));
	await takeAttempt(ctx, THROTTLE_RULES.verificationByEmail, input.email.toLowerCase());
	try {
		return await ctx.store.transaction(async (tx) => {
			const user = await lockUser(tx, userId);
			if (!user) throw new DomainError("no_session", "Please log in.");
			if (user.emailVerifiedAt) throw new DomainError("conflict", MESSAGES.alreadyVerified);
			await setEmail(tx, userId, input.email);
			await voidResetLinks(tx, userId);
			await audit(ctx, tx, { action: "account.email_corrected", userId });
			await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
			return readAccount(ctx, tx, userId);
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw new DomainError("conflict", MESSAGES.emailTaken);
		throw error;
	}
}
