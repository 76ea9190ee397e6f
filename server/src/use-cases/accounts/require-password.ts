import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { PASSWORD_RULES, takeAttempt } from "./throttle-rules.ts";

/** The signed-in person once more proves to be the owner. Only wrong passwords in a row count against them. */
export async function requirePassword(ctx: Context<UserActor>, password: string): Promise<UserRow> {
	const { passwords, store, throttle } = ctx;
	const { userId } = ctx.actor;
	for (const rule of PASSWORD_RULES) await takeAttempt(ctx, rule, String(userId));
	const user = await findUserById(store.db, userId);
	if (!user) throw new DomainError("no_session", "Please log in.");
	if (!(await passwords.verify(user.passwordHash, password))) {
		await audit(ctx, store.db, { action: "account.password_check_failed", userId });
		throw new DomainError("bad_input", "Your current password is incorrect.");
	}
	for (const rule of PASSWORD_RULES) await throttle.forget(rule, String(userId));
	return user;
}
