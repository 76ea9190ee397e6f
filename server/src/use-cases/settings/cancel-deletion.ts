import { changeUser } from "#db/queries/account-settings.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Fine without a deletion to cancel. Refused once it is due, because erasing may have begun. */
export async function cancelDeletion({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const dueAt = (await findUserById(tx, userId))?.deletionDueAt;
		if (!dueAt) return;
		if (dueAt <= ctx.clock.now()) {
			throw new DomainError("conflict", "It is too late to cancel: your account is being erased.");
		}
		await changeUser(tx, userId, { deletionDueAt: null });
		await audit(ctx, tx, { action: "account.deletion_canceled", userId });
	});
}
