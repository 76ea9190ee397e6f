import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { type CheckinFailure, checkinEvents, checkins, observations } from "#db/schema/index.ts";

export async function insertCheckin(
	tx: Queryable,
	checkin: { userId: number; note: string | null; photoDate?: string | null; createdAt: Date },
): Promise<number> {
	const [row] = await tx
		.insert(checkins)
		.values({ ...checkin, status: "processing" })
		.returning({ id: checkins.id });
	if (!row) throw new Error("The database returned no id for a new check-in.");
	return row.id;
}

/** Finished from the first moment. */
export async function insertNote(
	tx: Queryable,
	checkin: {
		userId: number;
		note: string | null;
		photoQuality: PhotoQuality;
		createdAt: Date;
		finishedAt: Date;
	},
): Promise<number> {
	const [row] = await tx
		.insert(checkins)
		.values({ ...checkin, status: "note" })
		.returning({ id: checkins.id });
	if (!row) throw new Error("The database returned no id for a new note.");
	return row.id;
}

export async function setPhotoQuality(db: Queryable, id: number, photoQuality: PhotoQuality): Promise<void> {
	await db.update(checkins).set({ photoQuality }).where(eq(checkins.id, id));
}

type CheckinEnd =
	| { status: "failed"; failure: CheckinFailure; finishedAt: Date }
	| { status: "complete"; analysisResult: AnalysisResult; productNeeds: ProductNeeds; finishedAt: Date };

/** Ends a check-in once; false when it has ended already. */
export async function endCheckin(tx: Queryable, id: number, end: CheckinEnd): Promise<boolean> {
	const ended = await tx
		.update(checkins)
		.set(end)
		.where(and(eq(checkins.id, id), eq(checkins.status, "processing")))
		.returning({ id: checkins.id });
	return ended.length > 0;
}

export async function findObservation(db: Queryable, checkinId: number): Promise<StoredObservation | null> {
	const [row] = await db
		.select({ observation: observations.observation })
		.from(observations)
		.where(eq(observations.checkinId, checkinId));
	return row?.observation ?? null;
}

/** Takes back everything a scan has read from its photo so far. */
export async function deleteReadings(tx: Queryable, checkinId: number): Promise<void> {
	await tx.delete(checkinEvents).where(eq(checkinEvents.checkinId, checkinId));
	await tx.delete(observations).where(eq(observations.checkinId, checkinId));
	await tx.update(checkins).set({ photoQuality: null }).where(eq(checkins.id, checkinId));
}

export async function insertObservation(
	tx: Queryable,
	checkinId: number,
	observation: StoredObservation,
	createdAt: Date,
): Promise<void> {
	const { name: engineName, version: engineVersion } = observation.engine;
	await tx
		.insert(observations)
		.values({ checkinId, engineName, engineVersion, observation, createdAt })
		.onConflictDoNothing();
}
