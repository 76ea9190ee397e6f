export { askReminder, withdrawReminder } from "./ask-reminder.ts";
export { sendReminders } from "./send-reminders.ts";
