export {
	addReminderDevice,
	chooseReminders,
	type RemindersView,
	readReminders,
	removeReminderDevice,
	stopReminders,
} from "./choices.ts";
export { writeReminder } from "./reminder-texts.ts";
export { askReminder, sendReminders, withdrawReminder } from "./reminders.ts";
export { chosenKinds, pushReminder, readUpcoming, sendChosenReminders } from "./send-chosen.ts";
