import { endRenewal } from "#use-cases/billing/index.ts";
import { defineHandler } from "../define-handler.ts";
import { endRenewalJob } from "../definitions/end-renewal.ts";

/** Running twice finds the renewal ended already. */
export const endRenewalHandler = defineHandler(endRenewalJob, ({ ctx, payload }) =>
	endRenewal({ ctx, input: { userId: payload.user_id } }),
);
