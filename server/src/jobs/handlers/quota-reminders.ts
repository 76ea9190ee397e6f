import { sendReminders } from "#use-cases/reminders/index.ts";
import { defineHandler } from "../define-handler.ts";
import { quotaRemindersJob } from "../definitions/quota-reminders.ts";

/** A reminder is removed with the promise of its mail, so running twice tells nobody twice. */
export const quotaRemindersHandler = defineHandler(quotaRemindersJob, ({ ctx }) => sendReminders({ ctx }));
