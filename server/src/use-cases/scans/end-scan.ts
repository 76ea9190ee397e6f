import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	type CheckinRow,
	deleteReadings,
	endCheckin,
	findCheckin,
	findCheckinInProgress,
	setPhotoQuality,
} from "#db/queries/checkins.ts";
import {
	appendEvent,
	deletePictureRows,
	findLeftOverOriginals,
	findLostCheckins,
	findOriginal,
} from "#db/queries/scans.ts";
import { refundUsage } from "#db/queries/usage.ts";
import type { CheckinFailure } from "#db/schema/index.ts";
import { analyzeScanJob } from "#jobs/definitions/promised.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, UserActor } from "../context.ts";
import { deleteOriginal, removePictures } from "./scan-objects.ts";
import { LOST_SCAN_MS, scanSource, UNCLAIMED_ORIGINAL_MS } from "./scan-rules.ts";

type EndingScan = Pick<CheckinRow, "id" | "userId">;

/** Ends a scan without a report and gives the slot back. A photo that failed its checks says so as its one event. */
export async function failScan(
	ctx: Context,
	checkin: EndingScan,
	failure: CheckinFailure,
	photoQuality?: PhotoQuality,
): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		if (!(await endAsFailed(ctx, tx, checkin, failure)) || !photoQuality) return;
		const { status, reason } = photoQuality;
		const event = { stage: "photo_quality", payload: { status, reason } } as const;
		await setPhotoQuality(tx, checkin.id, photoQuality);
		await appendEvent(tx, checkin.id, event, ctx.clock.now());
	});
	await removePictures(ctx, checkin.id);
}

/** The part in the database; its pictures are removed after the commit. False when it has ended already. */
async function endAsFailed(
	ctx: Context,
	tx: Transaction,
	{ id, userId }: EndingScan,
	failure: CheckinFailure,
): Promise<boolean> {
	await lockAccount(tx, userId);
	const at = ctx.clock.now();
	if (!(await endCheckin(tx, id, { status: "failed", failure, finishedAt: at }))) return false;
	await deletePictureRows(tx, id);
	await refundUsage(tx, { ids: () => ctx.ids.uuid(), userId, source: scanSource(id), at });
	await audit(ctx, tx, { action: "scan.failed", userId, details: { checkin_id: id, failure } });
	return true;
}

/** Tells the person that nothing came of their scan, gives the slot back and deletes the photo; safe to run again. */
export async function giveUpScan({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { checkinId: number };
}): Promise<void> {
	const { db } = ctx.store;
	const checkin = await findCheckin(db, input.checkinId);
	if (checkin?.status === "processing") {
		ctx.log.error({ checkinId: checkin.id }, "scan given up: every try of its analysis died");
		await failScan(ctx, checkin, "analysis_error");
	}
	const original = await findOriginal(db, input.checkinId);
	if (original && !original.deletedAt) await deleteOriginal(ctx, original, "failed");
}

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

/**
 * Ends scans whose job was lost and deletes every photo nobody will analyse any more. Runs at start and each minute. A
 * scan that waits is not lost, however long: what counts is whether its job is still there.
 */
export async function sweepScans({ ctx }: { ctx: Context }): Promise<{ failed: number; deleted: number }> {
	const now = ctx.clock.now().getTime();
	let failed = 0;
	const before = new Date(now - LOST_SCAN_MS);
	for (const id of await findLostCheckins(ctx.store.db, analyzeScanJob.id, before)) {
		const checkin = await findCheckin(ctx.store.db, id);
		if (!checkin) continue;
		await failScan(ctx, checkin, "timed_out");
		failed += 1;
	}
	const leftOver = await findLeftOverOriginals(ctx.store.db, new Date(now - UNCLAIMED_ORIGINAL_MS));
	let deleted = 0;
	for (const original of leftOver) if (await deleteOriginal(ctx, original, "swept")) deleted += 1;
	if (failed + deleted > 0) ctx.log.info({ failed, deleted }, "scans swept");
	return { failed, deleted };
}
