import { judgeUse, type UseOfRoutine } from "@dewlight/core/routine/judge-use.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import { chartProgress, orderSeries } from "@dewlight/core/skin/chart-progress.ts";
import { NOISE_SCANS } from "@dewlight/core/skin/judge-pair.ts";
import { groupChanges } from "@dewlight/core/skin/progress-copy.ts";
import type { MetricSeries, TimedScan } from "@dewlight/core/skin/progress-summary.ts";
import { summarizePair } from "@dewlight/core/skin/summarize-progress.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { HistoryFilter } from "#db/queries/checkins.ts";
import { findPersonClock, listDoneBetween } from "#db/queries/daily.ts";
import { findNewestVisible, listScansBefore, listVisibleScans, type Range } from "#db/queries/progress.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { dayIn, readRoutineSteps, readStungDays } from "../profile/index.ts";
import { visibleHistory } from "../scans/index.ts";
import { timedScan } from "./experiment-view.ts";

/** A longer history is charted by its newest scans and the first ones, which a verdict needs. */
const CHARTED_SCANS = { newest: 400, oldest: 3 } as const;

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
async function readHistory(
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

export interface ComparedCheckins {
	/** The older of the two. */
	before: number;
	after: number;
	comparable: boolean;
	/** What differed, in plain words. */
	differsIn: string[];
	sentence: string;
	/** The numbers behind each change that is told. */
	numbers: string[];
}

/** Two check-ins of the person's visible history; whichever is asked for first, the older one is `before`. */
export async function compareCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { before: number; after: number };
}): Promise<ComparedCheckins> {
	if (input.before === input.after) throw new DomainError("bad_input", "Choose two different scans.");
	const asked = [input.before, input.after] as const;
	const { scans, beyond } = await readHistory(ctx, await visibleHistory(ctx), asked);
	const [before, after] = [scans.at(-1), scans[0]];
	if (!before || !after || !asked.includes(before.id) || !asked.includes(after.id) || before === after)
		throw notFound();
	const known = [...scans, ...beyond].toReversed();
	const summary = summarizePair(
		known.map(({ at, photoDate = null, ...scan }) => ({
			...scan,
			findings: [],
			created_at: at,
			photo_date: photoDate,
		})),
		known.indexOf(before),
	);
	return {
		before: before.id,
		after: after.id,
		comparable: summary.basis === "compared",
		differsIn: summary.not_comparable_because,
		sentence: [
			summary.overall_assessment,
			...summary.improvements,
			...summary.regressions,
			...summary.not_sure_yet,
		].join(" "),
		numbers: groupChanges(summary.changes).map(({ sentence, numbers }) => `${sentence} ${numbers}`),
	};
}
