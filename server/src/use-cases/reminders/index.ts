export {
	addReminderDevice,
	chooseReminders,
	type RemindersView,
	readReminders,
	removeReminderDevice,
	stopReminders,
} from "./choices.ts";
export { pushReminder } from "./push-reminder.ts";
export { writeReminder } from "./reminder-texts.ts";
export { askReminder, sendReminders, withdrawReminder } from "./reminders.ts";
export { chosenKinds, sendChosenReminders } from "./send-chosen.ts";
export { readUpcoming } from "./upcoming.ts";
