import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, observations, users } from "../schema/index.ts";
import { NEWEST_FIRST } from "./scan-order.ts";

export interface FinishedReport {
	result: AnalysisResult;
	tone: StoredObservation["tone"] | null;
	note: string | null;
	takenAt: Date;
}

/** The finished reports of a person. */
export const finishedOf = (userId: number) =>
	and(eq(checkins.userId, userId), eq(checkins.status, "complete"), isNotNull(checkins.analysisResult));

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
	const rows = await db
		.select({
			result: checkins.analysisResult,
			tone: sql<StoredObservation["tone"] | null>`${observations.observation} -> 'tone'`,
			note: checkins.note,
			takenAt: checkins.takenAt,
		})
		.from(checkins)
		.leftJoin(observations, eq(observations.checkinId, checkins.id))
		.where(finishedOf(userId))
		.orderBy(...NEWEST_FIRST)
		.limit(limit);
	return rows.flatMap(({ result, ...row }) => (result ? [{ ...row, result }] : []));
}

export async function changeAnswers(
	tx: Queryable,
	userId: number,
	change: Partial<Pick<typeof users.$inferInsert, "goals" | "issues" | "preferences">>,
): Promise<void> {
	await tx.update(users).set(change).where(eq(users.id, userId));
}
