import { isActive } from "@dewlight/core/experiments/index.ts";
import { setStoppedAt } from "#db/queries/experiments.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { type ExperimentView, recordOf, viewExperiment } from "./experiment-view.ts";
import { requireExperiment } from "./require-experiment.ts";

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
