import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import type { Transaction } from "#db/database.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { voidPendingChanges } from "#db/queries/email-changes.ts";
import { insertMailToken } from "#db/queries/mail-tokens.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { hoursFrom } from "./settings-rules.ts";

/** The same mailbox in another spelling is no change. */
export function isSameAddress(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

/**
 * Promises a link to the new address and a way back to the present one. Nothing changes until the link is opened;
 * an earlier change that waits is void. An address that another account has is answered alike: its owner is told by mail,
 * and no link opens. Needs the account locked.
 */
export async function requestEmailChange(
	ctx: Context<UserActor>,
	tx: Transaction,
	user: UserRow,
	newEmail: string,
): Promise<void> {
	await voidPendingChanges(tx, user.id);
	const change = await promiseLink(ctx, tx, user.id, "email_change", newEmail);
	const undo = await promiseLink(ctx, tx, user.id, "email_undo", user.email);
	await audit(ctx, tx, { action: "account.email_change_requested", userId: user.id });
	await enqueue(ctx, tx, sendMailJob, { template: "email-change", user_id: user.id, token_id: change });
	await enqueue(ctx, tx, sendMailJob, { template: "email-change-notice", user_id: user.id, token_id: undo });
}

/** The row holds address and end from now on; the secret that opens it is made when the mail is sent. */
async function promiseLink(
	ctx: Context,
	tx: Transaction,
	userId: number,
	kind: "email_change" | "email_undo",
	email: string,
): Promise<string> {
	const id = ctx.ids.uuid();
	const createdAt = ctx.clock.now();
	await insertMailToken(tx, {
		id,
		tokenHash: hashSecret(ctx.ids.secret()),
		userId,
		kind,
		email,
		createdAt,
		expiresAt: hoursFrom(createdAt, MAIL_LINK_HOURS[kind]),
	});
	return id;
}
