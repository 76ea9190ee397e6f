import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import type { SkinType } from "@dewlight/core/skin/skin-type.ts";
import { desc, eq, gte, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { checkins, confirmedProducts, observations, ownProducts, products } from "../schema/index.ts";
import { finishedOf } from "./profile.ts";
import { NEWEST_FIRST } from "./scan-order.ts";

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
