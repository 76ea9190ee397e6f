import { removeExpired } from "#use-cases/accounts/index.ts";
import { forgetOldErasures } from "#use-cases/settings/index.ts";
import { defineHandler } from "../define-handler.ts";
import { cleanUpJob } from "../definitions/clean-up.ts";

/** Deletes by time, so running twice deletes nothing more. */
export const cleanUpHandler = defineHandler(cleanUpJob, async ({ ctx }) => {
	await removeExpired({ ctx });
	await forgetOldErasures({ ctx });
});
