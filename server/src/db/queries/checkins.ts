import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { and, asc, desc, eq, gt, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { type CheckinFailure, checkinEvents, checkins, observations } from "../schema/index.ts";

/** An imported photo stands where its day belongs, so the order of ids is not the order of time. */
export const NEWEST_FIRST = [desc(checkins.takenAt), desc(checkins.id)] as const;
export const OLDEST_FIRST = [asc(checkins.takenAt), asc(checkins.id)] as const;

const place = sql`(${checkins.takenAt}, ${checkins.id})`;
/** No scan of this id: nothing lies before or after it. */
const placeOf = (id: number) =>
	sql`(select placed.taken_at, placed.id from ${checkins} placed where placed.id = ${id})`;

/** Older than the scan of this id. */
export const olderThan = (id: number): SQL => sql`${place} < ${placeOf(id)}`;
/** The scan of this id and what is newer. */
export const fromScan = (id: number): SQL => sql`${place} >= ${placeOf(id)}`;
/** The scan of this id and what is older. */
export const upToScan = (id: number): SQL => sql`${place} <= ${placeOf(id)}`;

export type CheckinRow = typeof checkins.$inferSelect;

/** Another person's check-in is not found, the same as one that does not exist. */
export async function findCheckinForUser(
	db: Queryable,
	id: number,
	userId: number,
): Promise<CheckinRow | null> {
	const [row] = await db
		.select()
		.from(checkins)
		.where(and(eq(checkins.id, id), eq(checkins.userId, userId)));
	return row ?? null;
}

const statusOf = preparedOnce((db) =>
	db
		.select({ status: checkins.status })
		.from(checkins)
		.where(and(eq(checkins.id, sql.placeholder("id")), eq(checkins.userId, sql.placeholder("userId"))))
		.prepare("checkin_status_of"),
);

/** As `findCheckinForUser`, for who asks often and needs no report. */
export async function findStatusForUser(
	db: Queryable,
	id: number,
	userId: number,
): Promise<CheckinRow["status"] | null> {
	const [row] = await statusOf(db).execute({ id, userId });
	return row?.status ?? null;
}

/** For jobs only, which act for no person. */
export async function findCheckin(db: Queryable, id: number): Promise<CheckinRow | null> {
	const [row] = await db.select().from(checkins).where(eq(checkins.id, id));
	return row ?? null;
}

/** Of scans in any state; 0 when the person has none (DATA-A1). */
export async function findLatestCheckinId(db: Queryable, userId: number): Promise<number> {
	const [row] = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), ne(checkins.status, "note")))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return row?.id ?? 0;
}

export async function findCheckinInProgress(db: Queryable, userId: number): Promise<number | null> {
	const [row] = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "processing")))
		.limit(1);
	return row?.id ?? null;
}

/** False when it has ended or is gone. Hold the account first, or it may end right after. */
export async function isInProgress(tx: Queryable, id: number): Promise<boolean> {
	const [row] = await tx
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(eq(checkins.id, id), eq(checkins.status, "processing")));
	return row !== undefined;
}

export interface HistoryFilter {
	userId: number;
	/** Completed check-ins older than this id are outside the plan's window; null shows all. */
	oldestId: number | null;
	since: Date | null;
}

/** What `HistoryFilter` lets through, failed scans left out. */
export const visible = ({ userId, oldestId, since }: HistoryFilter) =>
	and(
		eq(checkins.userId, userId),
		ne(checkins.status, "failed"),
		oldestId === null ? undefined : or(eq(checkins.status, "processing"), fromScan(oldestId)),
		since === null ? undefined : gte(checkins.takenAt, since),
	);

/** Whether the person's plan shows this check-in. */
export async function isVisible(db: Queryable, filter: HistoryFilter, id: number): Promise<boolean> {
	const rows = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(visible(filter), eq(checkins.id, id)));
	return rows.length > 0;
}

export async function listCheckinRows(
	db: Queryable,
	filter: HistoryFilter,
	page: { offset: number; limit: number },
): Promise<{ rows: CheckinRow[]; total: number }> {
	const rows = await db
		.select()
		.from(checkins)
		.where(visible(filter))
		.orderBy(...NEWEST_FIRST)
		.offset(page.offset)
		.limit(page.limit);
	const [count] = await db.select({ total: sql<string>`count(*)` }).from(checkins).where(visible(filter));
	return { rows, total: Number(count?.total ?? 0) };
}

