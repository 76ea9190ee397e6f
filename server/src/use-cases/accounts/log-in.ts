import type { loginSchema } from "@dewlight/contracts/accounts.ts";
import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { findUserByEmail, lockAccount } from "#db/queries/accounts.ts";
import { insertChallenge } from "#db/queries/two-factor.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";
import { type Account, readAccount } from "./account.ts";
import { openSession } from "./sessions.ts";
import { guessCounter, rememberBrowser, THROTTLE_RULES, takeAttempt } from "./throttle.ts";

export type LoginOutcome =
	| { requiresTwoFactor: false; sessionSecret: string; knownBrowser: string; redirect: string }
	/** The password was right and a code is still to come: nobody is signed in yet. */
	| { requiresTwoFactor: true; partialToken: string };

/** Does the same work for an unknown address as for a wrong password, and says the same. */
export async function logIn({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	/** `knownBrowser` is the cookie of an earlier login here; null without one. */
	input: z.infer<typeof loginSchema> & { knownBrowser: string | null };
}): Promise<LoginOutcome> {
	const { actor, passwords, store } = ctx;
	const { email, knownBrowser: cookie } = input;
	await takeAttempt(ctx, THROTTLE_RULES.loginByAddress, actor.address);
	const user = await findUserByEmail(store.db, email);
	const counter = guessCounter(ctx, { user, email, cookie });
	await takeAttempt(ctx, counter.rule, counter.key);

	const fits = await passwords.verify(user?.passwordHash ?? passwords.nobody, input.password);
	if (!user || !fits) throw await refused(ctx, user?.id ?? null);

	const outcome = await store.transaction(async (tx): Promise<LoginOutcome | null> => {
		await lockAccount(tx, user.id);
		const account = await readAccount(ctx, tx, user.id);
		// A reset that came in between ended every sign-in with the old password, this one too.
		if (account.user.passwordHash !== user.passwordHash) return null;
		if (account.user.twoFactorEnabledAt) {
			const partialToken = await openChallenge(ctx, tx, { userId: user.id, next: input.next });
			await audit(ctx, tx, { action: "account.password_accepted", userId: user.id });
			return { requiresTwoFactor: true, partialToken };
		}
		const sessionSecret = await openSession(ctx, tx, user.id, {
			passwordProvenAt: ctx.clock.now(),
			codeProvenAt: null,
		});
		await audit(ctx, tx, { action: "account.logged_in", userId: user.id });
		const knownBrowser = rememberBrowser(ctx, user, cookie);
		return { requiresTwoFactor: false, sessionSecret, knownBrowser, redirect: nextPath(account, input.next) };
	});
	if (!outcome) throw await refused(ctx, user.id);
	if (!outcome.requiresTwoFactor) await ctx.throttle.forget(counter.rule, counter.key);
	return outcome;
}

async function refused(ctx: Context, userId: number | null): Promise<DomainError> {
	await audit(ctx, ctx.store.db, { action: "account.login_refused", userId });
	return new DomainError("wrong_credentials", MESSAGES.incorrectLogin);
}

/** A token that stands for "the password was right", for five minutes and five codes. */
async function openChallenge(
	ctx: Context,
	tx: Transaction,
	{ userId, next }: { userId: number; next: string | undefined },
): Promise<string> {
	const token = `pt_${ctx.ids.secret()}`;
	const now = ctx.clock.now();
	await insertChallenge(tx, {
		id: ctx.ids.uuid(),
		tokenHash: hashSecret(token),
		userId,
		next: next ?? null,
		createdAt: now,
		expiresAt: new Date(now.getTime() + PARTIAL_TOKEN.minutes * 60_000),
	});
	return token;
}

const DEFAULT_PATH = "/upload";

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
	if (onboarded && startsWithAny(target, ["/register", "/verify-email"])) return DEFAULT_PATH;
	return target;
}

/** The wish as path, query and hash, or the default when it could lead anywhere else. */
export function safePath(wish: string | undefined): string {
	if (!wish?.startsWith("/") || !URL.canParse(wish, ORIGIN)) return DEFAULT_PATH;
	const url = new URL(wish, ORIGIN);
	if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return DEFAULT_PATH;
	if (startsWithAny(url.pathname, [...NEVER, "/api", "/dev"])) return DEFAULT_PATH;
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
