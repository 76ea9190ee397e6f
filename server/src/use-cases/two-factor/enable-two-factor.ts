import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { setProof } from "#db/queries/sessions.ts";
import { setTwoFactorEnabled } from "#db/queries/two-factor.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { changeByCode } from "./change-by-code.ts";

/** Turns two-factor on. Only a code of the app counts, since it proves that the app works. */
export async function enableTwoFactor({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { code: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await changeByCode(ctx, {
		typed: input.code,
		kinds: ["totp"],
		async begin(tx) {
			await lockAccount(tx, userId);
			const user = await findUserById(tx, userId);
			if (user?.twoFactorEnabledAt) throw new DomainError("conflict", MESSAGES.twoFactorAlreadyOn);
		},
		async change(tx) {
			const now = ctx.clock.now();
			await setTwoFactorEnabled(tx, userId, now);
			await setProof(tx, ctx.actor.sessionId, { codeProvenAt: now });
			await audit(ctx, tx, { action: "two_factor.enabled", userId });
			await announceChange(ctx, tx, userId, "two_factor_on");
		},
	});
}
