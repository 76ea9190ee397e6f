import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import { DAY_MS, DAYS_A_WEEK } from "@dewlight/core/skin/biology-clock.ts";
import { type ScanPace, scanPace } from "@dewlight/core/skin/scan-pace.ts";
import { summarizeProgress } from "@dewlight/core/skin/summarize-progress.ts";
import type { Queryable } from "#db/database.ts";
import { listReportsBack } from "#db/queries/earlier-scans.ts";
import { listScanTimes } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { EARLIER_SCANS } from "./scan-rules.ts";

interface Told {
	id: number;
	takenAt: Date;
	analysisResult: AnalysisResult | null;
}

/**
 * These check-ins of a person, what changed in each told by the rule of today from the stored readings. A report
 * keeps what was said when it was written, and that is never shown again: whoever looks at a pair of scans, in
 * whatever place, is told one number and one verdict. Without its readings a report stays as it was.
 */
export async function tellProgress<Checkin extends Told>(
	db: Queryable,
	userId: number,
	checkins: readonly Checkin[],
): Promise<Checkin[]> {
	const ordered = checkins
		.filter(({ analysisResult }) => analysisResult !== null)
		.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime() || a.id - b.id);
	const [oldest, newest] = [ordered[0], ordered.at(-1)];
	if (oldest === undefined || newest === undefined) return [...checkins];
	const reports = await listReportsBack(db, userId, {
		oldestId: oldest.id,
		newestId: newest.id,
		earlier: EARLIER_SCANS,
	});
	return checkins.map((checkin) => {
		const at = reports.findIndex(({ id }) => id === checkin.id);
		const report = reports[at];
		if (report === undefined || checkin.analysisResult === null) return checkin;
		const earlier = reports.slice(at + 1, at + 1 + EARLIER_SCANS);
		const progress_summary = summarizeProgress(report, earlier, report.created_at);
		return { ...checkin, analysisResult: { ...checkin.analysisResult, progress_summary } };
	});
}

/** What is said of the person's pace, by check-in: the newest finished scan alone carries it. */
export async function readPace(ctx: Context<UserActor>): Promise<(checkinId: number) => ScanPace | null> {
	const now = ctx.clock.now();
	const since = new Date(now.getTime() - DAYS_A_WEEK * DAY_MS);
	const scans = await listScanTimes(ctx.store.db, ctx.actor.userId, since);
	const pace = scanPace(
		scans.map(({ createdAt }) => createdAt.toISOString()),
		now.toISOString(),
	);
	return (checkinId) => (scans.at(-1)?.id === checkinId ? pace : null);
}
