import { pacedTreatments } from "@dewlight/core/routine/paced-treatments.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import type { AnalysisResult, EarlierScan } from "@dewlight/core/scan/stages.ts";
import { and, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { checkins, observations } from "#db/schema/index.ts";
import { fromScan, NEWEST_FIRST, olderThan, upToScan } from "./scan-order.ts";

export interface EarlierReport extends EarlierScan {
	id: number;
	analysisResult: AnalysisResult;
	/** The moment the scan is of. */
	created_at: string;
}

async function readReports(
	db: Queryable,
	userId: number,
	where: SQL | undefined,
	limit: number | null,
): Promise<EarlierReport[]> {
	const query = db
		.select({
			id: checkins.id,
			analysisResult: checkins.analysisResult,
			takenAt: checkins.takenAt,
			photoDate: checkins.photoDate,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete"), where))
		.orderBy(...NEWEST_FIRST);
	const rows = limit === null ? await query : await query.limit(limit);
	return rows.flatMap(({ id, analysisResult, takenAt, photoDate, observation }) =>
		analysisResult
			? [
					{
						id,
						analysisResult,
						observation,
						findings: analysisResult.findings,
						// Nobody followed the plan of an imported photo from its day on.
						treatments:
							photoDate === null
								? pacedTreatments(planSteps(analysisResult.care_plan).map(({ step }) => step))
								: [],
						created_at: takenAt.toISOString(),
						photo_date: photoDate,
					},
				]
			: [],
	);
}

/** Completed scans of the same person before this one, newest first. */
export async function listEarlierReports(
	db: Queryable,
	scan: { userId: number; beforeId: number },
	limit: number,
): Promise<EarlierReport[]> {
	return readReports(db, scan.userId, olderThan(scan.beforeId), limit);
}

/** Completed scans of a person from one id to another and as many as `earlier` before them, newest first. */
export async function listReportsBack(
	db: Queryable,
	userId: number,
	{ oldestId, newestId, earlier }: { oldestId: number; newestId: number; earlier: number },
): Promise<EarlierReport[]> {
	const between = and(fromScan(oldestId), upToScan(newestId));
	return [
		...(await readReports(db, userId, between, null)),
		...(await listEarlierReports(db, { userId, beforeId: oldestId }, earlier)),
	];
}
