import { sendTrialNotices } from "#use-cases/trials/index.ts";
import { defineHandler } from "../define-handler.ts";
import { trialNoticesJob } from "../definitions/trial-notices.ts";

/** Who was told is written down with the promise of the mail, so running twice tells nobody twice. */
export const trialNoticesHandler = defineHandler(trialNoticesJob, ({ ctx }) => sendTrialNotices({ ctx }));
