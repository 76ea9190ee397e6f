import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Ends a scan whose analysis failed every try, also when each of them took its process along. */
export const giveUpScanJob = defineJob({
	id: "give-up-scan",
	payload: z.object({ checkin_id: z.number().int() }),
	retryLimit: 10,
	retryDelay: 5,
	expireInSeconds: 60,
	concurrency: 1,
	// A scan that has ended stays as it is, and a deleted photo is deleted once.
	async run({ ctx, payload }) {
		const { giveUpScan } = await import("#use-cases/scans/index.ts");
		await giveUpScan({ ctx, input: { checkinId: payload.checkin_id } });
	},
});

/** Two photos at a time is what two analysis threads can do; a lost try is taken up again within seconds. */
export const analyzeScanJob = defineJob({
	id: "analyze-scan",
	payload: z.object({ checkin_id: z.number().int() }),
	retryLimit: 2,
	retryDelay: 1,
	expireInSeconds: 120,
	concurrency: 2,
	whenGivenUp: giveUpScanJob.id,
	// A second run finds what the first one finished and goes on from there.
	async run({ ctx, payload, signal, lastTry }) {
		const { analyzeScan } = await import("#use-cases/scans/index.ts");
		await analyzeScan({ ctx, input: { checkinId: payload.checkin_id, lastTry, signal } });
	},
});
