import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import { summarizeProgress } from "@dewlight/core/skin/summarize-progress.ts";
import type { Queryable } from "#db/database.ts";
import { listReportsBack } from "#db/queries/earlier-scans.ts";
import { EARLIER_SCANS } from "./scan-rules.ts";

interface Told {
	id: number;
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
	const ids = checkins.flatMap(({ id, analysisResult }) => (analysisResult === null ? [] : [id]));
	if (ids.length === 0) return [...checkins];
	const reports = await listReportsBack(db, userId, {
		oldestId: Math.min(...ids),
		newestId: Math.max(...ids),
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
