export { askReminder, sendReminders, withdrawReminder } from "./reminders.ts";
