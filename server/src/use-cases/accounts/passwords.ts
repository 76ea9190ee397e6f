import { BRAND } from "@dewlight/contracts/brand.ts";
import { PROOF_MINUTES, type ProofPart } from "@dewlight/contracts/constants.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import type { SessionProof } from "#db/queries/sessions.ts";
import type { PasswordWeakness } from "#ports/passwords.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { PASSWORD_RULES, takeAttempt } from "./throttle-rules.ts";

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

export type { SessionProof };

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
