import { deleteChallengesOfUser } from "#db/queries/login-challenges.ts";
import { deleteTwoFactor, setTwoFactorEnabled } from "#db/queries/two-factor.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { changeByCode } from "./change-by-code.ts";
import { requireTwoFactor } from "./require-two-factor.ts";

/** Turns two-factor off with a code of the app or a backup code; the secret and all codes are gone. */
export async function disableTwoFactor({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { code: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await changeByCode(ctx, {
		typed: input.code,
		kinds: ["totp", "backup"],
		begin: (tx) => requireTwoFactor(tx, userId),
		async change(tx, by) {
			await setTwoFactorEnabled(tx, userId, null);
			await deleteTwoFactor(tx, userId);
			await deleteChallengesOfUser(tx, userId);
			await audit(ctx, tx, { action: "two_factor.disabled", userId, details: { by } });
			await announceChange(ctx, tx, userId, "two_factor_off");
		},
	});
}
