import type { PlanStep } from "@dewlight/core/routine/care-plan.ts";
import type { MetricName, StoredObservation } from "@dewlight/core/skin/observation.ts";
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, experiments, observations, reportShares, shareOpenings } from "../schema/index.ts";
import {
	type CheckinRow,
	fromScan,
	type HistoryFilter,
	NEWEST_FIRST,
	OLDEST_FIRST,
	olderThan,
	upToScan,
	visible,
} from "./checkins.ts";

/** What was read from the photo of one finished check-in. */
export interface ReadScan {
	id: number;
	takenAt: Date;
	photoDate?: string | null;
	observation: StoredObservation;
	/** Steps of its plan that act; missing where nothing is asked of a plan. */
	actingSteps?: PlanStep[];
}

/** Whole plans of a long history are many times larger; nobody followed that of an imported photo from its day on. */
const ACTING_STEPS = sql<PlanStep[]>`case when ${checkins.photoDate} is null
	then jsonb_path_query_array(${checkins.analysisResult}, '$.care_plan.*.* ? (@.actives.size() > 0)') else '[]'::jsonb end`;

async function readScans(
	db: Queryable,
	where: SQL | undefined,
	order: readonly SQL[],
	limit: number,
): Promise<ReadScan[]> {
	return db
		.select({
			id: checkins.id,
			takenAt: checkins.takenAt,
			photoDate: checkins.photoDate,
			observation: observations.observation,
			actingSteps: ACTING_STEPS,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(and(eq(checkins.status, "complete"), where))
		.orderBy(...order)
		.limit(limit);
}

/** Ids of two check-ins, in either order and both included. */
export type Range = readonly [number, number];

const between = ([one, other]: Range) =>
	or(and(fromScan(one), upToScan(other)), and(fromScan(other), upToScan(one)));

/** The newest visible scans of a range and, of a longer history, its oldest ones too. Newest first. */
export async function listVisibleScans(
	db: Queryable,
	filter: HistoryFilter,
	limit: { newest: number; oldest: number },
	range: Range | null,
): Promise<ReadScan[]> {
	const within = range === null ? undefined : between(range);
	const shown = and(visible(filter), within);
	const newest = await readScans(db, shown, NEWEST_FIRST, limit.newest);
	const last = newest.at(-1);
	if (last === undefined || newest.length < limit.newest) return newest;
	const older = and(shown, olderThan(last.id));
	return [...newest, ...(await readScans(db, older, OLDEST_FIRST, limit.oldest)).toReversed()];
}

/** Finished scans before this one, whatever the plan shows, newest first. */
export async function listScansBefore(
	db: Queryable,
	{ userId, beforeId }: { userId: number; beforeId: number },
	limit: number,
): Promise<ReadScan[]> {
	const earlier = and(eq(checkins.userId, userId), olderThan(beforeId));
	return readScans(db, earlier, NEWEST_FIRST, limit);
}

/** The newest finished check-in the person may see. */
export async function findNewestVisible(db: Queryable, filter: HistoryFilter): Promise<CheckinRow | null> {
	const [row] = await db
		.select()
		.from(checkins)
		.where(and(visible(filter), eq(checkins.status, "complete")))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return row ?? null;
}

/** Page of finished check-ins with their readings, newest first; `beforeId` null begins at the newest. */
export async function readVisiblePage(
	db: Queryable,
	filter: HistoryFilter,
	page: { beforeId: number | null; limit: number },
) {
	return db
		.select({ checkin: checkins, observation: observations.observation })
		.from(checkins)
		.leftJoin(observations, eq(observations.checkinId, checkins.id))
		.where(
			and(
				visible(filter),
				eq(checkins.status, "complete"),
				page.beforeId === null ? undefined : olderThan(page.beforeId),
			),
		)
		.orderBy(...NEWEST_FIRST)
		.limit(page.limit);
}

export async function countVisible(db: Queryable, filter: HistoryFilter): Promise<number> {
	const [row] = await db
		.select({ total: sql<string>`count(*)` })
		.from(checkins)
		.where(and(visible(filter), eq(checkins.status, "complete")));
	return Number(row?.total ?? 0);
}

interface MetricWindow {
	userId: number;
	metric: MetricName;
	from: Date;
	until: Date;
	/** As many scans before `from`. */
	earlier: number;
}

/**
 * Readings of one metric between two moments and some before, whatever the plan shows, oldest first. Other metrics are
 * left out.
 */
export async function listReadingsOf(
	db: Queryable,
	{ userId, metric, from, until, earlier }: MetricWindow,
): Promise<ReadScan[]> {
	const own = sql`jsonb_path_query_array(${observations.observation}, '$.metrics[*] ? (@.metric == $name)', jsonb_build_object('name', ${metric}::text))`;
	const read = (where: SQL | undefined) =>
		db
			.select({
				id: checkins.id,
				takenAt: checkins.takenAt,
				observation: sql<StoredObservation>`jsonb_set(${observations.observation}, '{metrics}', ${own})`,
			})
			.from(checkins)
			.innerJoin(observations, eq(observations.checkinId, checkins.id))
			.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete"), where))
			.orderBy(...NEWEST_FIRST);
	const within = await read(and(gte(checkins.takenAt, from), lte(checkins.takenAt, until)));
	const before = await read(lt(checkins.takenAt, from)).limit(earlier);
	return [...within, ...before].toReversed();
}

export type ExperimentRow = typeof experiments.$inferSelect;

export async function insertExperiment(db: Queryable, row: typeof experiments.$inferInsert): Promise<void> {
	await db.insert(experiments).values(row);
}

/** Newest first. */
export async function listExperimentRows(
	db: Queryable,
	userId: number,
	limit: number,
): Promise<ExperimentRow[]> {
	return db
		.select()
		.from(experiments)
		.where(eq(experiments.userId, userId))
		.orderBy(desc(experiments.startedAt), desc(experiments.id))
		.limit(limit);
}

/** Another person's experiment is not found, the same as one that does not exist. */
export async function findExperimentForUser(
	db: Queryable,
	id: string,
	userId: number,
): Promise<ExperimentRow | null> {
	const [row] = await db
		.select()
		.from(experiments)
		.where(and(eq(experiments.id, id), eq(experiments.userId, userId)));
	return row ?? null;
}

/** Weeks a product needs before it can show something, as the person's plans that picked it say; null where none does. */
export async function findWeeksToWork(
	db: Queryable,
	userId: number,
	productId: string,
): Promise<number | null> {
	const weeks = sql`jsonb_path_query(${checkins.analysisResult}, '$.care_plan.*.* ? (@.product.id == $id).works_from_weeks', jsonb_build_object('id', ${productId}::text))`;
	const told = db
		.select({ weeks: sql<number>`(${weeks})::int`.as("weeks") })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete")))
		.as("told");
	const [row] = await db.select({ most: sql<number | null>`max(${told.weeks})` }).from(told);
	return row?.most ?? null;
}

export async function setChangedAt(db: Queryable, id: string, changedAt: Date): Promise<void> {
	await db.update(experiments).set({ changedAt }).where(eq(experiments.id, id));
}

export async function setStoppedAt(db: Queryable, id: string, stoppedAt: Date): Promise<void> {
	await db.update(experiments).set({ stoppedAt }).where(eq(experiments.id, id));
}

export type ShareRow = typeof reportShares.$inferSelect;
export type OpeningRow = typeof shareOpenings.$inferSelect;

/** Newest first. */
export async function listShares(db: Queryable, userId: number, limit: number): Promise<ShareRow[]> {
	return db
		.select()
		.from(reportShares)
		.where(eq(reportShares.userId, userId))
		.orderBy(desc(reportShares.createdAt), desc(reportShares.id))
		.limit(limit);
}

/** Of these links, newest first. */
export async function listOpenings(
	db: Queryable,
	userId: number,
	shareIds: readonly string[],
	limit: number,
): Promise<OpeningRow[]> {
	if (shareIds.length === 0) return [];
	return db
		.select()
		.from(shareOpenings)
		.where(and(eq(shareOpenings.userId, userId), inArray(shareOpenings.shareId, [...shareIds])))
		.orderBy(desc(shareOpenings.openedAt), desc(shareOpenings.id))
		.limit(limit);
}

export async function insertShare(tx: Queryable, row: ShareRow): Promise<void> {
	await tx.insert(reportShares).values(row);
}

export async function countOpenShares(tx: Queryable, userId: number, now: Date): Promise<number> {
	const [row] = await tx
		.select({ rows: count() })
		.from(reportShares)
		.where(
			and(eq(reportShares.userId, userId), isNull(reportShares.revokedAt), gt(reportShares.expiresAt, now)),
		);
	return row?.rows ?? 0;
}

/** False when the person has no such link, or it was revoked before. */
export async function setRevoked(tx: Queryable, userId: number, id: string, at: Date): Promise<boolean> {
	const rows = await tx
		.update(reportShares)
		.set({ revokedAt: at })
		.where(and(eq(reportShares.id, id), eq(reportShares.userId, userId), isNull(reportShares.revokedAt)))
		.returning({ id: reportShares.id });
	return rows.length > 0;
}

/** The link of this token while it works; null for every other. */
export async function findOpenShare(db: Queryable, tokenHash: string, now: Date): Promise<ShareRow | null> {
	const [row] = await db
		.select()
		.from(reportShares)
		.where(
			and(
				eq(reportShares.tokenHash, tokenHash),
				isNull(reportShares.revokedAt),
				gt(reportShares.expiresAt, now),
			),
		);
	return row ?? null;
}

export async function insertOpening(tx: Queryable, row: typeof shareOpenings.$inferInsert): Promise<void> {
	await tx.insert(shareOpenings).values(row);
}
