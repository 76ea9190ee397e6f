import { takeAttempt } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { makeBackupCodes } from "./backup-codes.ts";
import { requireTwoFactor } from "./require-two-factor.ts";
import { TWO_FACTOR_RULES } from "./two-factor-rules.ts";

/** Ten new codes; the earlier ones stop working. */
export async function renewBackupCodes({ ctx }: { ctx: Context<UserActor> }): Promise<string[]> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, TWO_FACTOR_RULES.newSecretsByAccount, String(userId));
	return ctx.store.transaction(async (tx) => {
		await requireTwoFactor(tx, userId);
		const codes = await makeBackupCodes(ctx, tx, userId);
		await audit(ctx, tx, { action: "two_factor.backup_codes_renewed", userId });
		await announceChange(ctx, tx, userId, "new_codes");
		return codes;
	});
}
