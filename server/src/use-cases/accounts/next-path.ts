import type { Context, UserActor } from "../context.ts";
import { type Account, readAccount } from "./read-account.ts";

const DEFAULT = "/upload";

/** Pages that end or begin a session are no place to go after signing in. */
const NEVER = ["/login", "/logout"];

/** GATE-03 and GATE-A2: paths a person may visit before onboarding is done. */
const BEFORE_ONBOARDING = [
	"/register",
	"/verify-email",
	"/onboarding",
	"/timeline",
	"/results",
	"/terms",
	"/contact",
	"/confirm-email-change",
	"/undo-email-change",
	"/not-my-account",
	"/reset-password",
];

/** Where a signed-in person goes next: their wish if it is a path of this site and no gate stands before it. */
export function nextPath(account: Account, wish: string | undefined): string {
	if (!account.user.emailVerifiedAt) return "/verify-email";
	const target = safePath(wish);
	const onboarded = account.user.onboardingCompletedAt !== null;
	if (!onboarded && account.latestCheckinId === 0 && !startsWithAny(target, BEFORE_ONBOARDING)) {
		return "/onboarding/current";
	}
	if (onboarded && startsWithAny(target, ["/register", "/verify-email"])) return DEFAULT;
	return target;
}

/** The wish as path, query and hash, or the default when it could lead anywhere else. */
export function safePath(wish: string | undefined): string {
	if (!wish?.startsWith("/") || !URL.canParse(wish, ORIGIN)) return DEFAULT;
	const url = new URL(wish, ORIGIN);
	if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return DEFAULT;
	if (startsWithAny(url.pathname, [...NEVER, "/api", "/dev"])) return DEFAULT;
	return url.pathname + url.search + url.hash;
}

/** Any origin nobody owns serves to see whether a path leaves the site. */
const ORIGIN = "http://site.invalid";

function startsWithAny(target: string, prefixes: readonly string[]): boolean {
	return prefixes.some((prefix) => {
		if (!target.startsWith(prefix)) return false;
		const following = target.at(prefix.length);
		return following === undefined || following === "/" || following === "?" || following === "#";
	});
}

export async function getNextPath({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { next?: string | undefined };
}): Promise<string> {
	const account = await readAccount(ctx, ctx.store.db, ctx.actor.userId);
	return nextPath(account, input.next);
}
