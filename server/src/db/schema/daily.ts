import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { CYCLE, type Feeling, SLEEP, STRESS, SUN } from "@dewlight/core/skin/self-report.ts";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, users } from "./accounts.ts";

const owner = () =>
	integer()
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });
/** The day it was where the person is. */
const day = () => date({ mode: "string" }).notNull();

/** Mornings and nights a person skipped. */
export const skippedRoutines = pgTable(
	"skipped_routines",
	{
		userId: owner(),
		day: day(),
		part: text({ enum: ["morning", "night"] }).notNull(),
		reason: text({ enum: ["stings", "no_time", "travelling"] }),
		skippedAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "skipped_routines_part", columns: [table.userId, table.day, table.part] })],
);

/** What a person told of how their skin was on a day. */
export const diaryEntries = pgTable(
	"diary_entries",
	{
		userId: owner(),
		day: day(),
		felt: jsonb().$type<Feeling[]>().notNull(),
		sleep: text({ enum: SLEEP }),
		stress: text({ enum: STRESS }),
		cycle: text({ enum: CYCLE }),
		sun: text({ enum: SUN }),
		note: text(),
		/** What the note called for when it was written. */
		redFlags: jsonb().$type<RedFlag[]>().notNull(),
		/** Treatments pause from this day on. */
		asksForPause: boolean().notNull(),
		writtenAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "diary_entries_day", columns: [table.userId, table.day] })],
);

/** What a person wants to be reminded of; without a row nothing is sent. */
export const reminderChoices = pgTable("reminder_choices", {
	userId: owner().primaryKey(),
	timeZone: text().notNull(),
	/** Minutes of the day where the person is. */
	morningAt: integer(),
	nightAt: integer(),
	nextScan: boolean().notNull(),
	rampStep: boolean().notNull(),
	patchTest: boolean().notNull().default(false),
	expiry: boolean().notNull().default(false),
	quietFrom: integer(),
	quietTo: integer(),
	byMail: boolean().notNull(),
	chosenAt: instant().notNull(),
});

/** Browsers that a reminder reaches. */
export const pushDevices = pgTable(
	"push_devices",
	{
		id: uuid().primaryKey(),
		userId: owner(),
		endpoint: text().notNull().unique("push_devices_endpoint"),
		p256dh: text().notNull(),
		/** Sealed: with the endpoint it would let anybody write to the browser. */
		sealedAuth: text().notNull(),
		addedAt: instant().notNull(),
	},
	(table) => [index("push_devices_user").on(table.userId)],
);

/** What was sent on which day, so that nothing is sent twice. */
export const sentReminders = pgTable(
	"sent_reminders",
	{
		userId: owner(),
		kind: text().notNull(),
		day: day(),
		sentAt: instant().notNull(),
	},
	(table) => [primaryKey({ name: "sent_reminders_kind", columns: [table.userId, table.kind, table.day] })],
);
