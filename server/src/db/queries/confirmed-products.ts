import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { confirmedProducts } from "../schema/index.ts";

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
