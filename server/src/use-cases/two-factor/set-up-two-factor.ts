import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { replaceAuthenticator } from "#db/queries/two-factor.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { makeBackupCodes } from "./backup-codes.ts";
import { secretOwner } from "./secret-owner.ts";
import { newTotpSecret, totpUri } from "./totp.ts";
import { TWO_FACTOR_RULES } from "./two-factor-rules.ts";

interface TwoFactorSetup {
	qrUri: string;
	backupCodes: string[];
}

/** Prepares an authenticator and its backup codes; neither counts before the first code was entered. */
export async function setUpTwoFactor({ ctx }: { ctx: Context<UserActor> }): Promise<TwoFactorSetup> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, TWO_FACTOR_RULES.newSecretsByAccount, String(userId));
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const user = await findUserById(tx, userId);
		if (!user || user.twoFactorEnabledAt) throw new DomainError("conflict", MESSAGES.twoFactorAlreadyOn);
		const secret = newTotpSecret(ctx.ids);
		const sealedSecret = ctx.secretBox.seal(secret, secretOwner(userId));
		await replaceAuthenticator(tx, { userId, sealedSecret, createdAt: ctx.clock.now() });
		const backupCodes = await makeBackupCodes(ctx, tx, userId);
		await audit(ctx, tx, { action: "two_factor.setup_started", userId });
		return { qrUri: totpUri(secret, user.email), backupCodes };
	});
}
