import { listExperimentRows } from "#db/queries/experiments.ts";
import type { Context, UserActor } from "../context.ts";
import { type ExperimentView, viewExperiment } from "./experiment-view.ts";
import { LISTED_EXPERIMENTS } from "./progress-rules.ts";

/** The person's experiments as they stand now, newest first. */
export async function listExperiments({ ctx }: { ctx: Context<UserActor> }): Promise<ExperimentView[]> {
	const { db } = ctx.store;
	const rows = await listExperimentRows(db, ctx.actor.userId, LISTED_EXPERIMENTS);
	const views: ExperimentView[] = [];
	for (const row of rows) views.push(await viewExperiment(ctx, db, row));
	return views;
}
