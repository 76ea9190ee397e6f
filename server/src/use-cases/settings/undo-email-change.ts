import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { endEverySignIn } from "#db/queries/account-settings.ts";
import { setEmail, voidPendingChanges, voidUndosAfter } from "#db/queries/email-changes.ts";
import { markMailTokenUsed } from "#db/queries/mail-tokens.ts";
import { violatesUnique } from "#db/violations.ts";
import { resumeRenewalJob } from "#jobs/definitions/resume-renewal.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { findMailedLink } from "./find-mailed-link.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";
import { voidNewerSecrets } from "./void-newer-secrets.ts";

/**
 * The holder of the former address takes the account back: that address stands again, what waits is void, every
 * browser is signed out, and no secret counts that is newer than the change. A deletion asked for since is called off,
 * and the renewal that it ended goes on. Ways back mailed to later addresses end too, so an intruder cannot undo the
 * undoing.
 */
export async function undoEmailChange({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token: string };
}): Promise<{ email: string }> {
	await takeAttempt(ctx, SETTINGS_RULES.mailedLink, ctx.actor.address);
	const refused = new DomainError("bad_input", MESSAGES.invalidOrExpiredLink);
	const unknownPassword = await ctx.passwords.hash(ctx.ids.secret());
	try {
		return await ctx.store.transaction(async (tx) => {
			const opened = await findMailedLink(ctx, tx, "email_undo", input.token);
			if (!opened) throw refused;
			const { link, user, repeated } = opened;
			if (repeated) return { email: user.email };
			await markMailTokenUsed(tx, link.id, ctx.clock.now());
			await setEmail(tx, user.id, link.email);
			await voidPendingChanges(tx, user.id);
			await voidUndosAfter(tx, user.id, link.createdAt);
			await endEverySignIn(tx, user.id);
			const voided = await voidNewerSecrets(tx, user, { since: link.createdAt, unknownPassword });
			if (voided.deletion && user.deletionEndsRenewal) {
				await enqueue(ctx, tx, resumeRenewalJob, { user_id: user.id });
			}
			await audit(ctx, tx, { action: "account.email_change_undone", userId: user.id, details: voided });
			await enqueue(ctx, tx, sendMailJob, { template: "email-change-undone", user_id: user.id });
			return { email: link.email };
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw refused;
		throw error;
	}
}
