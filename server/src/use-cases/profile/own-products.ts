import type { addOwnProductSchema } from "@dewlight/contracts/products.ts";
import { type InciReading, readInci } from "@dewlight/core/products/facts/read-inci.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { deleteConfirmedEverywhere } from "#db/queries/confirmed-products.ts";
import { changeOwnProduct, deleteOwnProduct } from "#db/queries/own-products.ts";
import { listConfirmed, listOwnProducts, type OwnProductRow } from "#db/queries/recommended.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { followOwned } from "./follow-owned.ts";
import { type ProductView, sameName, viewOwn } from "./product-view.ts";
import { readOwnedNames } from "./read-routine.ts";
import { keepOwnProduct } from "./resolve-product.ts";

type Entry = Omit<OwnProductRow, "id" | "userId" | "createdAt">;

/**
 * Puts a product on the person's own shelf, by the ingredient list of its box. The same name again completes or replaces
 * what is there, so that a second click makes no second product.
 */
export async function addOwnProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof addOwnProductSchema>;
}): Promise<{ product: ProductView; read: InciReading }> {
	const { userId } = ctx.actor;
	const brand = input.brand ?? "";
	const read = readInci(input.inci, input.name);
	const entry: Entry = {
		name: input.name,
		brand,
		category: input.category,
		inci: read.ingredients,
		productUrl: safeLink(input.product_url),
	};
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const own = await listOwnProducts(tx, userId);
		const known = own.find(
			(one) => sameName(one.name, input.name) && (one.brand === "" || sameName(one.brand, brand)),
		);
		const row = known
			? await complete(tx, userId, known, entry)
			: await keepOwnProduct(ctx, tx, own.length, entry);
		await audit(ctx, tx, {
			action: known ? "shelf.product_completed" : "shelf.product_added",
			userId,
			details: { product_id: row.id, ingredients: row.inci.length },
		});
		const confirmed = await listConfirmed(tx, userId);
		return {
			product: viewOwn(
				row,
				confirmed.some(({ productId }) => productId === row.id),
			),
			read,
		};
	});
}

/** What is not said again stays. */
async function complete(
	tx: Transaction,
	userId: number,
	known: OwnProductRow,
	entry: Entry,
): Promise<OwnProductRow> {
	const change = {
		name: entry.name,
		brand: entry.brand || known.brand,
		category: entry.category ?? known.category,
		inci: entry.inci.length > 0 ? entry.inci : known.inci,
		productUrl: entry.productUrl ?? known.productUrl,
	};
	await changeOwnProduct(tx, userId, known.id, change);
	return { ...known, ...change };
}

/** Takes a product off the person's own shelf and out of use; another person's is not found. */
export async function removeOwnProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const owned = await readOwnedNames(tx, userId);
		if (!(await deleteOwnProduct(tx, userId, input.id))) throw notFound();
		await deleteConfirmedEverywhere(tx, userId, input.id);
		await followOwned(ctx, tx, userId, owned);
		await audit(ctx, tx, { action: "shelf.product_removed", userId, details: { product_id: input.id } });
	});
}

/** The address when it leads to a web page, otherwise null: nothing else is kept as a link (API-A11, PLAN-A12). */
export function safeLink(...candidates: (string | null | undefined)[]): string | null {
	for (const candidate of candidates) {
		const url = candidate ? URL.parse(candidate.trim()) : null;
		if (url && (url.protocol === "https:" || url.protocol === "http:") && url.username === "")
			return url.href;
	}
	return null;
}
