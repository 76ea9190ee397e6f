import { and, count, eq, lt, notExists, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/database.ts";
import { queueJobs as jobs } from "#db/queue-jobs.ts";
import { checkins, outbox } from "#db/schema/index.ts";

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
