import { and, eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { ownProducts } from "../schema/index.ts";

export type OwnProductRow = typeof ownProducts.$inferSelect;

export async function insertOwnProduct(tx: Queryable, row: OwnProductRow): Promise<void> {
	await tx.insert(ownProducts).values(row);
}

export async function changeOwnProduct(
	tx: Queryable,
	userId: number,
	id: string,
	change: Partial<Pick<OwnProductRow, "name" | "brand" | "category" | "inci" | "productUrl">>,
): Promise<void> {
	await tx
		.update(ownProducts)
		.set(change)
		.where(and(eq(ownProducts.id, id), eq(ownProducts.userId, userId)));
}

/** False when the person has no such product. */
export async function deleteOwnProduct(tx: Queryable, userId: number, id: string): Promise<boolean> {
	const rows = await tx
		.delete(ownProducts)
		.where(and(eq(ownProducts.id, id), eq(ownProducts.userId, userId)))
		.returning({ id: ownProducts.id });
	return rows.length > 0;
}
