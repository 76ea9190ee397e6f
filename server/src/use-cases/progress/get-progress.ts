import { judgeUse, type UseOfRoutine } from "@dewlight/core/routine/judge-use.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import { chartProgress } from "@dewlight/core/skin/chart-progress.ts";
import { NOISE_SCANS } from "@dewlight/core/skin/judge-pair.ts";
import { orderSeries } from "@dewlight/core/skin/order-series.ts";
import type { MetricSeries, TimedScan } from "@dewlight/core/skin/progress-series.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { listDoneBetween } from "#db/queries/diary.ts";
import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { findNewestVisible, listScansBefore, listVisibleScans, type Range } from "#db/queries/progress.ts";
import { findPersonClock } from "#db/queries/reminder-choices.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { dayIn, readRoutineSteps, readStungDays } from "../profile/index.ts";
import { visibleHistory } from "../scans/index.ts";
import { timedScan } from "./experiment-view.ts";
import { CHARTED_SCANS } from "./progress-rules.ts";

export interface ProgressView {
	series: MetricSeries[];
	/** Null where there are no two scans to speak of, or nothing in use has an effect to wait for. */
	use: UseOfRoutine | null;
}

/** Every metric worth charting over the scans the plan shows, what the person cares about first, and what was done meanwhile. */
export async function getProgress({ ctx }: { ctx: Context<UserActor> }): Promise<ProgressView> {
	const series = await readSeries(ctx, await visibleHistory(ctx));
	return { series, use: await readUse(ctx, series) };
}

/** What was done between the first and the last scan of the charts. */
async function readUse(
	ctx: Context<UserActor>,
	series: readonly MetricSeries[],
): Promise<UseOfRoutine | null> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const span = daysOf(series, await findPersonClock(db, userId));
	if (span === null || span.from === span.to) return null;
	const stung = await readStungDays(db, userId, ctx.clock.now());
	const marks = await listDoneBetween(db, userId, span);
	return judgeUse(await readRoutineSteps(db, userId), marks, { ...span, stung });
}

/** The first and the last day of which there is a reading: of an imported photo as its owner named it, wherever they live. */
function daysOf(series: readonly MetricSeries[], timeZone: string): { from: string; to: string } | null {
	const points = series.flatMap((one) => one.points);
	const moments = points.filter(({ photoDate }) => photoDate === null).map(({ at }) => at);
	const scanned = [...new Set([moments.toSorted().at(0), moments.toSorted().at(-1)])];
	const days = [
		...points.flatMap(({ photoDate }) => photoDate ?? []),
		...scanned.flatMap((at) => (at === undefined ? [] : dayIn(timeZone, new Date(at)))),
	].toSorted();
	const [from, to] = [days.at(0), days.at(-1)];
	return from === undefined || to === undefined ? null : { from, to };
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
