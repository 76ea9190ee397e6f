import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { foundingPlaces } from "../schema/index.ts";

/** Any number that nobody else uses for a lock. */
const PLACES_LOCK = 4_072_011;

const counts = (now: Date) => or(isNotNull(foundingPlaces.takenAt), gt(foundingPlaces.heldUntil, now));

/** Taken, or held for somebody at checkout. */
export async function countPlaces(db: Queryable, now: Date): Promise<number> {
	return db.$count(foundingPlaces, counts(now));
}

/** False when none is left. People who come at once are counted one after the other. */
export async function holdPlace(
	tx: Queryable,
	place: { id: string; checkoutId: string; userId: number; heldUntil: Date },
	{ now, places }: { now: Date; places: number },
): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
	if ((await countPlaces(tx, now)) >= places) return false;
	await tx.insert(foundingPlaces).values(place);
	return true;
}

/** Whether this checkout was promised the founding price. */
export async function holdsPlace(db: Queryable, checkoutId: string): Promise<boolean> {
	return (await db.$count(foundingPlaces, eq(foundingPlaces.checkoutId, checkoutId))) > 0;
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
