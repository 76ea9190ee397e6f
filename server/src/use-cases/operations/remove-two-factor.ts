import { deleteChallengesOfUser } from "#db/queries/login-challenges.ts";
import { deleteTwoFactor, setTwoFactorEnabled } from "#db/queries/two-factor.ts";
import { type Account, readAccount } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { requirePerson } from "./require-person.ts";

/**
 * For somebody who lost both the authenticator and the backup codes and proved to the operator who they are. The
 * person is told by mail; the password still guards the account.
 */
export async function removeTwoFactor({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { emailOrId: string };
}): Promise<Account> {
	return ctx.store.transaction(async (tx) => {
		const user = await requirePerson(tx, input.emailOrId);
		if (!user.twoFactorEnabledAt) {
			throw new DomainError("conflict", "Two-factor authentication is not on for this account.");
		}
		await setTwoFactorEnabled(tx, user.id, null);
		await deleteTwoFactor(tx, user.id);
		await deleteChallengesOfUser(tx, user.id);
		await audit(ctx, tx, { action: "operator.two_factor_removed", userId: user.id });
		await announceChange(ctx, tx, user.id, "two_factor_off");
		return readAccount(ctx, tx, user.id);
	});
}
