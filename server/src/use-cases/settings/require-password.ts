import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";

/** The signed-in person once more proves to be the owner. Only wrong passwords in a row count against them. */
export async function requirePassword(ctx: Context<UserActor>, password: string): Promise<UserRow> {
	const { passwords, store, throttle } = ctx;
	const { userId } = ctx.actor;
	await takeAttempt(ctx, SETTINGS_RULES.currentPassword, String(userId));
	const user = await findUserById(store.db, userId);
	if (!user) throw new DomainError("no_session", "Please log in.");
	if (!(await passwords.verify(user.passwordHash, password))) {
		await audit(ctx, store.db, { action: "account.password_check_failed", userId });
		throw new DomainError("bad_input", "Your current password is incorrect.");
	}
	await throttle.forget(SETTINGS_RULES.currentPassword, String(userId));
	return user;
}
