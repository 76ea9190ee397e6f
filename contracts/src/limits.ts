import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";
import { planKeySchema } from "./plans.ts";

/** API-30 */
export const tokenLimitAnswerSchema = z.object({
	allowed: z.literal(true),
	plan: planKeySchema,
	used: z.number(),
	limit: z.number(),
	window: z.enum(["rolling_7_days", "trial", "calendar_month"]),
	resets_at: z.string().nullable(),
});

/** API-31 */
export const scanLimitAnswerSchema = tokenLimitAnswerSchema.extend({
	window: z.enum(["calendar_month", "trial"]),
});

const CHECK = { method: "GET", access: "gated", errors: ["upgrade_needed", "fair_use_exceeded"] } as const;

export const limitApi = defineEndpoints({
	checkTokenLimit: { ...CHECK, path: "/api/check-token-limit", answer: tokenLimitAnswerSchema },
	checkScanLimit: { ...CHECK, path: "/api/check-scan-limit", answer: scanLimitAnswerSchema },
});
