import { count, sql } from "drizzle-orm";
import { jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queryable } from "../database.ts";
import { outbox } from "../schema/index.ts";

/**
 * The table of the job queue, which it makes itself; `state` runs created, retry, active, and then the ended ones.
 * Drizzle keeps the names of columns by the name of a table, so that there is one description of it.
 */
export const queueJobs = pgSchema("pgboss").table("job", {
	name: text().notNull(),
	state: text().notNull(),
	data: jsonb().$type<{ checkin_id?: number }>(),
	startAfter: timestamp({ withTimezone: true }).notNull(),
});

export interface QueueFigures {
	queues: { queue: string; waiting: number; running: number; oldestSeconds: number }[];
	/** Promised jobs that the queue does not hold yet. */
	promised: number;
}

/** Of every queue that holds something; jobs promised for later do not wait yet. */
export async function readQueueFigures(db: Queryable): Promise<QueueFigures> {
	const due = sql`${queueJobs.state} < 'active' and ${queueJobs.startAfter} <= now()`;
	const queues = await db
		.select({
			queue: queueJobs.name,
			waiting: sql<number>`(count(*) filter (where ${due}))::int`,
			running: sql<number>`(count(*) filter (where ${queueJobs.state} = 'active'))::int`,
			oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${queueJobs.startAfter}) filter (where ${due})), 0)::float8`,
		})
		.from(queueJobs)
		.where(sql`${queueJobs.state} <= 'active'`)
		.groupBy(queueJobs.name);
	const [row] = await db.select({ promised: count() }).from(outbox);
	return { queues, promised: row?.promised ?? 0 };
}
