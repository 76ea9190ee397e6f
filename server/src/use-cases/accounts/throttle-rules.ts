import type { ThrottleRule } from "#ports/throttle.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Per account (named by what is typed) and per network address. */
export const THROTTLE_RULES = {
	loginByAccount: { name: "login-account", points: 10, windowSeconds: 15 * MINUTE },
	loginByBrowser: { name: "login-browser", points: 10, windowSeconds: 15 * MINUTE },
	loginByAddress: { name: "login-address", perAddress: true, points: 60, windowSeconds: 15 * MINUTE },
	registerByAddress: { name: "register-address", perAddress: true, points: 20, windowSeconds: HOUR },
	inviteByAddress: { name: "invite-address", perAddress: true, points: 30, windowSeconds: HOUR },
	/** Per mailbox. A stranger's asking has a counter of its own, so that nobody can use up the owner's. */
	verificationByEmail: { name: "verification-email", points: 5, windowSeconds: HOUR },
	verificationByVisitor: { name: "verification-visitor", points: 5, windowSeconds: HOUR },
	verificationByAddress: { name: "verification-address", perAddress: true, points: 20, windowSeconds: HOUR },
	correctByAccount: { name: "correct-account", points: 5, windowSeconds: 24 * HOUR },
	resetByAccount: { name: "reset-account", points: 5, windowSeconds: HOUR },
	resetByAddress: { name: "reset-address", perAddress: true, points: 20, windowSeconds: HOUR },
	resetLinkByAddress: { name: "reset-link-address", perAddress: true, points: 30, windowSeconds: HOUR },
	verifyByAddress: { name: "verify-address", perAddress: true, points: 60, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

/** Per account, for the password asked again inside a session: at most 50 wrong ones in a day. */
export const PASSWORD_RULES = [
	{ name: "current-password", points: 10, windowSeconds: 15 * MINUTE },
	{ name: "current-password-day", points: 50, windowSeconds: 24 * HOUR },
] as const satisfies readonly ThrottleRule[];

/** Counts one attempt and refuses it when there were too many. */
export async function takeAttempt(ctx: Context, rule: ThrottleRule, key: string): Promise<void> {
	const retryAfterSeconds = await ctx.throttle.take(rule, key);
	if (retryAfterSeconds === null) return;
	throw new DomainError("too_many_requests", "Too many attempts. Please wait a little and try again.", {
		retryAfterSeconds,
	});
}
