import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { endEverySignIn, voidResetLinks } from "#db/queries/account-settings.ts";
import { findUserById, lockAccount, type UserRow } from "#db/queries/accounts.ts";
import { claimMessages, setEmail, voidPendingChanges, voidUndosAfter } from "#db/queries/email-changes.ts";
import {
	findMailToken,
	insertMailToken,
	type MailTokenRow,
	markMailTokenUsed,
} from "#db/queries/mail-tokens.ts";
import { violatesUnique } from "#db/violations.ts";
import { resumeRenewalJob } from "#jobs/definitions/renewals.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { timeOfChange } from "../time-of-change.ts";
import { hoursFrom, REPEAT_LINK_MS, SETTINGS_RULES } from "./settings-rules.ts";
import { voidNewerSecrets } from "./void-newer-secrets.ts";

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
	const createdAt = await timeOfChange(ctx, tx, userId);
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

/** API-21. The token is the proof, with or without a session; a link works once (ACCT-A4). */
export async function confirmEmailChange({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token?: string | undefined };
}): Promise<{ email: string }> {
	await takeAttempt(ctx, SETTINGS_RULES.mailedLink, ctx.actor.address);
	const refused = new DomainError("bad_input", MESSAGES.invalidOrExpiredLink);
	try {
		return await ctx.store.transaction(async (tx) => {
			const opened = await findMailedLink(ctx, tx, "email_change", input.token);
			if (!opened) throw refused;
			const { link, user } = opened;
			await markMailTokenUsed(tx, link.id, ctx.clock.now());
			await setEmail(tx, user.id, link.email);
			await claimMessages(tx, user.id, user.email);
			await voidResetLinks(tx, user.id);
			await audit(ctx, tx, { action: "account.email_changed", userId: user.id });
			return { email: link.email };
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw refused;
		throw error;
	}
}

interface OpenedLink {
	link: MailTokenRow;
	user: UserRow;
	/** The link did its work, and opens again: to undo a change for a day while that holds, to disown for its life. */
	repeated: boolean;
}

/** The link of a token with its account locked; null when it is unknown, void, expired or used up. */
export async function findMailedLink(
	ctx: Context,
	tx: Transaction,
	kind: "email_change" | "email_undo" | "disown",
	token: string | undefined,
): Promise<OpenedLink | null> {
	if (!token) return null;
	const tokenHash = hashSecret(token);
	const found = await findMailToken(tx, kind, tokenHash);
	if (!found) return null;
	await lockAccount(tx, found.userId);
	// Read again: another click on the same link may have held the account meanwhile.
	const link = await findMailToken(tx, kind, tokenHash);
	const user = link && (await findUserById(tx, link.userId));
	if (!link || !user) return null;
	const now = ctx.clock.now();
	if (!link.usedAt) return now < link.expiresAt ? { link, user, repeated: false } : null;
	if (kind === "email_change") return null;
	if (kind === "disown") return { link, user, repeated: true };
	const holds = user.email === link.email && now.getTime() - link.usedAt.getTime() <= REPEAT_LINK_MS;
	return holds ? { link, user, repeated: true } : null;
}

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
