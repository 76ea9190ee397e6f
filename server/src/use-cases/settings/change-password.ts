import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { changeUser, endEverySignIn } from "#db/queries/account-settings.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findCodeProvenAt } from "#db/queries/sessions.ts";
import { openSession, refuseWeakPassword, requirePassword } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

export interface PreparedPassword {
	/** What was stored when the current password was checked. */
	replaces: string;
	hash: string;
}

/** Checks and hashes before the transaction, which must not wait for either. */
export async function preparePassword(
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
export async function changePassword(
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
	await changeUser(tx, userId, { passwordHash: hash, passwordSetAt: now });
	await endEverySignIn(tx, userId);
	const sessionSecret = await openSession(ctx, tx, userId, proof);
	await audit(ctx, tx, { action: "account.password_changed", userId });
	await announceChange(ctx, tx, userId, "password");
	return { sessionSecret };
}
