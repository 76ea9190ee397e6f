import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { UpcomingReminder } from "@dewlight/contracts/reminders.ts";
import { openLooks } from "@dewlight/core/shelf/reactions.ts";
import type { Queryable } from "#db/database.ts";
import { findReminderChoices, type ReminderRow } from "#db/queries/reminder-choices.ts";
import { listPatchTests, patchTestOf } from "#db/queries/shelf.ts";
import type { Context, UserActor } from "../context.ts";
import { dayIn } from "../profile/index.ts";
import { SHELF_LIMITS } from "../shelf/index.ts";
import { lookMessage, REMINDER_KINDS, writeReminder } from "./reminder-texts.ts";
import { isQuiet, minuteIn, timesOf } from "./send-chosen.ts";

/** As far ahead as a phone is told; it asks again whenever the app comes to the front. */
const DAYS_AHEAD = 7;

/**
 * What is to be shown in the coming week by a phone's own clock, soonest first, as things stand now: nothing without a
 * choice. What falls into quiet hours is left out; a look at a patch test waits for their end.
 */
export async function readUpcoming({ ctx }: { ctx: Context<UserActor> }): Promise<UpcomingReminder[]> {
	const { db } = ctx.store;
	const choices = await findReminderChoices(db, ctx.actor.userId);
	if (choices === null) return [];
	const now = ctx.clock.now();
	const { timeZone } = choices;
	const [today, minute] = [dayIn(timeZone, now), minuteIn(timeZone, now)];
	const all = [...(await readTimed(db, choices, now)), ...(await readLooks(db, choices, now))];
	return all
		.filter((one) => one.day > today || (one.day === today && one.minute > minute))
		.toSorted((a, b) => a.day.localeCompare(b.day) || a.minute - b.minute);
}

async function readTimed(db: Queryable, choices: ReminderRow, now: Date): Promise<UpcomingReminder[]> {
	const { userId, timeZone } = choices;
	const times = timesOf(choices);
	const upcoming: UpcomingReminder[] = [];
	for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
		const day = dayIn(timeZone, new Date(now.getTime() + ahead * DAY_MS));
		for (const kind of REMINDER_KINDS) {
			const minute = times[kind];
			if (minute === null || isQuiet(choices, minute)) continue;
			const message = await writeReminder(db, kind, { userId, day, timeZone, now });
			if (message === null) continue;
			const { title, body, path } = message;
			upcoming.push({ day, minute, title, body, path });
		}
	}
	return upcoming;
}

async function readLooks(db: Queryable, choices: ReminderRow, now: Date): Promise<UpcomingReminder[]> {
	const { userId, timeZone, patchTest, quietTo } = choices;
	if (!patchTest) return [];
	const tests = await listPatchTests(db, userId, SHELF_LIMITS.tests);
	const looks = tests.flatMap((row) => openLooks(patchTestOf(row)));
	return looks
		.filter(({ at }) => Date.parse(at) > now.getTime())
		.map(({ turn, at }) => {
			const { title, body, path } = lookMessage(turn);
			const due = new Date(at);
			const minute = minuteIn(timeZone, due);
			const waits = isQuiet(choices, minute) && quietTo !== null;
			const passesMidnight = waits && quietTo <= minute;
			return {
				day: dayIn(timeZone, passesMidnight ? new Date(due.getTime() + DAY_MS) : due),
				minute: waits ? quietTo : minute,
				title,
				body,
				path,
			};
		});
}
