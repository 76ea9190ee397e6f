import { listDueReminders, type QuotaReminder, removeReminder } from "#db/queries/quota-reminders.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { readQuotas } from "../read-allowance.ts";

const BATCH = 200;
const DAY_MS = 86_400_000;
/** After an outage it is news for this long. */
const LATEST_MS = 3 * DAY_MS;

/** Sends what people asked for and is due, once. Where the quota is not open after all, nothing is said. */
export async function sendReminders({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	for (;;) {
		const due = await listDueReminders(ctx.store.db, ctx.clock.now(), BATCH);
		for (const reminder of due) await send(ctx, reminder);
		if (due.length < BATCH) return;
	}
}

async function send(ctx: Context<JobActor>, { userId, action, dueAt }: QuotaReminder): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		// Whoever withdrew it in the same moment hears nothing.
		if (!(await removeReminder(tx, userId, action))) return;
		if (ctx.clock.now().getTime() - dueAt.getTime() > LATEST_MS) return;
		const quota = (await readQuotas(ctx, tx, userId)).find((one) => one.action === action);
		if (!quota || quota.spent) return;
		await enqueue(ctx, tx, sendMailJob, { template: "quota-open", user_id: userId, action });
	});
}
