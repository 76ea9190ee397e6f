import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { Transaction } from "#db/database.ts";
import { appendEvent } from "#db/queries/checkin-events.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { deletePictureRows } from "#db/queries/pictures.ts";
import { endCheckin, setPhotoQuality } from "#db/queries/save-checkin.ts";
import { refundUsage } from "#db/queries/usage.ts";
import type { CheckinFailure } from "#db/schema/index.ts";
import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { scanSource } from "./scan-rules.ts";
import { removePictures } from "./store-pictures.ts";

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
export async function endAsFailed(
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
