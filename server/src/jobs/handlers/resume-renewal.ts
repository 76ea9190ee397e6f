import { resumeRenewal } from "#use-cases/billing/index.ts";
import { defineHandler } from "../define-handler.ts";
import { resumeRenewalJob } from "../definitions/resume-renewal.ts";

/** Running twice finds that the plan renews already. */
export const resumeRenewalHandler = defineHandler(resumeRenewalJob, ({ ctx, payload }) =>
	resumeRenewal({ ctx, input: { userId: payload.user_id } }),
);
