import { giveUpScan } from "#use-cases/scans/index.ts";
import { defineHandler } from "../define-handler.ts";
import { giveUpScanJob } from "../definitions/give-up-scan.ts";

/** A scan that has ended stays as it is, and a deleted photo is deleted once. */
export const giveUpScanHandler = defineHandler(giveUpScanJob, ({ ctx, payload }) =>
	giveUpScan({ ctx, input: { checkinId: payload.checkin_id } }),
);
