import type { Transaction } from "#db/database.ts";
import { type ExperimentRow, findExperimentForUser } from "#db/queries/experiments.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";

/** The person's experiment, held until the transaction ends; anybody else's is not found. */
export async function requireExperiment(
	ctx: Context<UserActor>,
	tx: Transaction,
	id: string,
): Promise<ExperimentRow> {
	const { userId } = ctx.actor;
	await lockAccount(tx, userId);
	const row = await findExperimentForUser(tx, id, userId);
	if (!row) throw notFound();
	return row;
}
