import { STAGES, type StageEvent } from "@dewlight/core/scan/stages.ts";
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { preparedOnce, type Queryable } from "../database.ts";
import {
	checkinEvents,
	checkins,
	type ORIGINAL_DELETIONS,
	originals,
	outbox,
	photoRemarks,
	pictures,
} from "../schema/index.ts";
import { queueJobs as jobs } from "./queue-figures.ts";

/** Appends one stage. A stage stands at its fixed place, so a retried analysis appends nothing twice. */
export async function appendEvent(
	db: Queryable,
	checkinId: number,
	event: StageEvent,
	createdAt: Date,
): Promise<void> {
	await db
		.insert(checkinEvents)
		.values({
			checkinId,
			position: STAGES.indexOf(event.stage),
			stage: event.stage,
			payload: event.payload,
			createdAt,
		})
		.onConflictDoNothing();
}

export async function listEvents(
	db: Queryable,
	checkinId: number,
	after: number,
): Promise<Pick<typeof checkinEvents.$inferSelect, "stage" | "payload">[]> {
	return eventsAfter(db).execute({ checkinId, after });
}

const eventsAfter = preparedOnce((db) =>
	db
		.select({ stage: checkinEvents.stage, payload: checkinEvents.payload })
		.from(checkinEvents)
		.where(
			and(
				eq(checkinEvents.checkinId, sql.placeholder("checkinId")),
				gte(checkinEvents.position, sql.placeholder("after")),
			),
		)
		.orderBy(asc(checkinEvents.position))
		.prepare("checkin_events_after"),
);

/** How far these check-ins are, as a text that changes with every stage and with the end; one that is gone is left out. */
export async function readStandings(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
	const rows = await standingsOf(db).execute({ ids });
	return new Map(rows.map(({ id, standing }) => [id, standing]));
}

const standingsOf = preparedOnce((db) =>
	db
		.select({
			id: checkins.id,
			standing: sql<string>`${checkins.status} || (select count(*) from ${checkinEvents} where ${checkinEvents.checkinId} = ${checkins.id})`,
		})
		.from(checkins)
		.where(sql`${checkins.id} = any(${sql.placeholder("ids")}::int[])`)
		.prepare("checkin_standings"),
);

const promisedFor = sql<number>`(${outbox.payload} ->> 'checkin_id')::int`;
const queuedFor = sql<number>`(${jobs.data} ->> 'checkin_id')::int`;

/**
 * Check-ins in work since before `before` whose job is neither promised nor waits, is tried again or runs. One statement,
 * because a job moves from the outbox to the queue meanwhile.
 */
export async function findLostCheckins(db: Queryable, job: string, before: Date): Promise<number[]> {
	const promised = db
		.select({ one: sql`1` })
		.from(outbox)
		.where(and(eq(outbox.job, job), eq(promisedFor, checkins.id)));
	const open = or(lt(jobs.state, "active"), eq(jobs.state, "active"));
	const queued = db
		.select({ one: sql`1` })
		.from(jobs)
		.where(and(eq(jobs.name, job), open, eq(queuedFor, checkins.id)));
	const rows = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(
			and(
				eq(checkins.status, "processing"),
				lt(checkins.createdAt, before),
				notExists(promised),
				notExists(queued),
			),
		);
	return rows.map(({ id }) => id);
}

/** Check-ins whose job waits for a worker, in no order; a job on its way from the outbox counts once. */
function line(db: Queryable, job: string) {
	const promised = db
		.select({ id: promisedFor.as("id") })
		.from(outbox)
		.where(eq(outbox.job, job));
	const queued = db
		.select({ id: queuedFor.as("id") })
		.from(jobs)
		.where(and(eq(jobs.name, job), lt(jobs.state, "active")));
	return union(promised, queued).as("line");
}

export async function countWaitingScans(db: Queryable, job: string): Promise<number> {
	const [row] = await db.select({ waiting: count() }).from(line(db, job));
	return row?.waiting ?? 0;
}

