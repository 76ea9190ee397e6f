import { lockAccount } from "#db/queries/accounts.ts";
import { deleteDevice, findReminderChoices, listDevices, noteSent } from "#db/queries/reminder-choices.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import type { PushMessage } from "#ports/pusher.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { deviceOwner } from "./choices.ts";
import { type ReminderKind, writeReminder } from "./reminder-texts.ts";

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
