import { countBackupCodes } from "#db/queries/account-settings.ts";
import { findPendingEmail } from "#db/queries/email-changes.ts";
import { type Account, getMe } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";

export interface AccountSettingsView {
	account: Account;
	pendingEmail: string | null;
	backupCodesLeft: number;
}

export async function getAccount({ ctx }: { ctx: Context<UserActor> }): Promise<AccountSettingsView> {
	const { db } = ctx.store;
	const account = await getMe({ ctx });
	const { id, twoFactorEnabledAt } = account.user;
	return {
		account,
		pendingEmail: await findPendingEmail(db, id, ctx.clock.now()),
		backupCodesLeft: twoFactorEnabledAt ? await countBackupCodes(db, id) : 0,
	};
}
