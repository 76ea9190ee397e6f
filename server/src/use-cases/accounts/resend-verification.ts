import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

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
