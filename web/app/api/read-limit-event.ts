import { LIMIT_TYPES } from "@dewlight/contracts/errors.ts";
import { type PlanKey, planKeySchema } from "@dewlight/contracts/plans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { z } from "zod";

/** What a refusal says of the quota that was met; anything else of its body is left. */
const metLimitSchema = z.object({
	limit_type: z.enum(LIMIT_TYPES),
	used: z.number(),
	limit: z.number(),
	resets_at: z.string().nullish(),
});
export type MetLimit = z.infer<typeof metLimitSchema>;

/** NAV-A14: the object that is sent here, or a bare plan. What is neither says nothing. */
const detailSchema = z.union([
	planKeySchema.transform((plan) => ({ plan, limit: null })),
	z.object({ plan: planKeySchema, limit: metLimitSchema.nullish().catch(null) }),
]);

export interface LimitNews {
	name: TriggerEvent;
	/** The plan the event carries; null where it carries none. */
	plan: PlanKey | null;
	/** The quota that was met; null where somebody just wants to see the plans. */
	limit: MetLimit | null;
}

/** EVT-04: what an event of that name carries, whoever sent it. */
export function readLimitEvent(name: TriggerEvent, event: Event): LimitNews {
	const detail = detailSchema.safeParse(event instanceof CustomEvent ? event.detail : null).data;
	return { name, plan: detail?.plan ?? null, limit: detail?.limit ?? null };
}
