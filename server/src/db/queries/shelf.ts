import type { PatchTest } from "@dewlight/core/shelf/reactions.ts";
import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { preparedOnce, type Queryable } from "../database.ts";
import { patchTests, reactions, shelfItems } from "../schema/index.ts";

export type ShelfRow = typeof shelfItems.$inferSelect;
export type ReactionRow = typeof reactions.$inferSelect;
export type PatchTestRow = typeof patchTests.$inferSelect;

/** Oldest first. */
export async function listShelf(db: Queryable, userId: number): Promise<ShelfRow[]> {
	return db
		.select()
		.from(shelfItems)
		.where(eq(shelfItems.userId, userId))
		.orderBy(asc(shelfItems.createdAt), asc(shelfItems.id));
}

export async function insertShelfItem(tx: Queryable, row: ShelfRow): Promise<void> {
	await tx.insert(shelfItems).values(row);
}

/** Null when the person has no such pack. */
export async function updateShelfItem(
	tx: Queryable,
	userId: number,
	id: string,
	change: Partial<Omit<ShelfRow, "id" | "userId" | "createdAt">>,
): Promise<ShelfRow | null> {
	const [row] = await tx
		.update(shelfItems)
		.set(change)
		.where(and(eq(shelfItems.id, id), eq(shelfItems.userId, userId)))
		.returning();
	return row ?? null;
}

type OwnTable = PgTable & { id: PgColumn; userId: PgColumn };

/** False when the person has no such row. */
async function deleteOwn(tx: Queryable, table: OwnTable, userId: number, id: string): Promise<boolean> {
	const rows = await tx
		.delete(table)
		.where(and(eq(table.id, id), eq(table.userId, userId)))
		.returning({ id: table.id });
	return rows.length > 0;
}

export const deleteShelfItem = (tx: Queryable, userId: number, id: string) =>
	deleteOwn(tx, shelfItems, userId, id);
export const deleteReaction = (tx: Queryable, userId: number, id: string) =>
	deleteOwn(tx, reactions, userId, id);

/** Newest first. */
export async function listReactions(db: Queryable, userId: number, limit: number): Promise<ReactionRow[]> {
	return reactionsOf(db).execute({ userId, limit });
}

const reactionsOf = preparedOnce((db) =>
	db
		.select()
		.from(reactions)
		.where(eq(reactions.userId, sql.placeholder("userId")))
		.orderBy(desc(reactions.day), desc(reactions.createdAt), desc(reactions.id))
		.limit(sql.placeholder("limit"))
		.prepare("reactions_of"),
);

export async function insertReaction(tx: Queryable, row: ReactionRow): Promise<void> {
	await tx.insert(reactions).values(row);
}

/** Newest first. */
export async function listPatchTests(db: Queryable, userId: number, limit: number): Promise<PatchTestRow[]> {
	return patchTestsOf(db).execute({ userId, limit });
}

const patchTestsOf = preparedOnce((db) =>
	db
		.select()
		.from(patchTests)
		.where(eq(patchTests.userId, sql.placeholder("userId")))
		.orderBy(desc(patchTests.startedAt), desc(patchTests.id))
		.limit(sql.placeholder("limit"))
		.prepare("patch_tests_of"),
);

/** A stored patch test as its rules read it. */
export function patchTestOf(row: PatchTestRow): PatchTest {
	return {
		started_at: row.startedAt.toISOString(),
		first_look: row.firstLook,
		second_look: row.secondLook,
		stopped_at: row.stoppedAt?.toISOString() ?? null,
	};
}

export async function insertPatchTest(tx: Queryable, row: PatchTestRow): Promise<void> {
	await tx.insert(patchTests).values(row);
}

export async function findPatchTest(tx: Queryable, userId: number, id: string): Promise<PatchTestRow | null> {
	const [row] = await tx
		.select()
		.from(patchTests)
		.where(and(eq(patchTests.id, id), eq(patchTests.userId, userId), isNull(patchTests.stoppedAt)));
	return row ?? null;
}

export async function updatePatchTest(
	tx: Queryable,
	userId: number,
	id: string,
	change: Partial<Omit<PatchTestRow, "id" | "userId" | "startedAt">>,
): Promise<void> {
	await tx
		.update(patchTests)
		.set(change)
		.where(and(eq(patchTests.id, id), eq(patchTests.userId, userId)));
}

/** How many rows of each a person has, so that nobody fills the database. */
export async function countShelf(tx: Queryable, userId: number) {
	const of = async (table: OwnTable) => {
		const [row] = await tx.select({ rows: count() }).from<PgTable>(table).where(eq(table.userId, userId));
		return row?.rows ?? 0;
	};
	return { items: await of(shelfItems), reactions: await of(reactions), tests: await of(patchTests) };
}
