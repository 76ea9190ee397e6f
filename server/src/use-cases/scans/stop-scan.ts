import type { Transaction } from "#db/database.ts";
import { findCheckinInProgress } from "#db/queries/find-checkin.ts";
import { findOriginal } from "#db/queries/originals.ts";
import { deleteReadings } from "#db/queries/save-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { deleteOriginal } from "./delete-original.ts";
import { endAsFailed } from "./fail-scan.ts";
import { removePictures } from "./store-pictures.ts";

/**
 * Ends the person's scan under way because they no longer agree to it: what was read from the photo goes and the slot
 * comes back. A worker still busy with the photo finds the scan ended and keeps nothing. Returns its id, for
 * `clearStoppedScan` after the commit; null when none was under way.
 */
export async function stopScan(ctx: Context<UserActor>, tx: Transaction): Promise<number | null> {
	const { userId } = ctx.actor;
	const id = await findCheckinInProgress(tx, userId);
	if (id === null || !(await endAsFailed(ctx, tx, { id, userId }, "consent_withdrawn"))) return null;
	await deleteReadings(tx, id);
	return id;
}

/** Deletes photo and pictures; after a crash before this the sweep deletes the photo. */
export async function clearStoppedScan(ctx: Context, checkinId: number): Promise<void> {
	const original = await findOriginal(ctx.store.db, checkinId);
	if (original && !original.deletedAt) await deleteOriginal(ctx, original, "failed");
	await removePictures(ctx, checkinId);
}
