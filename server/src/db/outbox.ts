import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "./database.ts";
import { outbox } from "./schema/index.ts";

export interface PromisedJob {
	/** Becomes the job's id, so that handing the same row over twice makes one job. */
	id: string;
	job: string;
	payload: Record<string, unknown>;
	startAfter: Date | null;
	createdAt: Date;
}

const transactionsWithRows = new WeakSet<Transaction>();

export function holdsOutboxRows(tx: Transaction): boolean {
	return transactionsWithRows.has(tx);
}

/** Promises a job together with everything else the transaction writes. */
export async function writeOutboxRow(tx: Transaction, row: PromisedJob): Promise<void> {
	await tx.insert(outbox).values(row);
	transactionsWithRows.add(tx);
}

export async function readOutbox(db: Database, limit: number): Promise<PromisedJob[]> {
	return db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.id)).limit(limit);
}

export async function removeOutboxRow(db: Database, id: string): Promise<void> {
	await db.delete(outbox).where(eq(outbox.id, id));
}
