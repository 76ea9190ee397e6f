import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { reauthenticateSchema } from "@dewlight/contracts/two-factor.ts";
import type { z } from "zod";
import { lockUser } from "#db/queries/accounts.ts";
import { setProof } from "#db/queries/sessions.ts";
import { type LoginChallengeRow, tryChallenge, useChallenge } from "#db/queries/two-factor.ts";
import {
	guessCounter,
	nextPath,
	openSession,
	readAccount,
	rememberBrowser,
	requirePassword,
	takeAttempt,
} from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";
import { takeCode } from "./codes.ts";
import {
	forgetCodeAttempts,
	requireTwoFactor,
	TWO_FACTOR_RULES,
	takeCodeAttempt,
} from "./two-factor-rules.ts";

interface LoggedIn {
	sessionSecret: string;
	knownBrowser: string;
	redirect: string;
}

/**
 * The second half of a login. A try counts before its code is judged; unknown, used, expired and worn-out tokens and
 * wrong codes are told the same.
 */
export async function verifyLogin({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { code: string; token: string; knownBrowser: string | null };
}): Promise<LoggedIn> {
	const { actor, clock, store } = ctx;
	await takeAttempt(ctx, TWO_FACTOR_RULES.loginByAddress, actor.address);
	const challenge = await tryChallenge(store.db, {
		tokenHash: hashSecret(input.token),
		now: clock.now(),
		maxAttempts: PARTIAL_TOKEN.attempts,
	});
	if (!challenge) throw refused();
	const { userId } = challenge;
	await takeCodeAttempt(ctx, userId);
	const loggedIn = await finishLogin(ctx, challenge, input);
	if (!loggedIn) {
		await audit(ctx, store.db, { action: "two_factor.code_refused", userId });
		throw refused();
	}
	await forgetCodeAttempts(ctx, userId);
	const { counter, ...answer } = loggedIn;
	await ctx.throttle.forget(counter.rule, counter.key);
	return answer;
}

/** Code, challenge and session together or not at all. */
async function finishLogin(
	ctx: Context<VisitorActor | UserActor>,
	{ id, userId, next }: LoginChallengeRow,
	{ code: typed, knownBrowser: cookie }: { code: string; knownBrowser: string | null },
): Promise<(LoggedIn & { counter: ReturnType<typeof guessCounter> }) | null> {
	return ctx.store.transaction(async (tx) => {
		await requireTwoFactor(tx, userId);
		const by = await takeCode(ctx, tx, { userId, typed, kinds: ["totp", "backup"] });
		if (!by) return null;
		const now = ctx.clock.now();
		if (!(await useChallenge(tx, id, now))) throw refused();
		const sessionSecret = await openSession(ctx, tx, userId, { passwordProvenAt: now, codeProvenAt: now });
		const account = await readAccount(ctx, tx, userId);
		await audit(ctx, tx, { action: "account.logged_in", userId, details: { second_factor: by } });
		return {
			sessionSecret,
			redirect: nextPath(account, next ?? undefined),
			knownBrowser: rememberBrowser(ctx, account.user, cookie),
			counter: guessCounter(ctx, { user: account.user, email: account.user.email, cookie }),
		};
	});
}

function refused(): DomainError {
	return new DomainError("wrong_credentials", MESSAGES.invalidOrExpiredCode);
}

/**
 * The holder of a session proves again to be its owner, which this session remembers for ten minutes. A wrong part
 * proves nothing of the other; a code is looked at, and used up, only after a password that is right or not given.
 */
export async function reauthenticate({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof reauthenticateSchema>;
}): Promise<void> {
	const { clock, store } = ctx;
	const { userId, sessionId } = ctx.actor;
	const { password, code } = input;
	if (password !== undefined) await requirePassword(ctx, password);
	if (code !== undefined) await takeCodeAttempt(ctx, userId);
	const proven = await store.transaction(async (tx) => {
		const takesCodes = Boolean((await lockUser(tx, userId))?.twoFactorEnabledAt);
		const typed = takesCodes ? code : undefined;
		if (typed !== undefined && !(await takeCode(ctx, tx, { userId, typed, kinds: ["totp", "backup"] }))) {
			await audit(ctx, tx, { action: "two_factor.code_refused", userId });
			return null;
		}
		const now = clock.now();
		const proof = {
			...(password !== undefined && { passwordProvenAt: now }),
			...(typed !== undefined && { codeProvenAt: now }),
		};
		if (Object.keys(proof).length > 0) await setProof(tx, sessionId, proof);
		await audit(ctx, tx, { action: "account.reauthenticated", userId });
		return proof;
	});
	if (!proven) throw new DomainError("bad_input", MESSAGES.invalidCode);
	if (proven.codeProvenAt) await forgetCodeAttempts(ctx, userId);
}
