import { and, asc, desc, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { chatMessages, chatTurns } from "../schema/index.ts";

export type ChatMessageRow = typeof chatMessages.$inferSelect;
type TurnStateOf = (typeof chatTurns.$inferSelect)["state"];

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
	state: TurnStateOf;
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
): Promise<{ message: ChatMessageRow; turn: typeof chatTurns.$inferSelect }[]> {
	return db
		.select({ message: chatMessages, turn: chatTurns })
		.from(chatMessages)
		.innerJoin(chatTurns, eq(chatTurns.id, chatMessages.turnId))
		.where(and(eq(chatMessages.userId, userId), gt(chatMessages.id, afterId)))
		.orderBy(asc(chatMessages.id))
		.limit(limit);
}
