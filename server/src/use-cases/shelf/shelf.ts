import type { addToShelfSchema, changeShelfItemSchema } from "@dewlight/contracts/shelf.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { dayOfUse, patchOutlook, patchResult } from "@dewlight/core/shelf/reactions.ts";
import { type ShelfCosts, type ShelfItem, shelfCosts, shelfOutlook } from "@dewlight/core/shelf/shelf.ts";
import { type DayLoad, weekLoad } from "@dewlight/core/shelf/week-load.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { findProducts } from "#db/queries/products.ts";
import { listConfirmed, listOwnProducts } from "#db/queries/products-in-use.ts";
import {
	countShelf,
	deleteShelfItem,
	insertShelfItem,
	listPatchTests,
	listReactions,
	listShelf,
	type PatchTestRow,
	patchTestOf,
	type ReactionRow,
	type ShelfRow,
	updateShelfItem,
} from "#db/queries/shelf.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { productsInUse, type Routine, readRoutine } from "../profile/index.ts";

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

export interface ShelfView {
	items: {
		item: ShelfItem;
		brand: string;
		imageUrl: string | null;
		/** Day since when it stands in the plan in use; null where it does not. */
		inUseSince: string | null;
		outlook: ReturnType<typeof shelfOutlook>;
		/** What the newest finished patch test told; null without one. */
		tested: "calm" | "reacted" | null;
	}[];
	costs: ShelfCosts[];
	week: DayLoad[];
	missing: { product_id: string; name: string }[];
	reactions: { row: ReactionRow; dayOfUse: number | null }[];
	patchTests: { row: PatchTestRow; outlook: ReturnType<typeof patchOutlook> }[];
}

/** Everything on the person's shelf as it stands on a day, with what the week of it looks like. */
export async function readShelf({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { today?: string | undefined };
}): Promise<ShelfView> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const now = ctx.clock.now().toISOString();
	const today = input.today ?? now.slice(0, "YYYY-MM-DD".length);
	const routine = await readRoutine(db, userId);
	const rows = await listShelf(db, userId);
	const inUse = productsInUse(routine);
	const reactions = await listReactions(db, userId, SHELF_LIMITS.reactions);
	const tests = await listPatchTests(db, userId, SHELF_LIMITS.tests);
	const items = (await nameItems(db, routine, rows)).map((named) => ({
		...named,
		outlook: shelfOutlook(named.item, today),
		tested: patchResult(
			tests.filter(({ productId }) => productId === named.item.product_id).map(patchTestOf),
		),
	}));
	const standing = new Set(rows.filter(({ leftOn }) => leftOn === null).map(({ productId }) => productId));
	const missing = new Map(
		inUse.filter(({ product_id }) => !standing.has(product_id)).map((one) => [one.product_id, one.name]),
	);
	const opened = openedDays(rows);
	return {
		items,
		costs: shelfCosts(items.map(({ item }) => item)),
		week: weekLoad(inUse, routine.plan),
		missing: [...missing].map(([product_id, name]) => ({ product_id, name })),
		reactions: reactions.map((row) => ({
			row,
			dayOfUse: dayOfUse(openedBefore(opened.get(row.productId) ?? [], row.day), row.day),
		})),
		patchTests: tests.map((row) => ({
			row,
			outlook: patchOutlook(patchTestOf(row), now),
		})),
	};
}

/** Every pack of a person, also those that left, with the name and the kind the product has now. */
export async function readPacks(db: Queryable, userId: number): Promise<ShelfItem[]> {
	const named = await nameItems(db, await readRoutine(db, userId), await listShelf(db, userId));
	return named.map(({ item }) => item);
}

