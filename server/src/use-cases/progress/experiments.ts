import { BASELINE_SCANS, baselineSentence, isActive } from "@dewlight/core/experiments/index.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	type ExperimentRow,
	findExperimentForUser,
	listExperimentRows,
	setChangedAt,
	setStoppedAt,
} from "#db/queries/experiments.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { type ExperimentView, recordOf, viewExperiment } from "./experiment-view.ts";
import { LISTED_EXPERIMENTS } from "./progress-rules.ts";

/** The person's experiments as they stand now, newest first. */
export async function listExperiments({ ctx }: { ctx: Context<UserActor> }): Promise<ExperimentView[]> {
	const { db } = ctx.store;
	const rows = await listExperimentRows(db, ctx.actor.userId, LISTED_EXPERIMENTS);
	const views: ExperimentView[] = [];
	for (const row of rows) views.push(await viewExperiment(ctx, db, row, rows));
	return views;
}

/** The person's experiment, held until the transaction ends; anybody else's is not found. */
async function requireExperiment(
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

/** From now on the product is in use; the date of the verdict is set. Needs the whole baseline. */
export async function beginChange({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<ExperimentView> {
	return ctx.store.transaction(async (tx) => {
		const row = await requireExperiment(ctx, tx, input.id);
		const { state, baselineScans } = await viewExperiment(ctx, tx, row);
		if (state !== "baseline") {
			throw new DomainError("conflict", "This experiment has begun already or is over.");
		}
		if (baselineScans < BASELINE_SCANS) {
			throw new DomainError("conflict", `Not yet. ${baselineSentence(baselineScans, row.productName)}`);
		}
		const changedAt = ctx.clock.now();
		await setChangedAt(tx, row.id, changedAt);
		await audit(ctx, tx, {
			action: "experiment.change_began",
			userId: row.userId,
			details: { experiment_id: row.id },
		});
		return viewExperiment(ctx, tx, { ...row, changedAt });
	});
}

/** Ends an experiment before its verdict; it stays in the list. */
export async function stopExperiment({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<ExperimentView> {
	return ctx.store.transaction(async (tx) => {
		const row = await requireExperiment(ctx, tx, input.id);
		const stoppedAt = ctx.clock.now();
		if (!isActive(recordOf(row), stoppedAt.toISOString())) {
			throw new DomainError("conflict", "This experiment is over already.");
		}
		await setStoppedAt(tx, row.id, stoppedAt);
		await audit(ctx, tx, {
			action: "experiment.stopped",
			userId: row.userId,
			details: { experiment_id: row.id },
		});
		return viewExperiment(ctx, tx, { ...row, stoppedAt });
	});
}
