import { BRAND } from "@dewlight/contracts/brand.ts";
import { PROOF_MINUTES, type ProofPart } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { deleteUnusedMailTokens, findMailToken, useMailToken } from "#db/queries/account-changes.ts";
import { findUserById, lockUser, setPasswordHash, type UserRow } from "#db/queries/accounts.ts";
import { deleteSessionsOfUser, type SessionProof } from "#db/queries/sessions.ts";
import { deleteChallengesOfUser } from "#db/queries/two-factor.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { PasswordWeakness } from "#ports/passwords.ts";
import { announceChange, timeOfChange } from "../account-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { hashSecret } from "../hash-secret.ts";
import { PASSWORD_RULES, rememberBrowser, THROTTLE_RULES, takeAttempt } from "./throttle.ts";

const SENTENCES: Record<PasswordWeakness, string> = {
	blank: MESSAGES.passwordBlank,
	common: MESSAGES.passwordCommon,
	personal: MESSAGES.passwordPersonal,
	guessable: MESSAGES.passwordGuessable,
};

/** Refuses, with a sentence that says why, what is guessed within a million tries. Length is the contract's matter. */
export function refuseWeakPassword(
	{ passwords }: Pick<Context, "passwords">,
	password: string,
	{ email, username }: { email: string; username: string },
): void {
	const words = [...email.split(/[^\p{L}\p{N}]+/u), ...username.split(/\s+/u)].filter(
		(word) => word.length > 2,
	);
	const weakness = passwords.weaknessOf(password, [email, username, BRAND.name, ...words]);
	if (weakness) throw new DomainError("bad_input", SENTENCES[weakness]);
}

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

/**
 * Refuses with `reauthentication_required` unless password, and code where two-factor is on, were typed in this
 * session within the last ten minutes. `carried` is the part that the call itself brings and its verb checks.
 */
export function requireProof(proof: SessionProof, now: Date, carried: ProofPart | null): void {
	const since = now.getTime() - PROOF_MINUTES * 60_000;
	const isStale = (at: Date | null) => at === null || at.getTime() <= since;
	const needs: ProofPart[] = [];
	if (carried !== "password" && isStale(proof.passwordProvenAt)) needs.push("password");
	if (carried !== "code" && proof.needsCode && isStale(proof.codeProvenAt)) needs.push("code");
	if (needs.length === 0) return;
	throw new DomainError("reauthentication_required", "reauthentication_required", { body: { needs } });
}

/**
 * Sets a new password by a mailed link. The password is judged before the link is used up, so a refused one may be
 * replaced by a better one. Signs nobody in; two-factor stays as it is. The browser that did it is known from now on, so
 * that guesses of strangers do not keep the owner from logging in with the new password.
 */
export async function resetPassword({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token: string; new_password: string; knownBrowser: string | null };
}): Promise<{ knownBrowser: string }> {
	const { actor, passwords, store } = ctx;
	await takeAttempt(ctx, THROTTLE_RULES.resetLinkByAddress, actor.address);
	const tokenHash = hashSecret(input.token);
	const link = await findMailToken(store.db, "reset", tokenHash);
	if (!link || link.usedAt || link.expiresAt <= ctx.clock.now()) throw invalidLink();
	const holder = await findUserById(store.db, link.userId);
	if (!holder) throw invalidLink();
	refuseWeakPassword(ctx, input.new_password, holder);
	const passwordHash = await passwords.hash(input.new_password);
	const user = await store.transaction(async (tx) => {
		const owner = await takeResetLink(ctx, tx, link);
		const passwordSetAt = await timeOfChange(ctx, tx, owner.id);
		await setPasswordHash(tx, owner.id, { passwordHash, passwordSetAt });
		await endEverything(tx, owner.id);
		await audit(ctx, tx, { action: "account.password_reset", userId: owner.id });
		await announceChange(ctx, tx, owner.id, "password");
		return owner;
	});
	await ctx.throttle.forget(THROTTLE_RULES.loginByAccount, user.email.toLowerCase());
	return { knownBrowser: rememberBrowser(ctx, { ...user, passwordHash }, input.knownBrowser) };
}

/** Uses the link up, once, for the account whose address it was sent to. */
async function takeResetLink(
	ctx: Context,
	tx: Transaction,
	link: { id: string; userId: number; email: string },
): Promise<UserRow> {
	const user = await lockUser(tx, link.userId);
	if (!user || user.email !== link.email) throw invalidLink();
	if (!(await useMailToken(tx, link.id, ctx.clock.now()))) throw invalidLink();
	return user;
}

/** Whoever was in, or on the way in, is out: sessions, half logins, and links to take the account over. */
async function endEverything(tx: Transaction, userId: number): Promise<void> {
	await deleteSessionsOfUser(tx, userId, null);
	await deleteChallengesOfUser(tx, userId);
	await deleteUnusedMailTokens(tx, userId, ["reset", "email_change"]);
}

function invalidLink(): DomainError {
	return new DomainError("bad_input", MESSAGES.resetInvalid);
}

/** Promises a reset link to this address, if it belongs to an account. Whether it does is looked up by the job only. */
export async function requestPasswordReset({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { email: string };
}): Promise<void> {
	await takeAttempt(ctx, THROTTLE_RULES.resetByAddress, ctx.actor.address);
	await takeAttempt(ctx, THROTTLE_RULES.resetByAccount, input.email.toLowerCase());
	await ctx.store.transaction((tx) =>
		enqueue(ctx, tx, sendMailJob, { template: "reset-password", email: input.email }),
	);
}