/** The id of the n-th newest completed check-in, or null when there are fewer. */
export async function findNthNewestComplete(
	db: Queryable,
	userId: number,
	n: number,
): Promise<number | null> {
	const [row] = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete")))
		.orderBy(...NEWEST_FIRST)
		.offset(n - 1)
		.limit(1);
	return row?.id ?? null;
}

/** Finished scans of a person that are of a later moment. */
export async function countCompleteAfter(db: Queryable, userId: number, moment: Date): Promise<number> {
	const [row] = await db
		.select({ total: sql<string>`count(*)` })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete"), gt(checkins.takenAt, moment)));
	return Number(row?.total ?? 0);
}

/** The finished scans of a person since then, oldest first: notes, failed and imported ones are none. */
export async function listScanTimes(
	db: Queryable,
	userId: number,
	since: Date,
): Promise<Pick<CheckinRow, "id" | "createdAt">[]> {
	return db
		.select({ id: checkins.id, createdAt: checkins.createdAt })
		.from(checkins)
		.where(
			and(
				eq(checkins.userId, userId),
				eq(checkins.status, "complete"),
				isNull(checkins.photoDate),
				gte(checkins.createdAt, since),
			),
		)
		.orderBy(...OLDEST_FIRST);
}

export async function insertCheckin(
	tx: Queryable,
	checkin: { userId: number; note: string | null; photoDate?: string | null; createdAt: Date },
): Promise<number> {
	const [row] = await tx
		.insert(checkins)
		.values({ ...checkin, status: "processing" })
		.returning({ id: checkins.id });
	if (!row) throw new Error("The database returned no id for a new check-in.");
	return row.id;
}

/** Finished from the first moment. */
export async function insertNote(
	tx: Queryable,
	checkin: {
		userId: number;
		note: string | null;
		photoQuality: PhotoQuality;
		createdAt: Date;
		finishedAt: Date;
	},
): Promise<number> {
	const [row] = await tx
		.insert(checkins)
		.values({ ...checkin, status: "note" })
		.returning({ id: checkins.id });
	if (!row) throw new Error("The database returned no id for a new note.");
	return row.id;
}

export async function setPhotoQuality(db: Queryable, id: number, photoQuality: PhotoQuality): Promise<void> {
	await db.update(checkins).set({ photoQuality }).where(eq(checkins.id, id));
}

type CheckinEnd =
	| { status: "failed"; failure: CheckinFailure; finishedAt: Date }
	| { status: "complete"; analysisResult: AnalysisResult; productNeeds: ProductNeeds; finishedAt: Date };

/** Ends a check-in once; false when it has ended already. */
export async function endCheckin(tx: Queryable, id: number, end: CheckinEnd): Promise<boolean> {
	const ended = await tx
		.update(checkins)
		.set(end)
		.where(and(eq(checkins.id, id), eq(checkins.status, "processing")))
		.returning({ id: checkins.id });
	return ended.length > 0;
}

export async function findObservation(db: Queryable, checkinId: number): Promise<StoredObservation | null> {
	const [row] = await db
		.select({ observation: observations.observation })
		.from(observations)
		.where(eq(observations.checkinId, checkinId));
	return row?.observation ?? null;
}

/** Takes back everything a scan has read from its photo so far. */
export async function deleteReadings(tx: Queryable, checkinId: number): Promise<void> {
	await tx.delete(checkinEvents).where(eq(checkinEvents.checkinId, checkinId));
	await tx.delete(observations).where(eq(observations.checkinId, checkinId));
	await tx.update(checkins).set({ photoQuality: null }).where(eq(checkins.id, checkinId));
}

export async function insertObservation(
	tx: Queryable,
	checkinId: number,
	observation: StoredObservation,
	createdAt: Date,
): Promise<void> {
	const { name: engineName, version: engineVersion } = observation.engine;
	await tx
		.insert(observations)
		.values({ checkinId, engineName, engineVersion, observation, createdAt })
		.onConflictDoNothing();
}
