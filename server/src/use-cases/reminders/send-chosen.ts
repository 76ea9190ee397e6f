import type { Queryable } from "#db/database.ts";
import { listReminded, noteSent, type ReminderRow } from "#db/queries/reminder-choices.ts";
import { pushReminderJob } from "#jobs/definitions/push-reminder.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { dayIn } from "../profile/index.ts";
import { REMINDER_KINDS, type ReminderKind, readDueLooks, writeReminder } from "./reminder-texts.ts";

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
export function timesOf(choices: Choices): Record<ReminderKind, number | null> {
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

export function isQuiet({ quietFrom: from, quietTo: to }: Choices, minute: number): boolean {
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
