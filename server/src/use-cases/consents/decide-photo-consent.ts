import type { decidePhotoConsentSchema } from "@dewlight/contracts/consents.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findPhotoConsent, insertPhotoConsent, type PhotoConsentRow } from "#db/queries/photo-consents.ts";
import { audit } from "../audit.ts";
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
		const same = latest?.decision === decision && latest.version === version;
		return {
			row: same ? latest : await append(ctx, tx, { decision, version, latest }),
			stopped: decision === "granted" ? null : await stopScan(ctx, tx),
		};
	});
	if (stopped) await clearStoppedScan(ctx, stopped);
	return row;
}

interface NewAnswer extends Pick<PhotoConsentRow, "decision" | "version"> {
	/** The answer that held until now; read while the account is locked. */
	latest: PhotoConsentRow | null;
}

/** Adds the row that holds from now on. Its time is always after the last one's, whatever clocks do. */
async function append(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ decision, version, latest }: NewAnswer,
): Promise<PhotoConsentRow> {
	const { userId } = ctx.actor;
	const earliest = latest ? latest.decidedAt.getTime() + 1 : 0;
	const decidedAt = new Date(Math.max(ctx.clock.now().getTime(), earliest));
	const row = { id: ctx.ids.uuid(), userId, decision, version, source: "asked" as const, decidedAt };
	await insertPhotoConsent(tx, row);
	const details = { version, source: row.source };
	await audit(ctx, tx, { action: `consent.photo_${decision}`, userId, details });
	return row;
}
