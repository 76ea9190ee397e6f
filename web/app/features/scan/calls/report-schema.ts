import { checkinSchema, productNeedSchema } from "@dewlight/contracts/scans.ts";
import { z } from "zod";

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
