import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkouts } from "../schema/index.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The newest checkout that has not expired by our own clock. */
export async function findOpenCheckout(
	db: Queryable,
	userId: number,
	now: Date,
): Promise<CheckoutRow | null> {
	const [row] = await db
		.select()
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), gt(checkouts.expiresAt, now)))
		.orderBy(desc(checkouts.createdAt))
		.limit(1);
	return row ?? null;
}

/** Checkouts that can still be paid at the provider. */
export async function listOpenSessions(db: Queryable, userId: number, now: Date): Promise<string[]> {
	const rows = await db
		.select({ sessionId: checkouts.sessionId })
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), gt(checkouts.expiresAt, now), isNotNull(checkouts.sessionId)));
	return rows.flatMap(({ sessionId }) => (sessionId ? [sessionId] : []));
}

/** Null where this person has no such checkout. */
export async function findCheckoutOfUser(
	db: Queryable,
	userId: number,
	sessionId: string,
): Promise<CheckoutRow | null> {
	const [row] = await db
		.select()
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), eq(checkouts.sessionId, sessionId)));
	return row ?? null;
}

export async function findCheckoutById(db: Queryable, id: string): Promise<CheckoutRow | null> {
	const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
	return row ?? null;
}

export async function insertCheckout(
	tx: Queryable,
	row: { id: string; userId: number; plan: PaidPlan; createdAt: Date; expiresAt: Date },
): Promise<void> {
	await tx.insert(checkouts).values(row);
}

export async function setCheckoutSession(db: Queryable, id: string, sessionId: string): Promise<void> {
	await db.update(checkouts).set({ sessionId }).where(eq(checkouts.id, id));
}

/** It is paid or given up: the next one is new. */
export async function closeCheckout(tx: Queryable, id: string, at: Date): Promise<void> {
	await tx
		.update(checkouts)
		.set({ expiresAt: at })
		.where(and(eq(checkouts.id, id), gt(checkouts.expiresAt, at)));
}
