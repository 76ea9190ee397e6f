import { findCheckin } from "#db/queries/find-checkin.ts";
import { findOriginal } from "#db/queries/originals.ts";
import type { Context, JobActor } from "../context.ts";
import { deleteOriginal } from "./delete-original.ts";
import { failScan } from "./fail-scan.ts";

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
