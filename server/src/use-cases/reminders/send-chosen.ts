import { listReminded, noteSent, type ReminderRow } from "#db/queries/reminder-choices.ts";
import { pushReminderJob } from "#jobs/definitions/push-reminder.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { dayIn } from "../profile/index.ts";
import { REMINDER_KINDS, type ReminderKind, writeReminder } from "./reminder-texts.ts";

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
	for (const kind of dueKinds(choices, minuteIn(timeZone, now))) {
		if ((await writeReminder(ctx.store.db, kind, { userId, day, timeZone, now })) === null) continue;
		await ctx.store.transaction(async (tx) => {
			if (!(await noteSent(tx, { userId, kind, day, sentAt: now }))) return;
			await enqueue(ctx, tx, pushReminderJob, { user_id: userId, kind, day });
		});
	}
}

/** `minute`: of the day where the person is. */
export function dueKinds(
	{ morningAt, nightAt, nextScan, rampStep, quietFrom, quietTo }: Omit<ReminderRow, "userId" | "chosenAt">,
	minute: number,
): ReminderKind[] {
	if (quietFrom !== null && quietTo !== null && isQuiet(minute, quietFrom, quietTo)) return [];
	const begin = morningAt ?? DEFAULT_MORNING;
	const at: Record<ReminderKind, number | null> = {
		morning: morningAt,
		night: nightAt,
		ramp_step: rampStep ? begin : null,
		next_scan: nextScan ? begin : null,
	};
	return REMINDER_KINDS.filter((kind) => {
		const from = at[kind];
		return from !== null && minute >= from && minute < from + LATE_MINUTES;
	});
}

function isQuiet(minute: number, from: number, to: number): boolean {
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
}: Pick<ReminderRow, "morningAt" | "nightAt" | "rampStep" | "nextScan">): ReminderKind[] {
	const wanted: Record<ReminderKind, boolean> = {
		morning: morningAt !== null,
		night: nightAt !== null,
		ramp_step: rampStep,
		next_scan: nextScan,
	};
	return REMINDER_KINDS.filter((kind) => wanted[kind]);
}
