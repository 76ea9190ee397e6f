import type { UserRow } from "#db/queries/accounts.ts";
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

/** How many accounts one browser is known to: a family at one tablet. */
const MAX_ACCOUNTS = 4;
const SEPARATOR = "~";

type Known = Pick<UserRow, "id" | "passwordHash">;

/** A new password makes every browser unknown. */
const proofOf = ({ secretBox }: Pick<Context, "secretBox">, user: Known, nonce: string) =>
	secretBox.fingerprint(nonce, `known-browser:${user.id}:${user.passwordHash}`);

const entriesOf = (cookie: string | null) => (cookie ? cookie.split(SEPARATOR).slice(0, MAX_ACCOUNTS) : []);

const nonceOf = (entry: string) => entry.slice(0, entry.indexOf("."));

function findEntry(ctx: Pick<Context, "secretBox">, user: Known, cookie: string | null): string | null {
	const fits = (entry: string) => entry === `${nonceOf(entry)}.${proofOf(ctx, user, nonceOf(entry))}`;
	return entriesOf(cookie).find(fits) ?? null;
}

/**
 * Which counter a guess at an account goes to. A browser that signed in to it before has its own; all others share
 * one, so that guesses from many networks add up and strangers who use them up do not lock the owner out at home.
 */
export function guessCounter(
	ctx: Pick<Context, "secretBox">,
	account: { user: Known | null; email: string; cookie: string | null },
): { rule: ThrottleRule; key: string } {
	const { user, email, cookie } = account;
	const entry = user && findEntry(ctx, user, cookie);
	return entry
		? { rule: THROTTLE_RULES.loginByBrowser, key: `${user.id}.${nonceOf(entry)}` }
		: { rule: THROTTLE_RULES.loginByAccount, key: email.toLowerCase() };
}

/** The cookie of a browser that has just proven itself for this account: what it held, and this account. */
export function rememberBrowser(
	ctx: Pick<Context, "secretBox" | "ids">,
	user: Known,
	cookie: string | null,
): string {
	const known = findEntry(ctx, user, cookie);
	const nonce = ctx.ids.secret();
	const entry = known ?? `${nonce}.${proofOf(ctx, user, nonce)}`;
	const others = entriesOf(cookie).filter((other) => other !== entry);
	return [entry, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
}
