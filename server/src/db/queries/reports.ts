import type { Understood } from "@dewlight/core/person/person-fact.ts";
import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import { pacedTreatments } from "@dewlight/core/routine/find-needs.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import type { AnalysisResult, EarlierScan } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { checkins, observations, users } from "../schema/index.ts";
import { fromScan, NEWEST_FIRST, olderThan, upToScan } from "./checkins.ts";

export interface FinishedReport {
	result: AnalysisResult;
	tone: StoredObservation["tone"] | null;
	note: string | null;
	takenAt: Date;
	createdAt: Date;
	/** The day of an imported photo, whose plan nobody followed from that day on; null for a scan. */
	photoDate: string | null;
}

/** The finished reports of a person. */
export const finishedOf = (userId: number | Placeholder) =>
	and(eq(checkins.userId, userId), eq(checkins.status, "complete"), isNotNull(checkins.analysisResult));

/** Those of scans; what was imported made no plan that anybody followed from its day on. */
const followedOf = (userId: number | Placeholder) => and(finishedOf(userId), isNull(checkins.photoDate));

/** The report that today's plan is made from; null where there is none. */
export async function findNewestReportId(db: Queryable, userId: number): Promise<number | null> {
	const [row] = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(finishedOf(userId))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return row?.id ?? null;
}

/** The newest finished reports of a person, newest first. */
export async function listFinishedReports(
	db: Queryable,
	userId: number,
	limit: number,
): Promise<FinishedReport[]> {
	return listReports(finishedReports(db), userId, limit);
}

/** As `listFinishedReports`, without imported photos. */
export async function listFollowedReports(
	db: Queryable,
	userId: number,
	limit: number,
): Promise<FinishedReport[]> {
	return listReports(followedReports(db), userId, limit);
}

const reportsWhere = (name: string, of: (userId: Placeholder) => SQL | undefined) =>
	preparedOnce((db) =>
		db
			.select({
				result: checkins.analysisResult,
				tone: sql<StoredObservation["tone"] | null>`${observations.observation} -> 'tone'`,
				note: checkins.note,
				takenAt: checkins.takenAt,
				createdAt: checkins.createdAt,
				photoDate: checkins.photoDate,
			})
			.from(checkins)
			.leftJoin(observations, eq(observations.checkinId, checkins.id))
			.where(of(sql.placeholder("userId")))
			.orderBy(...NEWEST_FIRST)
			.limit(sql.placeholder("limit"))
			.prepare(name),
	);
const finishedReports = reportsWhere("finished_reports", finishedOf);
const followedReports = reportsWhere("followed_reports", followedOf);

async function listReports(
	statement: ReturnType<typeof finishedReports>,
	userId: number,
	limit: number,
): Promise<FinishedReport[]> {
	const rows = await statement.execute({ userId, limit });
	return rows.flatMap(({ result, ...row }) => (result ? [{ ...row, result }] : []));
}

export async function changeAnswers(
	tx: Queryable,
	userId: number,
	change: Partial<Pick<typeof users.$inferInsert, "goals" | "issues" | "preferences">>,
): Promise<void> {
	await tx.update(users).set(change).where(eq(users.id, userId));
}

interface RebuildableReport {
	checkinId: number;
	note: string | null;
	result: AnalysisResult;
	productNeeds: ProductNeeds;
	observation: StoredObservation;
	/** See `findPreviousResult`. */
	previous: AnalysisResult | null;
}

/** The newest finished report of a person with the numbers it came from; null when there is none. */
export async function findRebuildableReport(
	tx: Queryable,
	userId: number,
): Promise<RebuildableReport | null> {
	const [row] = await tx
		.select({
			checkinId: checkins.id,
			photoDate: checkins.photoDate,
			note: checkins.note,
			result: checkins.analysisResult,
			productNeeds: checkins.productNeeds,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(finishedOf(userId))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	if (!row?.result) return null;
	const { photoDate, ...report } = row;
	return {
		...report,
		result: row.result,
		productNeeds: row.productNeeds ?? {},
		previous: await findPreviousResult(tx, { id: row.checkinId, userId, photoDate }),
	};
}

/**
 * The result whose plan was followed up to this scan: of the newest older scan that was not imported. Null for a first
 * scan, and for an imported photo, whose own plan follows none.
 */
export async function findPreviousResult(
	db: Queryable,
	{ id, userId, photoDate }: { id: number; userId: number; photoDate: string | null },
): Promise<AnalysisResult | null> {
	if (photoDate !== null) return null;
	const [previous] = await db
		.select({ result: checkins.analysisResult })
		.from(checkins)
		.where(and(followedOf(userId), olderThan(id)))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return previous?.result ?? null;
}

export async function saveRebuiltReport(
	tx: Queryable,
	checkinId: number,
	report: { analysisResult: AnalysisResult; productNeeds: ProductNeeds },
): Promise<void> {
	await tx.update(checkins).set(report).where(eq(checkins.id, checkinId));
}

export async function saveUnderstood(
	tx: Queryable,
	checkinId: number,
	understood: readonly Understood[],
): Promise<void> {
	const list = JSON.stringify(understood);
	await tx
		.update(checkins)
		.set({ analysisResult: sql`jsonb_set(${checkins.analysisResult}, '{understood}', ${list}::jsonb)` })
		.where(eq(checkins.id, checkinId));
}

interface EarlierReport extends EarlierScan {
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
