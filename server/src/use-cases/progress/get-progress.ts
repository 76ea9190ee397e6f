import { chartProgress } from "@dewlight/core/skin/chart-progress.ts";
import { orderSeries } from "@dewlight/core/skin/order-series.ts";
import type { MetricSeries } from "@dewlight/core/skin/progress-series.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { findNewestVisible, listVisibleScans } from "#db/queries/progress.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { visibleHistory } from "../scans/index.ts";
import { CHARTED_SCANS } from "./progress-rules.ts";
import { timedScan } from "./timed-scan.ts";

/** Every metric worth charting over the scans the plan shows, what the person cares about first. */
export async function getProgress({ ctx }: { ctx: Context<UserActor> }): Promise<MetricSeries[]> {
	return readSeries(ctx, await visibleHistory(ctx));
}

export async function readSeries(ctx: Context<UserActor>, filter: HistoryFilter): Promise<MetricSeries[]> {
	const { db } = ctx.store;
	const user = await findUserById(db, ctx.actor.userId);
	if (!user) throw notFound();
	const scans = await listVisibleScans(db, filter, CHARTED_SCANS);
	const newest = await findNewestVisible(db, filter);
	return orderSeries(chartProgress(scans.map(timedScan)), {
		issues: user.issues,
		goals: user.goals,
		findings: newest?.analysisResult?.findings ?? [],
		minor: user.preferences.age_band === "13-17",
	});
}
