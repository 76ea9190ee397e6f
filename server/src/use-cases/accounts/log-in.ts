import type { loginSchema } from "@dewlight/contracts/accounts.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { z } from "zod";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { nextPath } from "./next-path.ts";
import { openSession } from "./open-session.ts";
import { readAccount } from "./read-account.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

interface LoggedIn {
	sessionSecret: string;
	redirect: string;
}

/** Does the same work for an unknown address as for a wrong password, and says the same. */
export async function logIn({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: z.infer<typeof loginSchema>;
}): Promise<LoggedIn> {
	const { actor, passwords, store } = ctx;
	const accountKey = input.email.toLowerCase();
	await takeAttempt(ctx, THROTTLE_RULES.loginByAddress, actor.address);
	await takeAttempt(ctx, THROTTLE_RULES.loginByAccount, accountKey);

	const user = await findUserByEmail(store.db, input.email);
	const fits = await passwords.verify(user?.passwordHash ?? passwords.nobody, input.password);
	if (!user || !fits) {
		await audit(ctx, store.db, { action: "account.login_refused", userId: user?.id ?? null });
		throw new DomainError("wrong_credentials", MESSAGES.incorrectLogin);
	}

	await ctx.throttle.forget(THROTTLE_RULES.loginByAccount, accountKey);
	return store.transaction(async (tx) => {
		const sessionSecret = await openSession(ctx, tx, user.id);
		const account = await readAccount(ctx, tx, user.id);
		await audit(ctx, tx, { action: "account.logged_in", userId: user.id });
		return { sessionSecret, redirect: nextPath(account, input.next) };
	});
}
