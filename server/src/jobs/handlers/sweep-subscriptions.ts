import { sweepSubscriptions } from "#use-cases/billing/index.ts";
import { defineHandler } from "../define-handler.ts";
import { sweepSubscriptionsJob } from "../definitions/sweep-subscriptions.ts";

/** Writes what the provider says, so running twice writes the same. */
export const sweepSubscriptionsHandler = defineHandler(sweepSubscriptionsJob, ({ ctx }) =>
	sweepSubscriptions({ ctx }),
);
