import {
	conditionNotesSchema,
	photoQualityPayloadSchema,
	progressSummarySchema,
} from "@dewlight/contracts/scans.ts";
import { z } from "zod";
import { NO_PARTS, type ReportParts, unwrap } from "../report/report-parts.ts";
import { productPicksSchema, type RawEvent } from "../scan-calls.ts";

/** Open text is shown as it comes (DATA-A5). */
const wordSchema = z.string();

/** The payload in its agreed form; undefined when it has another. Wrapped under its own name it counts (SCAN-A9). */
function payload<T>(events: readonly RawEvent[], stage: RawEvent["stage"], schema: z.ZodType<T>): T | null {
	const event = events.find((candidate) => candidate.stage === stage);
	if (event === undefined) return null;
	const read = schema.safeParse(unwrap(event.payload, stage));
	return read.success ? read.data : null;
}

export function photoQualityOf(events: readonly RawEvent[]) {
	return payload(events, "photo_quality", photoQualityPayloadSchema);
}

/** The parts of the report that have arrived; the rest is null. */
export function livePartsOf(events: readonly RawEvent[]): ReportParts {
	const plan = events.find((event) => event.stage === "care_plan");
	return {
		...NO_PARTS,
		skin_type: payload(events, "skin_type", wordSchema),
		skin_sensitivity: payload(events, "skin_sensitivity", wordSchema),
		condition_notes: payload(events, "condition_notes", conditionNotesSchema),
		care_plan: plan === undefined ? null : plan.payload,
		progress_summary: payload(events, "progress_summary", progressSummarySchema),
		product_needs: payload(events, "product_needs", productPicksSchema),
	};
}
