import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import type { SkinType } from "@dewlight/core/skin/skin-type.ts";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import {
	checkins,
	confirmedProducts,
	droppedSteps,
	observations,
	ownProducts,
	products,
} from "../schema/index.ts";
import { NEWEST_FIRST } from "./checkins.ts";
import { finishedOf } from "./reports.ts";

export type ConfirmedInsert = typeof confirmedProducts.$inferInsert;

/** Puts a product in use at each step; what was there before gives way. */
export async function saveConfirmed(tx: Queryable, rows: readonly ConfirmedInsert[]): Promise<void> {
	await tx
		.insert(confirmedProducts)
		.values([...rows])
		.onConflictDoUpdate({
			target: [confirmedProducts.userId, confirmedProducts.step],
			set: {
				productId: sql`excluded.product_id`,
				name: sql`excluded.name`,
				productUrl: sql`excluded.product_url`,
				category: sql`excluded.category`,
				skinType: sql`excluded.skin_type`,
				confirmedAt: sql`excluded.confirmed_at`,
			},
		});
}

/** Takes a product out of those steps; the steps where it was. */
export async function deleteConfirmed(
	tx: Queryable,
	userId: number,
	{ steps, productId }: { steps: readonly string[]; productId: string },
): Promise<string[]> {
	const rows = await tx
		.delete(confirmedProducts)
		.where(
			and(
				eq(confirmedProducts.userId, userId),
				inArray(confirmedProducts.step, [...steps]),
				eq(confirmedProducts.productId, productId),
			),
		)
		.returning({ step: confirmedProducts.step });
	return rows.map(({ step }) => step);
}

/** Takes a product out of every step. */
export async function deleteConfirmedEverywhere(
	tx: Queryable,
	userId: number,
	productId: string,
): Promise<void> {
	await tx
		.delete(confirmedProducts)
		.where(and(eq(confirmedProducts.userId, userId), eq(confirmedProducts.productId, productId)));
}

interface NewestReport {
	result: AnalysisResult;
	tone: StoredObservation["tone"];
}

const newestReport = preparedOnce((db) =>
	db
		.select({
			result: checkins.analysisResult,
			tone: sql<StoredObservation["tone"]>`${observations.observation} -> 'tone'`,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(finishedOf(sql.placeholder("userId")))
		.orderBy(...NEWEST_FIRST)
		.limit(1)
		.prepare("newest_report"),
);

/** The newest finished report of a person; null before the first. */
export async function findNewestReport(db: Queryable, userId: number): Promise<NewestReport | null> {
	const [row] = await newestReport(db).execute({ userId });
	return row?.result ? { result: row.result, tone: row.tone } : null;
}

export type ConfirmedRow = typeof confirmedProducts.$inferSelect;
export type OwnProductRow = typeof ownProducts.$inferSelect;

const confirmedOf = preparedOnce((db) =>
	db
		.select()
		.from(confirmedProducts)
		.where(eq(confirmedProducts.userId, sql.placeholder("userId")))
		.orderBy(confirmedProducts.step)
		.prepare("confirmed_products_of"),
);

export async function listConfirmed(db: Queryable, userId: number): Promise<ConfirmedRow[]> {
	return confirmedOf(db).execute({ userId });
}

const ownOf = preparedOnce((db) =>
	db
		.select()
		.from(ownProducts)
		.where(eq(ownProducts.userId, sql.placeholder("userId")))
		.orderBy(ownProducts.id)
		.prepare("own_products_of"),
);

export async function listOwnProducts(db: Queryable, userId: number): Promise<OwnProductRow[]> {
	return ownOf(db).execute({ userId });
}

/** Catalogue products by how many different people with this skin type use them; nothing that fewer than `people` use. */
export async function listTrends(
	db: Queryable,
	skinType: SkinType,
	{ people, limit }: { people: number; limit: number },
): Promise<{ product_id: string; people: number }[]> {
	const count = sql<number>`count(distinct ${confirmedProducts.userId})::int`;
	return db
		.select({ product_id: confirmedProducts.productId, people: count })
		.from(confirmedProducts)
		.innerJoin(products, eq(products.id, confirmedProducts.productId))
		.where(eq(confirmedProducts.skinType, skinType))
		.groupBy(confirmedProducts.productId)
		.having(gte(count, people))
		.orderBy(desc(count), confirmedProducts.productId)
		.limit(limit);
}

const droppedOf = preparedOnce((db) =>
	db
		.select({ step: droppedSteps.step })
		.from(droppedSteps)
		.where(eq(droppedSteps.userId, sql.placeholder("userId")))
		.prepare("dropped_steps_of"),
);

export async function listDroppedSteps(db: Queryable, userId: number): Promise<string[]> {
	const rows = await droppedOf(db).execute({ userId });
	return rows.map(({ step }) => step);
}

/** Steps that were left out before stay as they are. */
export async function insertDroppedSteps(
	tx: Queryable,
	userId: number,
	steps: readonly string[],
	droppedAt: Date,
): Promise<void> {
	if (steps.length === 0) return;
	await tx
		.insert(droppedSteps)
		.values(steps.map((step) => ({ userId, step, droppedAt })))
		.onConflictDoNothing();
}

export async function deleteDroppedSteps(
	tx: Queryable,
	userId: number,
	steps: readonly string[],
): Promise<void> {
	await tx
		.delete(droppedSteps)
		.where(and(eq(droppedSteps.userId, userId), inArray(droppedSteps.step, [...steps])));
}
