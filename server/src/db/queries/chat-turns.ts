import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, gt, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { chatMessages, chatTurns, type TurnState } from "../schema/index.ts";

export type TurnRow = typeof chatTurns.$inferSelect;

export async function insertTurn(tx: Queryable, row: typeof chatTurns.$inferInsert): Promise<void> {
	await tx.insert(chatTurns).values(row);
}

/** Its messages go with it. */
export async function deleteTurn(tx: Queryable, id: string): Promise<void> {
	await tx.delete(chatTurns).where(eq(chatTurns.id, id));
}

export async function findTurn(db: Queryable, id: string): Promise<TurnRow | null> {
	const [row] = await db.select().from(chatTurns).where(eq(chatTurns.id, id));
	return row ?? null;
}

export async function findTurnByClientId(
	db: Queryable,
	userId: number,
	clientMessageId: string,
): Promise<TurnRow | null> {
	const [row] = await db
		.select()
		.from(chatTurns)
		.where(and(eq(chatTurns.userId, userId), eq(chatTurns.clientMessageId, clientMessageId)));
	return row ?? null;
}

/** The newest turn whose first answer is still being written for exactly this text. */
export async function findTurnInWriting(
	db: Queryable,
	userId: number,
	message: string,
): Promise<TurnRow | null> {
	return findNewestAsking(db, userId, message, eq(chatTurns.state, "writing"));
}

interface AskedSearch {
	message: string;
	productIntent: string;
	category: ProductCategory | null;
	/** Of turns that have ended, only those that ended after this. */
	endedAfter: Date;
}

/** The newest turn that waits for the products of this search, or got them a moment ago. */
export async function findTurnOfSearch(
	db: Queryable,
	userId: number,
	{ message, productIntent, category, endedAfter }: AskedSearch,
): Promise<TurnRow | null> {
	const found = await findNewestAsking(
		db,
		userId,
		message,
		and(
			eq(chatTurns.productIntent, productIntent),
			or(inArray(chatTurns.state, ["searching", "writing"]), gt(chatTurns.endedAt, endedAfter)),
		),
	);
	return found && found.category === category ? found : null;
}

async function findNewestAsking(
	db: Queryable,
	userId: number,
	message: string,
	such: SQL | undefined,
): Promise<TurnRow | null> {
	const [row] = await db
		.select({ turn: chatTurns })
		.from(chatTurns)
		.innerJoin(chatMessages, and(eq(chatMessages.turnId, chatTurns.id), eq(chatMessages.role, "user")))
		.where(and(eq(chatTurns.userId, userId), eq(chatMessages.message, message), such))
		.orderBy(desc(chatTurns.startedAt), desc(chatMessages.id))
		.limit(1);
	return row?.turn ?? null;
}

/** Changes a turn that is in one of the states; false when it is in another, or gone. */
export async function moveTurn(
	tx: Queryable,
	id: string,
	from: readonly TurnState[],
	to: Partial<Pick<TurnRow, "state" | "productIntent" | "category" | "aliveAt" | "endedAt">>,
): Promise<boolean> {
	const moved = await tx
		.update(chatTurns)
		.set(to)
		.where(and(eq(chatTurns.id, id), inArray(chatTurns.state, [...from])))
		.returning({ id: chatTurns.id });
	return moved.length > 0;
}

/** Turns that nobody writes any more: in this state and without a sign of life since then. */
export async function listSilentTurns(
	db: Queryable,
	silentSince: Partial<Record<"writing" | "searching", Date>>,
	userId?: number,
): Promise<TurnRow[]> {
	const { writing, searching } = silentSince;
	const silent = (state: TurnState, before: Date) =>
		and(eq(chatTurns.state, state), lt(chatTurns.aliveAt, before));
	return db
		.select()
		.from(chatTurns)
		.where(
			and(
				userId === undefined ? undefined : eq(chatTurns.userId, userId),
				or(writing && silent("writing", writing), searching && silent("searching", searching)),
			),
		);
}
