import { NOISE_SCANS } from "@dewlight/core/skin/judge-pair.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { type CheckinRow, isInProgress } from "#db/queries/checkins.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import type { Context } from "../context.ts";

/** Only for checks that cost work; the plan's quota limits scans themselves. */
export const VALIDATE_PHOTO_RULE: ThrottleRule = { name: "validate-photo", points: 60, windowSeconds: 3_600 };
export const START_SCAN_RULE: ThrottleRule = { name: "scan-skin", points: 30, windowSeconds: 3_600 };

/** A photo that was stored but never became a scan is swept after this long. */
export const UNCLAIMED_ORIGINAL_MS = 2 * 60_000;

/** A scan begun longer ago than this, still in work and without a job, has lost it and is failed with a refund. */
export const LOST_SCAN_MS = 60_000;

/** Completed scans that a comparison looks back on. */
export const EARLIER_SCANS = NOISE_SCANS - 1;

/** Source of a scan's rows in the usage ledger. */
export const scanSource = (checkinId: number) => `checkin:${checkinId}`;
export const picturePrefix = (checkinId: number) => `pictures/${checkinId}/`;

/**
 * Writes for a scan only while it is in work: what was stopped meanwhile gets nothing more. False when it was.
 * Stopping and erasing hold the account first, and so does this: nobody waits for the other crosswise.
 */
export async function whileInWork(
	ctx: Pick<Context, "store">,
	checkin: Pick<CheckinRow, "id" | "userId">,
	write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, checkin.userId);
		const inWork = await isInProgress(tx, checkin.id);
		if (inWork) await write(tx);
		return inWork;
	});
}
