import { BASELINE_SCANS, baselineSentence } from "@dewlight/core/experiments/index.ts";
import { setChangedAt } from "#db/queries/experiments.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { type ExperimentView, viewExperiment } from "./experiment-view.ts";
import { requireExperiment } from "./require-experiment.ts";

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
