import { pacedTreatments } from "@dewlight/core/routine/paced-treatments.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import type { AnalysisResult, EarlierScan } from "@dewlight/core/scan/stages.ts";
import { and, desc, eq, gte, lt, lte, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { checkins, observations } from "#db/schema/index.ts";

export interface EarlierReport extends EarlierScan {
	id: number;
	analysisResult: AnalysisResult;
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
			createdAt: checkins.createdAt,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete"), where))
		.orderBy(desc(checkins.id));
	const rows = limit === null ? await query : await query.limit(limit);
	return rows.flatMap(({ id, analysisResult, createdAt, observation }) =>
		analysisResult
			? [
					{
						id,
						analysisResult,
						observation,
						findings: analysisResult.findings,
						treatments: pacedTreatments(planSteps(analysisResult.care_plan).map(({ step }) => step)),
						created_at: createdAt.toISOString(),
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
	return readReports(db, scan.userId, lt(checkins.id, scan.beforeId), limit);
}

/** Completed scans of a person from one id to another and as many as `earlier` before them, newest first. */
export async function listReportsBack(
	db: Queryable,
	userId: number,
	{ oldestId, newestId, earlier }: { oldestId: number; newestId: number; earlier: number },
): Promise<EarlierReport[]> {
	const between = and(gte(checkins.id, oldestId), lte(checkins.id, newestId));
	return [
		...(await readReports(db, userId, between, null)),
		...(await listEarlierReports(db, { userId, beforeId: oldestId }, earlier)),
	];
}
