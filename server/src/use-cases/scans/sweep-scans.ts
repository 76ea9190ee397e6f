import { findCheckin } from "#db/queries/find-checkin.ts";
import { findLeftOverOriginals } from "#db/queries/originals.ts";
import { findLostCheckins } from "#db/queries/waiting-scans.ts";
import { analyzeScanJob } from "#jobs/definitions/analyze-scan.ts";
import type { Context } from "../context.ts";
import { deleteOriginal } from "./delete-original.ts";
import { failScan } from "./fail-scan.ts";
import { LOST_SCAN_MS, UNCLAIMED_ORIGINAL_MS } from "./scan-rules.ts";

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
