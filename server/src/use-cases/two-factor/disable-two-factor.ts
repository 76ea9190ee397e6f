import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { deleteChallengesOfUser } from "#db/queries/login-challenges.ts";
import { deleteTwoFactor, setTwoFactorEnabled } from "#db/queries/two-factor.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { requireTwoFactor } from "./require-two-factor.ts";
import { takeCode } from "./take-code.ts";
import { forgetCodeAttempts, takeCodeAttempt } from "./two-factor-rules.ts";

/** Turns two-factor off with a code of the app or a backup code; the secret and all codes are gone. */
export async function disableTwoFactor({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { code: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await takeCodeAttempt(ctx, userId);
	const accepted = await ctx.store.transaction(async (tx) => {
		await requireTwoFactor(tx, userId);
		const by = await takeCode(ctx, tx, { userId, typed: input.code, kinds: ["totp", "backup"] });
		if (!by) {
			await audit(ctx, tx, { action: "two_factor.code_refused", userId });
			return false;
		}
		await setTwoFactorEnabled(tx, userId, null);
		await deleteTwoFactor(tx, userId);
		await deleteChallengesOfUser(tx, userId);
		await audit(ctx, tx, { action: "two_factor.disabled", userId, details: { by } });
		await enqueue(ctx, tx, sendMailJob, { template: "two-factor-changed", user_id: userId, change: "off" });
		return true;
	});
	if (!accepted) throw new DomainError("bad_input", MESSAGES.invalidCode);
	await forgetCodeAttempts(ctx, userId);
}
