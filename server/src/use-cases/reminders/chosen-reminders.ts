import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { UpcomingReminder } from "@dewlight/contracts/reminders.ts";
import { openLooks } from "@dewlight/core/shelf/reactions.ts";
import type { Queryable } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	deleteDevice,
	findReminderChoices,
	listDevices,
	listReminded,
	noteSent,
	type ReminderRow,
} from "#db/queries/daily.ts";
import { listPatchTests, patchTestOf } from "#db/queries/shelf.ts";
import { pushReminderJob, sendMailJob } from "#jobs/definitions/promised.ts";
import type { PushMessage } from "#ports/pusher.ts";
import type { Context, JobActor, UserActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { dayIn } from "../profile/index.ts";
import { SHELF_LIMITS } from "../shelf/index.ts";
import { deviceOwner } from "./choices.ts";
import {
	lookMessage,
	REMINDER_KINDS,
	type ReminderKind,
	readDueLooks,
	writeReminder,
} from "./reminder-texts.ts";

const PAGE = 200;
const DAY_MINUTES = 24 * 60;
/** A reminder that could not go out in time, for quiet hours or an outage, is still of use this long. */
const LATE_MINUTES = 120;
/** When days are told that hang on no routine, where no morning was chosen. */
const DEFAULT_MORNING = 9 * 60;

/** Promises every reminder that somebody chose and whose time has come, each once a day. */
export async function sendChosenReminders({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	let after = 0;
	for (;;) {
		const page = await listReminded(ctx.store.db, after, PAGE);
		for (const choices of page) await remind(ctx, choices);
		after = page.at(-1)?.userId ?? after;
		if (page.length < PAGE) return;
	}
}

async function remind(ctx: Context<JobActor>, choices: ReminderRow): Promise<void> {
	const { userId, timeZone } = choices;
	const now = ctx.clock.now();
	const day = dayIn(timeZone, now);
	const { db } = ctx.store;
	for (const kind of dueKinds(choices, minuteIn(timeZone, now))) {
		const asked = { userId, day, timeZone, now };
		if ((await writeReminder(db, kind, asked)) === null) continue;
		const marks = kind === "patch_test" ? await marksOfLooks(db, asked) : [{ kind, day }];
		await ctx.store.transaction(async (tx) => {
			let isNew = false;
			for (const mark of marks) isNew = (await noteSent(tx, { ...mark, userId, sentAt: now })) || isNew;
			if (isNew) await enqueue(ctx, tx, pushReminderJob, { user_id: userId, kind, day });
		});
	}
}

/** A look has its own hour, so each is remembered by itself, under the day it was due on. */
async function marksOfLooks(db: Queryable, asked: Parameters<typeof readDueLooks>[1]) {
	const looks = await readDueLooks(db, asked);
	return looks.map(({ mark, at }) => ({ kind: mark, day: dayIn(asked.timeZone, new Date(at)) }));
}

/** `minute`: of the day where the person is. */
export function dueKinds(choices: Choices, minute: number): ReminderKind[] {
	if (isQuiet(choices, minute)) return [];
	const at = timesOf(choices);
	return REMINDER_KINDS.filter((kind) => {
		if (kind === "patch_test") return choices.patchTest;
		const from = at[kind];
		return from !== null && minute >= from && minute < from + LATE_MINUTES;
	});
}

type Choices = Omit<ReminderRow, "userId" | "chosenAt">;

/** The minute of the day each kind is wanted at; null where it is not, and for looks, which have hours of their own. */
function timesOf(choices: Choices): Record<ReminderKind, number | null> {
	const { morningAt, nightAt, nextScan, rampStep, expiry } = choices;
	const begin = morningAt ?? DEFAULT_MORNING;
	return {
		morning: morningAt,
		night: nightAt,
		ramp_step: rampStep ? begin : null,
		next_scan: nextScan ? begin : null,
		expiry: expiry ? begin : null,
		patch_test: null,
	};
}

function isQuiet({ quietFrom: from, quietTo: to }: Choices, minute: number): boolean {
	if (from === null || to === null) return false;
	return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

export function minuteIn(timeZone: string, moment: Date): number {
	const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
		.format(moment)
		.split(":");
	const [hour = 0, minute = 0] = parts.map(Number);
	return (hour * 60 + minute) % DAY_MINUTES;
}

/** Every kind of reminder that was chosen. */
export function chosenKinds({
	morningAt,
	nightAt,
	rampStep,
	nextScan,
	expiry,
	patchTest,
}: Pick<
	ReminderRow,
	"morningAt" | "nightAt" | "rampStep" | "nextScan" | "expiry" | "patchTest"
>): ReminderKind[] {
	const wanted: Record<ReminderKind, boolean> = {
		morning: morningAt !== null,
		night: nightAt !== null,
		ramp_step: rampStep,
		next_scan: nextScan,
		expiry,
		patch_test: patchTest,
	};
	return REMINDER_KINDS.filter((kind) => wanted[kind]);
}

interface Promised {
	user_id: number;
	kind: ReminderKind;
	day: string;
}

/**
 * Sends one reminder to every browser of a person, or, where none is reached, by the mail of the day. Whoever turned them
 * off since hears nothing. Throws where a push service may take it later.
 */
export async function pushReminder({
	ctx,
	input: { user_id: userId, kind, day },
}: {
	ctx: Context<JobActor>;
	input: Promised;
}): Promise<void> {
	const { db } = ctx.store;
	const choices = await findReminderChoices(db, userId);
	if (!choices) return;
	const { timeZone, byMail } = choices;
	const message = await writeReminder(db, kind, { userId, day, timeZone, now: ctx.clock.now() });
	if (!message) return;
	const { reached, failure } = await pushToAll(ctx, userId, message);
	if (reached > 0) return;
	if (failure !== null) throw failure;
	if (!byMail) return;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await noteSent(tx, { userId, kind: "mail", day, sentAt: ctx.clock.now() }))) return;
		await enqueue(ctx, tx, sendMailJob, { template: "reminder-digest", user_id: userId, day });
	});
}

async function pushToAll(
	ctx: Context<JobActor>,
	userId: number,
	message: PushMessage,
): Promise<{ reached: number; failure: unknown }> {
	let reached = 0;
	let failure: unknown = null;
	for (const { endpoint, p256dh, sealedAuth } of await listDevices(ctx.store.db, userId)) {
		try {
			const auth = ctx.secretBox.open(sealedAuth, deviceOwner(userId));
			const outcome = await ctx.pusher.send({ endpoint, p256dh, auth }, message);
			if (outcome === "sent") reached += 1;
			else await deleteDevice(ctx.store.db, userId, endpoint);
		} catch (error) {
			failure = error;
			ctx.log.warn({ userId, kind: message.tag }, "a push service did not take a reminder");
		}
	}
	return { reached, failure };
}

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
