import { analyzeScan } from "#use-cases/scans/index.ts";
import { defineHandler } from "../define-handler.ts";
import { analyzeScanJob } from "../definitions/analyze-scan.ts";

/** A second run finds what the first one finished and goes on from there. */
export const analyzeScanHandler = defineHandler(analyzeScanJob, ({ ctx, payload, signal, lastTry }) =>
	analyzeScan({ ctx, input: { checkinId: payload.checkin_id, lastTry, signal } }),
);
