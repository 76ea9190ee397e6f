import { BACKUP_CODES, TOTP } from "@dewlight/contracts/two-factor.ts";
import type { Transaction } from "#db/database.ts";
import { lockUser } from "#db/queries/accounts.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const TOTP_SHAPE = new RegExp(`^\\d{${TOTP.digits}}$`);
const BACKUP_SHAPE = new RegExp(`^[A-Za-z2-7]{${BACKUP_CODES.characters}}$`);

export type TypedCode = { kind: "totp"; code: string } | { kind: "backup"; code: string };

/** What a person typed, without blanks, dashes and letter case; null when it can be no code at all. */
export function readTypedCode(typed: string): TypedCode | null {
	const digits = typed.replaceAll(/\s/g, "");
	if (TOTP_SHAPE.test(digits)) return { kind: "totp", code: digits };
	const letters = digits.replaceAll(/\p{Dash}/gu, "");
	return BACKUP_SHAPE.test(letters) ? { kind: "backup", code: letters.toUpperCase() } : null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Codes are short, so tries are counted per account over all logins and calls: at most 50 in a day. */
const CODE_RULES = [
	{ name: "two-factor-code", points: 10, windowSeconds: 15 * MINUTE },
	{ name: "two-factor-code-day", points: 50, windowSeconds: 24 * HOUR },
] as const satisfies readonly ThrottleRule[];

export const TWO_FACTOR_RULES = {
	loginByAddress: { name: "two-factor-address", perAddress: true, points: 60, windowSeconds: 15 * MINUTE },
	newSecretsByAccount: { name: "two-factor-secrets", points: 20, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

export async function takeCodeAttempt(ctx: Context, userId: number): Promise<void> {
	for (const rule of CODE_RULES) await takeAttempt(ctx, rule, String(userId));
}

/** After a right code. */
export async function forgetCodeAttempts(ctx: Context, userId: number): Promise<void> {
	for (const rule of CODE_RULES) await ctx.throttle.forget(rule, String(userId));
}

/** Binds what is sealed or fingerprinted to one account: copied to another row it is worth nothing. */
export function secretOwner(userId: number): string {
	return `user:${userId}`;
}

/** Holds the account until the transaction ends; refused while two-factor is off. */
export async function requireTwoFactor(tx: Transaction, userId: number): Promise<void> {
	const user = await lockUser(tx, userId);
	if (!user?.twoFactorEnabledAt) {
		throw new DomainError("conflict", "Two-factor authentication is not enabled.");
	}
}
