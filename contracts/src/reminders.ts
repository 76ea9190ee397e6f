import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";

const minuteOfDay = z
	.number()
	.int()
	.min(0)
	.max(24 * 60 - 1);

export const timeZoneSchema = z
	.string()
	.max(64)
	.refine(isTimeZone, "This time zone is not known.")
	.meta({ examples: ["Europe/Berlin"] });

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** What a person wants to be reminded of. Nothing is sent by default; times are minutes of the day where they are. */
export const reminderChoicesSchema = z.object({
	time_zone: timeZoneSchema,
	/** Null where none is wanted. */
	morning_at: minuteOfDay.nullable(),
	night_at: minuteOfDay.nullable(),
	/** When a next scan has something to say. */
	next_scan: z.boolean(),
	/** When a step begins, or is used more often. */
	ramp_step: z.boolean(),
	/** At both looks of a patch test, in their own hours. */
	patch_test: z.boolean().default(false),
	/** When a pack on the shelf ends soon, and when it has ended. */
	expiry: z.boolean().default(false),
	/** Nothing is sent from `from` to `to`, which may pass midnight; null where every hour is fine. */
	quiet: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
	/** One mail a day with all of it, where no device can be reached. */
	by_mail: z.boolean(),
});
export type ReminderChoices = z.infer<typeof reminderChoicesSchema>;

export const remindersAnswerSchema = z.object({
	/** Null where the person never chose, and after they turned everything off. */
	choices: reminderChoicesSchema.nullable(),
	/** How many browsers are reached by push. */
	devices: z.number().int(),
	/** What a browser subscribes with: the application server key, base64url. */
	public_key: z.string(),
});
export type RemindersAnswer = z.infer<typeof remindersAnswerSchema>;

/** What is to be shown in the next days, soonest first, for a device that shows it by its own clock. */
export const upcomingRemindersSchema = z.object({
	reminders: z.array(
		z.object({
			/** YYYY-MM-DD and minute of that day, where the person is. */
			day: z.iso.date(),
			minute: minuteOfDay,
			title: z.string(),
			body: z.string(),
			/** Page of ours that it opens. */
			path: z.string(),
		}),
	),
});
export type UpcomingReminder = z.infer<typeof upcomingRemindersSchema>["reminders"][number];

const base64url = z.string().regex(/^[\w-]+={0,2}$/, "This is no key.");

/** A subscription as PushSubscription.toJSON gives it. */
export const reminderDeviceSchema = z.object({
	endpoint: z.url("This is no address.").max(1_000),
	keys: z.object({ p256dh: base64url.max(120), auth: base64url.max(40) }),
});
export const removeReminderDeviceSchema = reminderDeviceSchema.pick({ endpoint: true });

export const reminderApi = defineEndpoints({
	reminders: {
		method: "GET",
		path: "/api/reminders",
		access: "gated",
		answer: remindersAnswerSchema,
		errors: [],
	},
	chooseReminders: {
		method: "PATCH",
		path: "/api/reminders",
		access: "gated",
		body: reminderChoicesSchema,
		answer: remindersAnswerSchema,
		errors: [],
	},
	stopReminders: {
		method: "POST",
		path: "/api/reminders/stop",
		access: "right",
		answer: remindersAnswerSchema,
		errors: [],
	},
	upcomingReminders: {
		method: "GET",
		path: "/api/reminders/upcoming",
		access: "gated",
		answer: upcomingRemindersSchema,
		errors: [],
	},
	addReminderDevice: {
		method: "POST",
		path: "/api/reminders/devices",
		access: "gated",
		body: reminderDeviceSchema,
		answer: remindersAnswerSchema,
		errors: ["too_many_requests"],
	},
	removeReminderDevice: {
		method: "POST",
		path: "/api/reminders/devices/remove",
		access: "right",
		body: removeReminderDeviceSchema,
		answer: remindersAnswerSchema,
		errors: [],
	},
});
