import type { DiaryEntry } from "@dewlight/contracts/diary.ts";
import type { RemindersAnswer } from "@dewlight/contracts/reminders.ts";
import type { Services } from "#use-cases/context.ts";
import { type DiaryDayView, readDiary, writeDiary } from "#use-cases/diary/index.ts";
import {
	addReminderDevice,
	chooseReminders,
	type RemindersView,
	readReminders,
	readUpcoming,
	removeReminderDevice,
	stopReminders,
} from "#use-cases/reminders/index.ts";
import { presentSteps } from "../present/profile.ts";
import { type App, endpoint, userContext } from "../route.ts";

export function reminderRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("reminders"),
		handler: async (request) =>
			presentReminders(await readReminders({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("chooseReminders"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentReminders(await chooseReminders({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("stopReminders"),
		handler: async (request) =>
			presentReminders(await stopReminders({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("upcomingReminders"),
		handler: async (request) => ({
			reminders: await readUpcoming({ ctx: userContext(services, request) }),
		}),
	});

	app.route({
		...endpoint("addReminderDevice"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentReminders(await addReminderDevice({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("removeReminderDevice"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentReminders(await removeReminderDevice({ ctx, input: request.body }));
		},
	});
}

function presentReminders({ choices, devices, publicKey }: RemindersView): RemindersAnswer {
	return { choices: choices && presentChoices(choices), devices, public_key: publicKey };
}

function presentChoices(row: NonNullable<RemindersView["choices"]>): RemindersAnswer["choices"] {
	const { quietFrom: from, quietTo: to } = row;
	return {
		time_zone: row.timeZone,
		morning_at: row.morningAt,
		night_at: row.nightAt,
		next_scan: row.nextScan,
		ramp_step: row.rampStep,
		patch_test: row.patchTest,
		expiry: row.expiry,
		quiet: from === null || to === null ? null : { from, to },
		by_mail: row.byMail,
	};
}

export function diaryRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("diary"),
		handler: async (request) => {
			const days = await readDiary({ ctx: userContext(services, request), input: request.query });
			return {
				days: days.map(({ entry, done, ...day }) => ({
					...day,
					done: presentSteps(done),
					entry: presentEntry(entry),
				})),
			};
		},
	});

	app.route({
		...endpoint("writeDiary"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { entry, stung, planChanged } = await writeDiary({ ctx, input: request.body });
			return { entry: presentEntry(entry), stung_days: stung, plan_changed: planChanged };
		},
	});
}

function presentEntry(entry: DiaryDayView["entry"]): DiaryEntry | null {
	if (entry === null) return null;
	const { felt, sleep, stress, cycle, sun, note, redFlags } = entry;
	return { felt, sleep, stress, cycle, sun, note, red_flags: redFlags };
}
