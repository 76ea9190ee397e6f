import type { ChatReport } from "@dewlight/core/assistant/conversation.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { chatMessages, chatTurns, checkins, observations, type TurnState } from "../schema/index.ts";
import { NEWEST_FIRST } from "./checkins.ts";

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

export type ChatMessageRow = typeof chatMessages.$inferSelect;

export async function insertMessage(
	tx: Queryable,
	row: Pick<ChatMessageRow, "userId" | "turnId" | "role" | "message" | "createdAt">,
): Promise<number> {
	const [inserted] = await tx.insert(chatMessages).values(row).returning({ id: chatMessages.id });
	if (!inserted) throw new Error("The database returned no id for a new message.");
	return inserted.id;
}

/** Question and answer of one turn. */
export async function readTurnMessages(
	db: Queryable,
	turnId: string,
): Promise<{ question: ChatMessageRow; answer: ChatMessageRow }> {
	const rows = await db.select().from(chatMessages).where(eq(chatMessages.turnId, turnId));
	const question = rows.find(({ role }) => role === "user");
	const answer = rows.find(({ role }) => role === "assistant");
	if (!question || !answer) throw new Error(`The turn ${turnId} lacks a message.`);
	return { question, answer };
}

export async function changeAnswer(
	tx: Queryable,
	turnId: string,
	change: Partial<Pick<ChatMessageRow, "message" | "products" | "citations" | "engine" | "createdAt">>,
): Promise<void> {
	await tx
		.update(chatMessages)
		.set(change)
		.where(and(eq(chatMessages.turnId, turnId), eq(chatMessages.role, "assistant")));
}

export interface ListedMessage {
	message: ChatMessageRow;
	state: TurnState;
}

/** A page of one person's messages, newest first. An answer that has not begun to be written is left out. */
export async function listMessages(
	db: Queryable,
	userId: number,
	page: { offset: number; limit: number },
): Promise<ListedMessage[]> {
	return db
		.select({ message: chatMessages, state: chatTurns.state })
		.from(chatMessages)
		.innerJoin(chatTurns, eq(chatTurns.id, chatMessages.turnId))
		.where(
			and(eq(chatMessages.userId, userId), or(ne(chatMessages.message, ""), isNotNull(chatTurns.endedAt))),
		)
		.orderBy(desc(chatMessages.id))
		.offset(page.offset)
		.limit(page.limit);
}

/** An answer this person got; a question, or another person's answer, is not found. */
export async function findOwnAnswer(
	db: Queryable,
	userId: number,
	id: number,
): Promise<ChatMessageRow | null> {
	const [row] = await db
		.select()
		.from(chatMessages)
		.where(and(eq(chatMessages.id, id), eq(chatMessages.userId, userId), eq(chatMessages.role, "assistant")));
	return row ?? null;
}

/** Ids of the products that the person's last answer with products showed, in its order. */
export async function listLastShown(db: Queryable, userId: number): Promise<string[]> {
	const [row] = await db
		.select({ products: chatMessages.products })
		.from(chatMessages)
		.where(and(eq(chatMessages.userId, userId), isNotNull(chatMessages.products)))
		.orderBy(desc(chatMessages.id))
		.limit(1);
	return (row?.products ?? []).map(({ id }) => id);
}

/** A page of one person's messages after an id, oldest first, whatever the chat shows of them. */
export async function readMessagePage(
	db: Queryable,
	userId: number,
	afterId: number,
	limit: number,
): Promise<{ message: ChatMessageRow; turn: TurnRow }[]> {
	return db
		.select({ message: chatMessages, turn: chatTurns })
		.from(chatMessages)
		.innerJoin(chatTurns, eq(chatTurns.id, chatMessages.turnId))
		.where(and(eq(chatMessages.userId, userId), gt(chatMessages.id, afterId)))
		.orderBy(asc(chatMessages.id))
		.limit(limit);
}

/** A finished report of this person with its numbers: the one named, or the newest. */
export async function findChatReport(
	db: Queryable,
	userId: number,
	checkinId: number | null,
): Promise<ChatReport | null> {
	const [row] = await db
		.select({
			id: checkins.id,
			takenAt: checkins.takenAt,
			photoDate: checkins.photoDate,
			analysis: checkins.analysisResult,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(
			and(
				eq(checkins.userId, userId),
				eq(checkins.status, "complete"),
				isNotNull(checkins.analysisResult),
				checkinId === null ? undefined : eq(checkins.id, checkinId),
			),
		)
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	if (!row?.analysis) return null;
	const { id, takenAt, photoDate, analysis, observation } = row;
	// The place in time of an imported photo may lie on the day before; the assistant names its day.
	const created_at = photoDate === null ? takenAt.toISOString() : `${photoDate}T00:00:00.000Z`;
	return { checkin_id: id, created_at, analysis, observation };
}
