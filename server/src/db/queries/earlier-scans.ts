import type { AnalysisResult, EarlierScan } from "@dewlight/core/scan/stages.ts";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { checkins, observations } from "#db/schema/index.ts";

export interface EarlierReport extends EarlierScan {
	analysisResult: AnalysisResult;
}

/** Completed scans of the same person before this one, newest first. */
export async function listEarlierReports(
	db: Queryable,
	scan: { userId: number; beforeId: number },
	limit: number,
): Promise<EarlierReport[]> {
	const rows = await db
		.select({
			analysisResult: checkins.analysisResult,
			createdAt: checkins.createdAt,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(
			and(eq(checkins.userId, scan.userId), eq(checkins.status, "complete"), lt(checkins.id, scan.beforeId)),
		)
		.orderBy(desc(checkins.id))
		.limit(limit);
	return rows.flatMap(({ analysisResult, createdAt, observation }) =>
		analysisResult
			? [
					{
						analysisResult,
						observation,
						findings: analysisResult.findings,
						created_at: createdAt.toISOString(),
					},
				]
			: [],
	);
}