/** How many scans wait that were begun before this one; null when this one does not wait. */
export async function findPlaceInLine(db: Queryable, job: string, checkinId: number): Promise<number | null> {
	const waiting = line(db, job);
	const [row] = await db
		.select({ places: count(), last: sql<number | null>`max(${waiting.id})` })
		.from(waiting)
		.where(sql`${waiting.id} <= ${checkinId}`);
	return row?.last === checkinId ? row.places - 1 : null;
}

export type OriginalRow = typeof originals.$inferSelect;
export type DeletionReason = (typeof ORIGINAL_DELETIONS)[number];

export async function findOriginal(db: Queryable, checkinId: number): Promise<OriginalRow | null> {
	const [row] = await db.select().from(originals).where(eq(originals.checkinId, checkinId));
	return row ?? null;
}

export async function recordDeletion(
	db: Queryable,
	id: string,
	because: DeletionReason,
	at: Date,
): Promise<void> {
	await db
		.update(originals)
		.set({ deletedAt: at, deletedBecause: because })
		.where(and(eq(originals.id, id), isNull(originals.deletedAt)));
}

/** Photos that nobody will analyse any more: their scan has ended, or never began before `unclaimedBefore`. */
export async function findLeftOverOriginals(db: Queryable, unclaimedBefore: Date): Promise<OriginalRow[]> {
	const rows = await db
		.select({ original: originals })
		.from(originals)
		.leftJoin(checkins, eq(originals.checkinId, checkins.id))
		.where(
			and(
				isNull(originals.deletedAt),
				or(
					ne(checkins.status, "processing"),
					and(isNull(checkins.id), lt(originals.createdAt, unclaimedBefore)),
				),
			),
		);
	return rows.map(({ original }) => original);
}

export async function insertOriginal(
	db: Queryable,
	original: Pick<OriginalRow, "id" | "objectKey" | "storeId" | "bytes" | "createdAt">,
): Promise<void> {
	await db.insert(originals).values(original);
}

/** Ties a stored photo to its check-in. A photo the sweep took meanwhile cannot be claimed. */
export async function claimOriginal(tx: Queryable, id: string, checkinId: number): Promise<void> {
	const claimed = await tx
		.update(originals)
		.set({ checkinId })
		.where(and(eq(originals.id, id), isNull(originals.deletedAt)))
		.returning({ id: originals.id });
	if (claimed.length === 0) throw new Error("The stored photo was swept before its scan began.");
}

export type PictureRow = typeof pictures.$inferSelect;

export async function findPictureForUser(
	db: Queryable,
	filename: string,
	userId: number,
): Promise<PictureRow | null> {
	const [row] = await db
		.select()
		.from(pictures)
		.where(and(eq(pictures.filename, filename), eq(pictures.userId, userId)));
	return row ?? null;
}

export async function listPictures(db: Queryable, checkinIds: number[]): Promise<PictureRow[]> {
	if (checkinIds.length === 0) return [];
	return db.select().from(pictures).where(inArray(pictures.checkinId, checkinIds));
}

export async function savePictures(db: Queryable, rows: PictureRow[]): Promise<void> {
	await db.insert(pictures).values(rows);
}

export async function deletePictureRows(tx: Queryable, checkinId: number): Promise<void> {
	await tx.delete(pictures).where(eq(pictures.checkinId, checkinId));
}

export async function deletePictureRowsNamed(db: Queryable, filenames: string[]): Promise<void> {
	if (filenames.length > 0) await db.delete(pictures).where(inArray(pictures.filename, filenames));
}

export type PhotoRemarksRow = typeof photoRemarks.$inferSelect;

export async function findPhotoRemarks(db: Queryable, checkinId: number): Promise<PhotoRemarksRow | null> {
	const [row] = await db.select().from(photoRemarks).where(eq(photoRemarks.checkinId, checkinId));
	return row ?? null;
}

export async function insertPhotoRemarks(db: Queryable, row: PhotoRemarksRow): Promise<void> {
	await db.insert(photoRemarks).values(row).onConflictDoNothing();
}
