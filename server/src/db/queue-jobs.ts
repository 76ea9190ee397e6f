import { jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";

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
