import { isMinor } from "@dewlight/core/routine/person.ts";
import { chartProgress } from "@dewlight/core/skin/chart-progress.ts";
import { NOISE_SCANS } from "@dewlight/core/skin/judge-pair.ts";
import { orderSeries } from "@dewlight/core/skin/order-series.ts";
import type { MetricSeries, TimedScan } from "@dewlight/core/skin/progress-series.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { findNewestVisible, listScansBefore, listVisibleScans, type Range } from "#db/queries/progress.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { visibleHistory } from "../scans/index.ts";
import { timedScan } from "./experiment-view.ts";
import { CHARTED_SCANS } from "./progress-rules.ts";

/** Every metric worth charting over the scans the plan shows, what the person cares about first. */
export async function getProgress({ ctx }: { ctx: Context<UserActor> }): Promise<MetricSeries[]> {
	return readSeries(ctx, await visibleHistory(ctx));
}

/** What the plan shows of a range of a person's scans, newest first, and beyond it those that tell how much the photos differ. */
export async function readHistory(
	{ store: { db } }: Pick<Context, "store">,
	filter: HistoryFilter,
	range: Range | null,
): Promise<{ scans: TimedScan[]; beyond: TimedScan[] }> {
	const scans = await listVisibleScans(db, filter, CHARTED_SCANS, range);
	const last = scans.at(-1);
	const before = { userId: filter.userId, beforeId: last?.id ?? 0 };
	const beyond = last === undefined ? [] : await listScansBefore(db, before, NOISE_SCANS);
	return { scans: scans.map(timedScan), beyond: beyond.map(timedScan) };
}

export async function readSeries(ctx: Context<UserActor>, filter: HistoryFilter): Promise<MetricSeries[]> {
	const { db } = ctx.store;
	const user = await findUserById(db, ctx.actor.userId);
	if (!user) throw notFound();
	const { scans, beyond } = await readHistory(ctx, filter, null);
	const newest = await findNewestVisible(db, filter);
	return orderSeries(chartProgress(scans, beyond), {
		issues: user.issues,
		goals: user.goals,
		findings: newest?.analysisResult?.findings ?? [],
		minor: isMinor(user.preferences),
	});
}
