import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

/** Promises another verification mail; links sent earlier keep working until they expire. */
export async function resendVerification({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId, emailVerified } = ctx.actor;
	if (emailVerified) throw new DomainError("conflict", "This email address is already verified.");
	await takeAttempt(ctx, THROTTLE_RULES.resendByAccount, String(userId));
	await ctx.store.transaction(async (tx) => {
		await audit(ctx, tx, { action: "account.verification_resent", userId });
		await enqueue(ctx, tx, sendMailJob, { template: "verify-email", user_id: userId });
	});
}
