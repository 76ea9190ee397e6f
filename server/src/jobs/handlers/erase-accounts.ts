import { eraseDueAccounts } from "#use-cases/settings/index.ts";
import { defineHandler } from "../define-handler.ts";
import { eraseAccountsJob } from "../definitions/erase-accounts.ts";

/** Goes on where a run that was killed stopped; an account that is gone is not due. */
export const eraseAccountsHandler = defineHandler(eraseAccountsJob, ({ ctx }) => eraseDueAccounts({ ctx }));
