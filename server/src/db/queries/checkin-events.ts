import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "#db/database.ts";
import { checkinEvents, checkins } from "#db/schema/index.ts";

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
