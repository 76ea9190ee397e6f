import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { Context } from "../context.ts";
import { readOwnedNames } from "./read-routine.ts";
import { rebuildNewestPlan } from "./update-profile.ts";

/**
 * Makes the plan again where a product it may count on left since `before`. One that came is no reason: what was picked
 * stays picked until the next scan. The account is held by the caller.
 */
export async function followOwned(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: readonly string[],
): Promise<void> {
	const now = await readOwnedNames(tx, userId);
	const user = before.every((name) => now.includes(name)) ? null : await findUserById(tx, userId);
	if (!user) return;
	const { goals, issues, preferences } = user;
	await rebuildNewestPlan(ctx, tx, userId, { goals, issues, preferences, in_use: before });
}
