import type { decidePhotoConsentSchema } from "@dewlight/contracts/consents.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findPhotoConsent, type PhotoConsentRow } from "#db/queries/photo-consents.ts";
import { appendPhotoConsent } from "../append-photo-consent.ts";
import type { Context, UserActor } from "../context.ts";
import { clearStoppedScan, stopScan } from "../scans/index.ts";
import { asHistoryHasIt } from "./as-history-has-it.ts";

/**
 * A person's answer on a screen. Saying the same again adds no row. A no stops the scan that is under way: its photo
 * and everything read from it go, and the slot comes back.
 */
export async function decidePhotoConsent({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof decidePhotoConsentSchema>;
}): Promise<PhotoConsentRow> {
	const { userId } = ctx.actor;
	const { row, stopped } = await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const latest = await findPhotoConsent(tx, userId);
		const decision = asHistoryHasIt(input.decision, latest);
		const { version } = input;
		const same = latest?.decision === decision && latest.version === version && latest.source === "asked";
		const held = { decision, version, source: "asked", latest } as const;
		return {
			row: same ? latest : await appendPhotoConsent(ctx, tx, held),
			stopped: decision === "granted" ? null : await stopScan(ctx, tx),
		};
	});
	if (stopped) await clearStoppedScan(ctx, stopped);
	return row;
}
