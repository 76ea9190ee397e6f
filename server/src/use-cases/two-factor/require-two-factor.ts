import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { DomainError } from "../domain-error.ts";

/** Holds the account until the transaction ends; refused while two-factor is off. */
export async function requireTwoFactor(tx: Transaction, userId: number): Promise<void> {
	await lockAccount(tx, userId);
	const user = await findUserById(tx, userId);
	if (!user?.twoFactorEnabledAt) {
		throw new DomainError("conflict", "Two-factor authentication is not enabled.");
	}
}
