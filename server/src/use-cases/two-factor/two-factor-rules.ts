import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context } from "../context.ts";

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
