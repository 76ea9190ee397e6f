import type { Queryable } from "#db/database.ts";
import { findProducts } from "#db/queries/products.ts";
import { listConfirmed, listOwnProducts } from "#db/queries/recommended.ts";
import { DomainError, notFound } from "../domain-error.ts";

/** What one person may keep; far above any shelf. */
export const SHELF_LIMITS = { items: 300, reactions: 1_000, tests: 200 } as const;

export function shelfFull(): DomainError {
	return new DomainError("conflict", "There is no more room. Please remove something first.");
}

/** Name of a product of the catalogue, of the person's own or in their plan; another person's is not found. */
export async function nameOfProduct(db: Queryable, userId: number, id: string): Promise<string> {
	const own = (await listOwnProducts(db, userId)).find((one) => one.id === id);
	if (own) return own.name;
	const [listed] = await findProducts(db, [id]);
	if (listed) return listed.name;
	const used = (await listConfirmed(db, userId)).find(({ productId }) => productId === id);
	if (!used) throw notFound();
	return used.name;
}
