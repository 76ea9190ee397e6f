import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import type { Context } from "../context.ts";
import { readLeftOut, readOwnedNames } from "./read-routine.ts";
import { rebuildNewestPlan } from "./update-profile.ts";

/**
 * Makes the plan again where a product it may count on left since `before`, or where it picks one that skin did not take. One
 * that came is no reason: what was picked stays picked until the next scan. True where there is another plan now. The account
 * is held by the caller.
 */
export async function followOwned(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: readonly string[],
): Promise<boolean> {
	const now = await readOwnedNames(tx, userId);
	const keeps = before.every((name) => now.includes(name)) && !(await picksLeftOut(tx, userId));
	const user = keeps ? null : await findUserById(tx, userId);
	if (!user) return false;
	const { goals, issues, preferences } = user;
	return rebuildNewestPlan(ctx, tx, userId, { goals, issues, preferences, in_use: before });
}

async function picksLeftOut(tx: Transaction, userId: number): Promise<boolean> {
	const [newest] = await listFinishedReports(tx, userId, 1);
	const leftOut = await readLeftOut(tx, userId);
	return (newest ? planSteps(newest.result.care_plan) : []).some(
		({ step }) => step.product && leftOut.has(step.product.id),
	);
}
