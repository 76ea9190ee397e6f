import type { Transaction } from "#db/database.ts";
import { changeUser } from "#db/queries/account-settings.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import {
	deleteAuthenticatorSince,
	deleteBackupCodesSince,
	setTwoFactorEnabled,
} from "#db/queries/two-factor.ts";
import { askedForDeletionAt } from "./settings-rules.ts";

interface Voided extends Record<string, boolean> {
	password: boolean;
	two_factor: boolean;
	backup_codes: boolean;
	deletion: boolean;
}

/**
 * What was set at `since` or later no longer counts: password, second factor, backup codes, and a deletion that
 * waits. `unknownPassword` is the hash of a password nobody knows. What an intruder took away cannot come back: a
 * factor that was turned off stays off. Needs the account locked. Returns what was void.
 */
export async function voidNewerSecrets(
	tx: Transaction,
	user: UserRow,
	{ since, unknownPassword }: { since: Date; unknownPassword: string },
): Promise<Voided> {
	const isNewer = (at: Date | null) => at !== null && at >= since;
	const { passwordSetAt, createdAt, twoFactorEnabledAt, deletionDueAt } = user;
	const password = isNewer(passwordSetAt ?? createdAt);
	const factor = isNewer(twoFactorEnabledAt);
	const deletion = deletionDueAt !== null && isNewer(askedForDeletionAt(deletionDueAt));
	if (password) await changeUser(tx, user.id, { passwordHash: unknownPassword });
	if (deletion) await changeUser(tx, user.id, { deletionDueAt: null });
	if (factor) await setTwoFactorEnabled(tx, user.id, null);
	await deleteAuthenticatorSince(tx, user.id, since);
	const codes = await deleteBackupCodesSince(tx, user.id, since);
	return { password, two_factor: factor, backup_codes: codes > 0, deletion };
}
