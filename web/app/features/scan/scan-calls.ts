import { checkinSchema, productNeedSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { z } from "zod";
import { call } from "#api/call.ts";

/** Observed month and shop of the rating, where the answer tells them. */
const pick = productNeedSchema.extend({
	rating_observed: z.string().nullish(),
	rating_retailer: z.string().nullish(),
});
export type ProductPick = z.infer<typeof pick>;

export const productPicksSchema = z.record(z.string(), pick);

/**
 * API-27 as the report reads it: the plan stays unread here because a plan of a wrong shape costs its own section,
 * not the whole report (SCAN-47, SCAN-57 to SCAN-59). Skin type and sensitivity are shown as they come (DATA-A5).
 */
export const reportCheckinSchema = checkinSchema.extend({
	analysis_result: checkinSchema.shape.analysis_result.extend({
		care_plan: z.unknown(),
		skin_type: z.string().nullable(),
		skin_sensitivity: z.string().nullable(),
	}),
	product_needs: productPicksSchema.nullable(),
});
export type ReportCheckin = z.infer<typeof reportCheckinSchema>;

/** Null is read as none (DATA-A1). */
const latestSchema = z.object({ id: z.number().int().nullable() });

/** Payloads are read stage by stage, so that one odd part does not stop a live report. */
const rawEventsSchema = z.array(z.object({ stage: z.enum(STAGES), payload: z.unknown() }));

/** API-27 */
export function readCheckin(id: number, signal?: AbortSignal) {
	return call(scanApi.getCheckin, { reading: reportCheckinSchema, params: { id }, signal });
}

export const checkinKey = (id: number) => ["checkin", id] as const;
/** Kept apart, so that an answer from the middle of a scan never stands in for the finished report. */
export const closedCheckinKey = (id: number) => ["closed-checkin", id] as const;

export type RawEvent = z.infer<typeof rawEventsSchema>[number];

/** API-28: events from index `after` on, in order. */
export function readEvents(id: number, after: number, signal?: AbortSignal): Promise<RawEvent[]> {
	return call(scanApi.checkinEvents, { reading: rawEventsSchema, params: { id }, query: { after }, signal });
}

/** API-25: id of the newest check-in, 0 for none. */
export async function readLatestId(signal?: AbortSignal): Promise<number> {
	const { id } = await call(scanApi.latestCheckin, { reading: latestSchema, signal });
	return id ?? 0;
}
