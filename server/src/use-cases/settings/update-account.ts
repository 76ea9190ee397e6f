import type { updateAccountSchema } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { entitlementsOf } from "@dewlight/core/plans/index.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import {
	changeUser,
	countBackupCodes,
	endEverySignIn,
	findPendingEmail,
} from "#db/queries/account-changes.ts";
import { findUserById, lockUser, type UserRow } from "#db/queries/accounts.ts";
import { findCodeProvenAt } from "#db/queries/sessions.ts";
import { announceChange, timeOfChange } from "../account-change.ts";
import {
	type Account,
	getMe,
	openSession,
	refuseWeakPassword,
	requirePassword,
	takeAttempt,
} from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readPlan } from "../read-allowance.ts";
import { isSameAddress, requestEmailChange } from "./email-change.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";

type UpdateAccountInput = z.infer<typeof updateAccountSchema>;

interface UpdatedAccount {
	account: Account;
	/** The address that a link was sent to; null when no change waits. */
	pendingEmail: string | null;
	/** Whether this call asked for the change that waits. */
	linkSent: boolean;
	/** Secret of the renewed session; null while the password stays. */
	sessionSecret: string | null;
}

/** API-19: everything that was sent or nothing. */
export async function updateAccount({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: UpdateAccountInput;
}): Promise<UpdatedAccount> {
	const { userId } = ctx.actor;
	const { new_password, current_password } = input;
	const password =
		new_password === undefined ? null : await preparePassword(ctx, { new_password, current_password });
	if (input.email !== undefined && (await asksForNewAddress(ctx, input.email))) {
		await takeAttempt(ctx, SETTINGS_RULES.emailChange, String(userId));
		await takeAttempt(ctx, SETTINGS_RULES.emailChangeRecipient, input.email.toLowerCase());
	}
	const { linkSent, sessionSecret } = await ctx.store.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user) throw new DomainError("no_session", "Please log in.");
		await changeProfile(ctx, tx, user, input);
		const newEmail =
			input.email !== undefined && !isSameAddress(input.email, user.email) ? input.email : null;
		// Before the password: undoing the change of address voids every secret that is not older than it.
		if (newEmail !== null) await requestEmailChange(ctx, tx, user, newEmail);
		const renewed = password && (await changePassword(ctx, tx, password));
		return { linkSent: newEmail !== null, sessionSecret: renewed?.sessionSecret ?? null };
	});
	const pendingEmail = await findPendingEmail(ctx.store.db, userId, ctx.clock.now());
	return { account: await getMe({ ctx }), pendingEmail, linkSent, sessionSecret };
}

/** Whether `email` is another mailbox than the account has. */
export async function asksForNewAddress(
	ctx: Context<UserActor>,
	email: string | undefined,
): Promise<boolean> {
	if (email === undefined) return false;
	const user = await findUserById(ctx.store.db, ctx.actor.userId);
	return user !== null && !isSameAddress(email, user.email);
}

async function changeProfile(
	ctx: Context<UserActor>,
	tx: Transaction,
	user: UserRow,
	{ username, beta_features: betaFeatures }: UpdateAccountInput,
): Promise<void> {
	if (username !== undefined && username !== user.username) {
		await changeUser(tx, user.id, { username });
		await audit(ctx, tx, { action: "account.username_changed", userId: user.id });
	}
	if (betaFeatures !== undefined && betaFeatures !== user.betaFeatures) {
		if (betaFeatures && !entitlementsOf((await readPlan(ctx, tx, user.id)).plan).beta) {
			throw new DomainError("bad_input", "Beta features are part of the Pro plan.");
		}
		await changeUser(tx, user.id, { betaFeatures });
		await audit(ctx, tx, {
			action: "account.beta_features_set",
			userId: user.id,
			details: { on: betaFeatures },
		});
	}
}

export interface AccountSettingsView {
	account: Account;
	pendingEmail: string | null;
	backupCodesLeft: number;
}

export async function getAccount({ ctx }: { ctx: Context<UserActor> }): Promise<AccountSettingsView> {
	const { db } = ctx.store;
	const account = await getMe({ ctx });
	const { id, twoFactorEnabledAt } = account.user;
	return {
		account,
		pendingEmail: await findPendingEmail(db, id, ctx.clock.now()),
		backupCodesLeft: twoFactorEnabledAt ? await countBackupCodes(db, id) : 0,
	};
}

interface PreparedPassword {
	/** What was stored when the current password was checked. */
	replaces: string;
	hash: string;
}

/** Checks and hashes before the transaction, which must not wait for either. */
async function preparePassword(
	ctx: Context<UserActor>,
	input: { new_password: string; current_password?: string | undefined },
): Promise<PreparedPassword> {
	const { passwords } = ctx;
	if (input.current_password === undefined)
		throw new DomainError("bad_input", MESSAGES.currentPasswordNeeded);
	const user = await requirePassword(ctx, input.current_password);
	refuseWeakPassword(ctx, input.new_password, user);
	return { replaces: user.passwordHash, hash: await passwords.hash(input.new_password) };
}

/** Every sign-in ends but this one, which goes on under a new secret. Needs the account locked. */
async function changePassword(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ replaces, hash }: PreparedPassword,
): Promise<{ sessionSecret: string }> {
	const { userId } = ctx.actor;
	const user = await findUserById(tx, userId);
	if (user?.passwordHash !== replaces) {
		throw new DomainError("conflict", "Your password was changed in the meantime. Please log in again.");
	}
	const now = ctx.clock.now();
	// The password says nothing about the second factor: what was proven of that stays as old as it is.
	const proof = { passwordProvenAt: now, codeProvenAt: await findCodeProvenAt(tx, ctx.actor.sessionId) };
	await changeUser(tx, userId, {
		passwordHash: hash,
		passwordSetAt: await timeOfChange(ctx, tx, userId),
	});
	await endEverySignIn(tx, userId);
	const sessionSecret = await openSession(ctx, tx, userId, proof);
	await audit(ctx, tx, { action: "account.password_changed", userId });
	await announceChange(ctx, tx, userId, "password");
	return { sessionSecret };
}
