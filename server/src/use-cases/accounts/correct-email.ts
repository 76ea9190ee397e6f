import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { voidResetLinks } from "#db/queries/account-settings.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { setEmail } from "#db/queries/email-changes.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { violatesUnique } from "#db/violations.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { type Account, readAccount } from "./read-account.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

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
			await lockAccount(tx, userId);
			const user = await findUserById(tx, userId);
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
