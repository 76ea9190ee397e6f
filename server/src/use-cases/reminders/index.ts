export {
	addReminderDevice,
	chooseReminders,
	type RemindersView,
	readReminders,
	removeReminderDevice,
	stopReminders,
} from "./choices.ts";
export { chosenKinds, pushReminder, readUpcoming, sendChosenReminders } from "./chosen-reminders.ts";
export { askReminder, sendReminders, withdrawReminder } from "./quota-reminders.ts";
export { writeReminder } from "./reminder-texts.ts";
