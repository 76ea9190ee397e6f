import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { checkins, observations, users } from "../schema/index.ts";
import { NEWEST_FIRST } from "./scan-order.ts";

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
export const followedOf = (userId: number | Placeholder) =>
	and(finishedOf(userId), isNull(checkins.photoDate));

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
