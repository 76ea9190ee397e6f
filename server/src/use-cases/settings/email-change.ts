import { type DisownOutcome, MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { violatesUnique } from "#db/database-errors.ts";
import {
	changeUser,
	claimMessages,
	endEverySignIn,
	findMailToken,
	insertMailToken,
	type MailTokenRow,
	markMailTokenUsed,
	setEmail,
	useUpMailTokens,
	voidPendingChanges,
	voidResetLinks,
	voidUndosAfter,
} from "#db/queries/account-changes.ts";
import { findUserById, lockAccount, type UserRow } from "#db/queries/accounts.ts";
import {
	deleteAuthenticatorSince,
	deleteBackupCodesSince,
	setTwoFactorEnabled,
} from "#db/queries/two-factor.ts";
import { resumeRenewalJob, sendMailJob } from "#jobs/definitions/promised.ts";
import { timeOfChange } from "../account-change.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { askedForDeletionAt, hoursFrom, REPEAT_LINK_MS, SETTINGS_RULES } from "./settings-rules.ts";

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
async function findMailedLink(
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

interface Voided extends Record<string, boolean> {
	password: boolean;
	two_factor: boolean;
	backup_codes: boolean;
	deletion: boolean;
}

/**
 * What was set at `since` or later no longer counts: password, second factor, backup codes, and a deletion that
 * waits. `unknownPassword` is the hash of a password nobody knows. What an intruder took away cannot come back: a
 * factor that was turned off stays off. Needs the account locked. Returns what was void.
 */
async function voidNewerSecrets(
	tx: Transaction,
	user: UserRow,
	{ since, unknownPassword }: { since: Date; unknownPassword: string },
): Promise<Voided> {
	const isNewer = (at: Date | null) => at !== null && at >= since;
	const { passwordSetAt, createdAt, twoFactorEnabledAt, deletionDueAt } = user;
	const password = isNewer(passwordSetAt ?? createdAt);
	const factor = isNewer(twoFactorEnabledAt);
	const deletion = deletionDueAt !== null && isNewer(askedForDeletionAt(deletionDueAt));
	if (password) await changeUser(tx, user.id, { passwordHash: unknownPassword });
	if (deletion) await changeUser(tx, user.id, { deletionDueAt: null });
	if (factor) await setTwoFactorEnabled(tx, user.id, null);
	await deleteAuthenticatorSince(tx, user.id, since);
	const codes = await deleteBackupCodesSince(tx, user.id, since);
	return { password, two_factor: factor, backup_codes: codes > 0, deletion };
}
