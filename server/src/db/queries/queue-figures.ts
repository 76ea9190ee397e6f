import { count, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { outbox } from "../schema/index.ts";
import { queueJobs as jobs } from "../transactional-outbox.ts";

export interface QueueFigures {
	queues: { queue: string; waiting: number; running: number; oldestSeconds: number }[];
	/** Promised jobs that the queue does not hold yet. */
	promised: number;
}

/** Of every queue that holds something; jobs promised for later do not wait yet. */
export async function readQueueFigures(db: Queryable): Promise<QueueFigures> {
	const due = sql`${jobs.state} < 'active' and ${jobs.startAfter} <= now()`;
	const queues = await db
		.select({
			queue: jobs.name,
			waiting: sql<number>`(count(*) filter (where ${due}))::int`,
			running: sql<number>`(count(*) filter (where ${jobs.state} = 'active'))::int`,
			oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${jobs.startAfter}) filter (where ${due})), 0)::float8`,
		})
		.from(jobs)
		.where(sql`${jobs.state} <= 'active'`)
		.groupBy(jobs.name);
	const [row] = await db.select({ promised: count() }).from(outbox);
	return { queues, promised: row?.promised ?? 0 };
}
