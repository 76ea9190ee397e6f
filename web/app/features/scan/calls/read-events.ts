import { STAGES } from "@dewlight/core/scan/stages.ts";
import { z } from "zod";
import { request } from "#api/request.ts";

/** Payloads are read stage by stage, so that one odd part does not stop a live report. */
const rawEventsSchema = z.array(z.object({ stage: z.enum(STAGES), payload: z.unknown() }));
export type RawEvent = z.infer<typeof rawEventsSchema>[number];

/** API-28: events from index `after` on, in order. */
export function readEvents(id: number, after: number, signal?: AbortSignal): Promise<RawEvent[]> {
	return request("checkinEvents", { answer: rawEventsSchema, params: { id }, query: { after }, signal });
}
