import type { Discomfort } from "@dewlight/core/skin/self-report.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { Context } from "../context.ts";
import { readFelt } from "./routine-days.ts";
import { rebuildNewestPlan } from "./update-profile.ts";

/** Makes the plan again where skin feels otherwise than `before`; true where it changed. The account is held by the caller. */
export async function followFeelings(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: readonly Discomfort[],
): Promise<boolean> {
	const felt = await readFelt(tx, userId, ctx.clock.now());
	if (felt.join() === before.join()) return false;
	const user = await findUserById(tx, userId);
	if (!user) return false;
	const { goals, issues, preferences } = user;
	return rebuildNewestPlan(ctx, tx, userId, { goals, issues, preferences, felt: before });
}
