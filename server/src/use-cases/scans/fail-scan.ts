import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { appendEvent } from "#db/queries/checkin-events.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { deletePictureRows } from "#db/queries/pictures.ts";
import { endCheckin, setPhotoQuality } from "#db/queries/save-checkin.ts";
import { refundUsage } from "#db/queries/usage.ts";
import type { CheckinFailure } from "#db/schema/index.ts";
import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { scanSource } from "./scan-rules.ts";
import { removePictures } from "./store-pictures.ts";

/** Ends a scan without a report and gives the slot back. A photo that failed its checks says so as its one event. */
export async function failScan(
	ctx: Context,
	checkin: Pick<CheckinRow, "id" | "userId">,
	failure: CheckinFailure,
	photoQuality?: PhotoQuality,
): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		const at = ctx.clock.now();
		const ended = await endCheckin(tx, checkin.id, { status: "failed", failure, finishedAt: at });
		if (!ended) return;
		if (photoQuality) {
			const { status, reason } = photoQuality;
			await setPhotoQuality(tx, checkin.id, photoQuality);
			await appendEvent(tx, checkin.id, { stage: "photo_quality", payload: { status, reason } }, at);
		}
		await deletePictureRows(tx, checkin.id);
		const source = scanSource(checkin.id);
		await refundUsage(tx, { ids: () => ctx.ids.uuid(), userId: checkin.userId, source, at });
		await audit(ctx, tx, {
			action: "scan.failed",
			userId: checkin.userId,
			details: { checkin_id: checkin.id, failure },
		});
	});
	await removePictures(ctx, checkin.id);
}
