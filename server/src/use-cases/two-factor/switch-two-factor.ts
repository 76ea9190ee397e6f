import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Transaction } from "#db/database.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { setProof } from "#db/queries/sessions.ts";
import {
	deleteChallengesOfUser,
	deleteTwoFactor,
	replaceAuthenticator,
	setTwoFactorEnabled,
} from "#db/queries/two-factor.ts";
import { announceChange, timeOfChange } from "../account-change.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { makeBackupCodes, newTotpSecret, takeCode, totpUri } from "./codes.ts";
import {
	forgetCodeAttempts,
	requireTwoFactor,
	secretOwner,
	TWO_FACTOR_RULES,
	type TypedCode,
	takeCodeAttempt,
} from "./two-factor-rules.ts";

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
			const user = await lockUser(tx, userId);
			if (user?.twoFactorEnabledAt) throw new DomainError("conflict", MESSAGES.twoFactorAlreadyOn);
		},
		async change(tx) {
			const now = ctx.clock.now();
			await setTwoFactorEnabled(tx, userId, await timeOfChange(ctx, tx, userId));
			await setProof(tx, ctx.actor.sessionId, { codeProvenAt: now });
			await audit(ctx, tx, { action: "two_factor.enabled", userId });
			await announceChange(ctx, tx, userId, "two_factor_on");
		},
	});
}

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

interface TwoFactorSetup {
	qrUri: string;
	backupCodes: string[];
}

/** Prepares an authenticator and its backup codes; neither counts before the first code was entered. */
export async function setUpTwoFactor({ ctx }: { ctx: Context<UserActor> }): Promise<TwoFactorSetup> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, TWO_FACTOR_RULES.newSecretsByAccount, String(userId));
	return ctx.store.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user || user.twoFactorEnabledAt) throw new DomainError("conflict", MESSAGES.twoFactorAlreadyOn);
		const secret = newTotpSecret(ctx.ids);
		const sealedSecret = ctx.secretBox.seal(secret, secretOwner(userId));
		const createdAt = await timeOfChange(ctx, tx, userId);
		await replaceAuthenticator(tx, { userId, sealedSecret, createdAt });
		const backupCodes = await makeBackupCodes(ctx, tx, userId);
		await audit(ctx, tx, { action: "two_factor.setup_started", userId });
		return { qrUri: totpUri(secret, user.email), backupCodes };
	});
}

interface ChangeByCode {
	typed: string;
	kinds: readonly TypedCode["kind"][];
	/** Holds the account until the transaction ends, and refuses where there is nothing to change. */
	begin: (tx: Transaction) => Promise<void>;
	change: (tx: Transaction, by: TypedCode["kind"]) => Promise<void>;
}

/** Code and change together or not at all. A wrong code is counted, written down and told. */
async function changeByCode(
	ctx: Context<UserActor>,
	{ typed, kinds, begin, change }: ChangeByCode,
): Promise<void> {
	const { userId } = ctx.actor;
	await takeCodeAttempt(ctx, userId);
	const accepted = await ctx.store.transaction(async (tx) => {
		await begin(tx);
		const by = await takeCode(ctx, tx, { userId, typed, kinds });
		if (by) await change(tx, by);
		else await audit(ctx, tx, { action: "two_factor.code_refused", userId });
		return by !== null;
	});
	if (!accepted) throw new DomainError("bad_input", MESSAGES.invalidCode);
	await forgetCodeAttempts(ctx, userId);
}
