import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { and, asc, count, eq, gte, lt, notExists, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { preparedOnce, type Queryable } from "#db/database.ts";
import { queueJobs as jobs } from "#db/outbox.ts";
import { checkinEvents, checkins, outbox } from "#db/schema/index.ts";

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
