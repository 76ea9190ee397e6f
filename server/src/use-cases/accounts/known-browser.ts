import type { UserRow } from "#db/queries/accounts.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import type { Context } from "../context.ts";
import { THROTTLE_RULES } from "./throttle-rules.ts";

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