async function nameItems(
	db: Queryable,
	routine: Routine,
	rows: readonly ShelfRow[],
): Promise<Pick<ShelfView["items"][number], "item" | "brand" | "imageUrl" | "inUseSince">[]> {
	const products = await findProducts(
		db,
		rows.map(({ productId }) => productId),
	);
	const catalogue = new Map(products.map((product) => [product.id, product]));
	const since = new Map<string, string>();
	for (const { productId, confirmedAt } of routine.confirmed) {
		const day = confirmedAt.toISOString().slice(0, "YYYY-MM-DD".length);
		const known = since.get(productId);
		since.set(productId, known !== undefined && known < day ? known : day);
	}
	return rows.map((row) => {
		const listed = catalogue.get(row.productId);
		const own = routine.own.find(({ id }) => id === row.productId);
		const item = toItem(row, listed?.category ?? own?.category ?? null, since.has(row.productId));
		return {
			item: { ...item, name: listed?.name ?? own?.name ?? row.name },
			brand: listed?.brand ?? own?.brand ?? "",
			imageUrl: listed?.image_url ?? null,
			inUseSince: since.get(row.productId) ?? null,
		};
	});
}

function toItem(row: ShelfRow, category: ProductCategory | null, inUse: boolean): ShelfItem {
	return {
		id: row.id,
		product_id: row.productId,
		name: row.name,
		category,
		opened_on: row.openedOn,
		lasts_months: row.lastsMonths,
		best_before: row.bestBefore,
		price: row.price,
		currency: row.currency,
		left_on: row.leftOn,
		left_as: row.leftAs,
		in_use: inUse,
	};
}

function openedDays(rows: readonly ShelfRow[]): Map<string, string[]> {
	const days = new Map<string, string[]>();
	for (const { productId, openedOn } of rows) {
		if (openedOn !== null) days.set(productId, [...(days.get(productId) ?? []), openedOn]);
	}
	return days;
}

/** The pack that was open that day: the one opened last before it. */
function openedBefore(days: readonly string[], day: string): string | null {
	return (
		days
			.filter((opened) => opened <= day)
			.toSorted()
			.at(-1) ?? null
	);
}

type Call<Input> = { ctx: Context<UserActor>; input: Input };

/** Puts one pack on the shelf. The same product again is another pack. */
export async function addToShelf({ ctx, input }: Call<z.infer<typeof addToShelfSchema>>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const name = await nameOfProduct(tx, userId, input.product_id);
		if ((await countShelf(tx, userId)).items >= SHELF_LIMITS.items) throw shelfFull();
		const id = `shelf_${ctx.ids.name()}`;
		await insertShelfItem(tx, {
			id,
			userId,
			productId: input.product_id,
			name,
			openedOn: input.opened_on ?? null,
			lastsMonths: input.lasts_months ?? null,
			bestBefore: input.best_before ?? null,
			price: input.price ?? null,
			currency: input.currency ?? "USD",
			leftOn: null,
			leftAs: null,
			createdAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "shelf.pack_added", userId, details: { shelf_id: id } });
	});
}

/** Changes what was sent and leaves the rest; a pack that left may come back by sending null. */
export async function changeShelfItem({
	ctx,
	input,
}: Call<z.infer<typeof changeShelfItemSchema> & { id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	const { id, opened_on, lasts_months, best_before, price, currency, left_on, left_as } = input;
	const today = ctx.clock.now().toISOString().slice(0, "YYYY-MM-DD".length);
	const change = {
		...(opened_on !== undefined && { openedOn: opened_on }),
		...(lasts_months !== undefined && { lastsMonths: lasts_months }),
		...(best_before !== undefined && { bestBefore: best_before }),
		...(price !== undefined && { price }),
		...(currency !== undefined && { currency }),
		...(left_as !== undefined && { leftAs: left_as, leftOn: left_as === null ? null : (left_on ?? today) }),
	};
	if (Object.keys(change).length === 0) throw new DomainError("bad_input", "Say what to change.");
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const row = await updateShelfItem(tx, userId, id, change);
		if (!row) throw notFound();
		await audit(ctx, tx, { action: "shelf.pack_changed", userId, details: { shelf_id: id } });
	});
}

export async function removeShelfItem({ ctx, input }: Call<{ id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await deleteShelfItem(tx, userId, input.id))) throw notFound();
		await audit(ctx, tx, { action: "shelf.pack_removed", userId, details: { shelf_id: input.id } });
	});
}
