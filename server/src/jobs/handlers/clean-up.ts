import { removeExpired } from "#use-cases/accounts/index.ts";
import { defineHandler } from "../define-handler.ts";
import { cleanUpJob } from "../definitions/clean-up.ts";

/** Deletes by time, so running twice deletes nothing more. */
export const cleanUpHandler = defineHandler(cleanUpJob, ({ ctx }) => removeExpired({ ctx }));
