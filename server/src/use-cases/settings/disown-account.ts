import type { DisownOutcome } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { endEverySignIn } from "#db/queries/account-settings.ts";
import { voidPendingChanges, voidUndosAfter } from "#db/queries/email-changes.ts";
import { useUpMailTokens } from "#db/queries/mail-tokens.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { findMailedLink } from "./email-change.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";
import { voidNewerSecrets } from "./void-newer-secrets.ts";

/**
 * The holder of a mailbox did not open the account that has its address: whoever did is out, and everything they set
 * since the registration is void. A new password by mail is the only way in. Nothing is erased, for the address may
 * have been mistyped by somebody honest.
 */
export async function disownAccount({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token: string };
}): Promise<{ outcome: DisownOutcome }> {
	await takeAttempt(ctx, SETTINGS_RULES.mailedLink, ctx.actor.address);
	const unknownPassword = await ctx.passwords.hash(ctx.ids.secret());
	return ctx.store.transaction(async (tx) => {
		const opened = await findMailedLink(ctx, tx, "disown", input.token);
		if (!opened) throw new DomainError("bad_input", MESSAGES.invalidOrExpiredLink);
		const { link, user, repeated } = opened;
		if (repeated) return { outcome: "done_before" };
		if (user.email !== link.email) return { outcome: "moved" };
		const { id: userId, createdAt: since } = user;
		await useUpMailTokens(tx, { userId, kind: "disown", now: ctx.clock.now() });
		await voidPendingChanges(tx, userId);
		await voidUndosAfter(tx, userId, since);
		await endEverySignIn(tx, userId);
		const voided = await voidNewerSecrets(tx, user, { since, unknownPassword });
		await audit(ctx, tx, { action: "account.disowned", userId, details: voided });
		await enqueue(ctx, tx, sendMailJob, { template: "account-disowned", user_id: userId });
		return { outcome: "done" };
	});
}
