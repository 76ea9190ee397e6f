import type { addOwnProductSchema, productSearchQuerySchema } from "@dewlight/contracts/products.ts";
import type { confirmProductSchema } from "@dewlight/contracts/profile.ts";
import { type InciReading, readInci } from "@dewlight/core/products/facts/read-inci.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { searchProducts as keepClosest } from "@dewlight/core/products/search/search-products.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { changeOwnProduct, deleteOwnProduct, findProducts, insertOwnProduct } from "#db/queries/products.ts";
import {
	deleteConfirmedEverywhere,
	listConfirmed,
	listOwnProducts,
	type OwnProductRow,
} from "#db/queries/products-in-use.ts";
import { searchProducts as searchCatalogue } from "#db/queries/search-products.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { PROFILE_LIMITS, type ProductView, sameName, viewCatalogue, viewOwn } from "./product-view.ts";
import { readOwnedNames } from "./read-routine.ts";
import { followOwned } from "./rebuild-plan.ts";

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
function safeLink(...candidates: (string | null | undefined)[]): string | null {
	for (const candidate of candidates) {
		const url = candidate ? URL.parse(candidate.trim()) : null;
		if (url && (url.protocol === "https:" || url.protocol === "http:") && url.username === "")
			return url.href;
	}
	return null;
}

type SentProduct = z.infer<typeof confirmProductSchema>["product"];

export interface ResolvedProduct {
	/** Its row of the catalogue, which brings its own picture; null for an own product. */
	listed: CatalogueProduct | null;
	id: string;
	name: string;
	productUrl: string | null;
	category: ProductCategory | null;
	/** [] where no list is known. */
	inci: readonly string[];
}

/**
 * The product that is meant. Only an id of the catalogue or of the person's own shelf is believed; anything else becomes
 * an own product with its name and a safe link, the same one when it is sent again (API-A11).
 */
export async function resolveProduct(
	ctx: Context<UserActor>,
	tx: Transaction,
	sent: SentProduct,
): Promise<ResolvedProduct> {
	const [known] = sent.id === undefined ? [] : await findProducts(tx, [sent.id]);
	if (known) {
		return {
			listed: known,
			id: known.id,
			name: known.name,
			productUrl: known.product_url,
			category: known.category,
			inci: known.inci,
		};
	}
	const own = await listOwnProducts(tx, ctx.actor.userId);
	const name = sent.name ?? "";
	const mine =
		own.find(({ id }) => id === sent.id) ?? own.find((one) => name !== "" && sameName(one.name, name));
	if (mine) return { ...mine, listed: null };
	if (name === "") throw new DomainError("bad_input", "Name the product.");
	const row = await keepOwnProduct(ctx, tx, own.length, {
		name,
		brand: "",
		category: PRODUCT_CATEGORIES.find((category) => category === sent.category) ?? null,
		inci: [],
		productUrl: safeLink(sent.product_url, sent.producturl),
	});
	return { ...row, listed: null };
}

/** Adds to the shelf of a person who has `count` products; hold the account first. */
async function keepOwnProduct(
	ctx: Context<UserActor>,
	tx: Transaction,
	count: number,
	product: Entry,
): Promise<OwnProductRow> {
	if (count >= PROFILE_LIMITS.ownProducts) {
		const detail = `You have ${PROFILE_LIMITS.ownProducts} products of your own. Please remove one first.`;
		throw new DomainError("bad_input", detail);
	}
	const row = {
		...product,
		id: `own_${ctx.ids.uuid()}`,
		userId: ctx.actor.userId,
		createdAt: ctx.clock.now(),
	};
	await insertOwnProduct(tx, row);
	return row;
}

/** The person's own products first, then the catalogue's; only those that come equally close to what was typed. */
export async function searchProducts({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof productSearchQuerySchema>;
}): Promise<ProductView[]> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const { q: words, category, limit } = input;
	const own = await listOwnProducts(db, userId);
	const confirmed = await listConfirmed(db, userId);
	const inUse = new Set(confirmed.map(({ productId }) => productId));
	const mine = own.filter((one) => category === undefined || one.category === category);
	const found = await searchCatalogue(db, { words, category, limit });
	const shown = [
		...mine.map((one) => ({ ...named(one), view: viewOwn(one, inUse.has(one.id)) })),
		...found.map((one) => ({ ...named(one), view: viewCatalogue(one, inUse.has(one.id)) })),
	];
	return keepClosest(words, shown)
		.slice(0, limit)
		.map(({ view }) => view);
}

const named = ({ brand, name }: { brand: string; name: string }) => ({ brand, name });
