import { intervalOf, PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import {
	type FoundingState,
	HOLDS_WINDOW_MS,
	mayHoldPlace,
	YOUNG_ACCOUNT_MS,
} from "@dewlight/core/plans/prices.ts";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkouts, foundingPlaces, users } from "../schema/index.ts";

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

/** Any number that nobody else uses for a lock. */
const PLACES_LOCK = 4_072_011;

const counts = (now: Date) => or(isNotNull(foundingPlaces.takenAt), gt(foundingPlaces.heldUntil, now));

/** Taken, or held for somebody at checkout. */
export async function countPlaces(db: Queryable, now: Date): Promise<number> {
	return db.$count(foundingPlaces, counts(now));
}

/** How the places stand for whoever asks; null for a visitor. */
export async function readFoundingState(
	db: Queryable,
	userId: number | null,
	now: Date,
): Promise<FoundingState> {
	const unpaid = and(isNull(foundingPlaces.takenAt), gt(foundingPlaces.heldUntil, now));
	const youngest = new Date(now.getTime() - YOUNG_ACCOUNT_MS);
	const [young] = await db
		.select({ held: sql<string>`count(*)` })
		.from(foundingPlaces)
		.innerJoin(users, eq(users.id, foundingPlaces.userId))
		.where(and(unpaid, gt(users.createdAt, youngest)));
	return {
		taken: await db.$count(foundingPlaces, isNotNull(foundingPlaces.takenAt)),
		held: await db.$count(foundingPlaces, unpaid),
		heldByYoung: Number(young?.held ?? 0),
		asker: userId === null ? null : await readAsker(db, userId, { youngest, now }),
	};
}

/** Each checkout of a year is one hold: a place that was given back is not kept as a row. */
async function readAsker(
	db: Queryable,
	userId: number,
	{ youngest, now }: { youngest: Date; now: Date },
): Promise<FoundingState["asker"]> {
	const since = new Date(now.getTime() - HOLDS_WINDOW_MS);
	const yearly = inArray(
		checkouts.plan,
		PAID_PLANS.filter((plan) => intervalOf(plan) === "year"),
	);
	const mine = and(eq(checkouts.userId, userId), gt(checkouts.createdAt, since), yearly);
	return {
		isYoung: (await db.$count(users, and(eq(users.id, userId), gt(users.createdAt, youngest)))) > 0,
		holds: await db.$count(checkouts, mine),
	};
}

/** False where none may be held. People who come at once are counted one after the other. */
export async function holdPlace(
	tx: Queryable,
	place: { id: string; checkoutId: string; userId: number; heldUntil: Date },
	now: Date,
): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
	const { asker, ...state } = await readFoundingState(tx, place.userId, now);
	// The checkout that asks stands already.
	const before = asker && { ...asker, holds: asker.holds - 1 };
	if (!mayHoldPlace({ ...state, asker: before })) return false;
	await tx.insert(foundingPlaces).values(place);
	return true;
}

/** Whether this checkout was promised the founding price. */
export async function holdsPlace(db: Queryable, checkoutId: string): Promise<boolean> {
	return (await db.$count(foundingPlaces, eq(foundingPlaces.checkoutId, checkoutId))) > 0;
}

/** Whether a place waits for this person's payment. */
export async function holdsOpenPlace(db: Queryable, userId: number, now: Date): Promise<boolean> {
	const unpaid = and(isNull(foundingPlaces.takenAt), gt(foundingPlaces.heldUntil, now));
	return (await db.$count(foundingPlaces, and(eq(foundingPlaces.userId, userId), unpaid))) > 0;
}

/** A place that is taken stays taken. */
export async function releasePlace(tx: Queryable, checkoutId: string): Promise<void> {
	await tx
		.delete(foundingPlaces)
		.where(and(eq(foundingPlaces.checkoutId, checkoutId), isNull(foundingPlaces.takenAt)));
}

/**
 * One place for each subscription that pays the founding price, told apart by when it began. The place that was held
 * is used; where its news come late, or it was sold at the provider, another one is made, so that the count is true.
 */
export async function takePlace(
	tx: Queryable,
	{ id, userId, startedAt }: { id: string; userId: number; startedAt: Date },
): Promise<void> {
	const mine = eq(foundingPlaces.userId, userId);
	await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
	const taken = await tx.$count(foundingPlaces, and(mine, eq(foundingPlaces.takenAt, startedAt)));
	if (taken > 0) return;
	const [held] = await tx
		.select({ id: foundingPlaces.id })
		.from(foundingPlaces)
		.where(and(mine, isNull(foundingPlaces.takenAt)))
		.orderBy(sql`${foundingPlaces.heldUntil} desc`)
		.limit(1);
	if (held) {
		await tx.update(foundingPlaces).set({ takenAt: startedAt }).where(eq(foundingPlaces.id, held.id));
	} else {
		await tx.insert(foundingPlaces).values({ id, userId, heldUntil: startedAt, takenAt: startedAt });
	}
}

/** Places that were held and never paid. */
export async function removeFreePlaces(db: Queryable, now: Date): Promise<void> {
	await db
		.delete(foundingPlaces)
		.where(and(isNull(foundingPlaces.takenAt), sql`${foundingPlaces.heldUntil} <= ${now.toISOString()}`));
}
