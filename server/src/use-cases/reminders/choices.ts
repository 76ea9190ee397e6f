import type { reminderChoicesSchema, reminderDeviceSchema } from "@dewlight/contracts/reminders.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	deleteDevice,
	deleteReminders,
	findReminderChoices,
	listDevices,
	type ReminderRow,
	saveDevice,
	saveReminderChoices,
} from "#db/queries/daily.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const RULE: ThrottleRule = { name: "reminder-device", points: 30, windowSeconds: 3_600 };
/** More browsers than anybody has in use; the oldest leaves. */
const MAX_DEVICES = 10;

export interface RemindersView {
	/** Null where nothing is wanted. */
	choices: ReminderRow | null;
	devices: number;
	publicKey: string;
}

type Call<Input> = { ctx: Context<UserActor>; input: Input };

export async function readReminders({ ctx }: { ctx: Context<UserActor> }): Promise<RemindersView> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	return {
		choices: await findReminderChoices(db, userId),
		devices: (await listDevices(db, userId)).length,
		publicKey: ctx.pusher.publicKey,
	};
}

/** Replaces what a person wants to be reminded of. */
export async function chooseReminders({
	ctx,
	input,
}: Call<z.output<typeof reminderChoicesSchema>>): Promise<RemindersView> {
	await saveReminderChoices(ctx.store.db, {
		userId: ctx.actor.userId,
		timeZone: input.time_zone,
		morningAt: input.morning_at,
		nightAt: input.night_at,
		nextScan: input.next_scan,
		rampStep: input.ramp_step,
		patchTest: input.patch_test,
		expiry: input.expiry,
		quietFrom: input.quiet?.from ?? null,
		quietTo: input.quiet?.to ?? null,
		byMail: input.by_mail,
		chosenAt: ctx.clock.now(),
	});
	return readReminders({ ctx });
}

/** Everything off at once; off twice is off. */
export async function stopReminders({ ctx }: { ctx: Context<UserActor> }): Promise<RemindersView> {
	await ctx.store.transaction((tx) => deleteReminders(tx, ctx.actor.userId));
	return readReminders({ ctx });
}

/** Lets reminders reach a browser. Its address is called by the server, so only one of a public push service is taken. */
export async function addReminderDevice({
	ctx,
	input: { endpoint, keys },
}: Call<z.output<typeof reminderDeviceSchema>>): Promise<RemindersView> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, RULE, String(userId));
	if (!ctx.pusher.accepts(endpoint)) {
		throw new DomainError("bad_input", "This browser's push service cannot be used.");
	}
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await saveDevice(tx, {
			id: ctx.ids.uuid(),
			userId,
			endpoint,
			p256dh: keys.p256dh,
			sealedAuth: ctx.secretBox.seal(keys.auth, deviceOwner(userId)),
			addedAt: ctx.clock.now(),
		});
		const devices = await listDevices(tx, userId);
		for (const { endpoint: old } of devices.slice(0, Math.max(0, devices.length - MAX_DEVICES))) {
			await deleteDevice(tx, userId, old);
		}
	});
	return readReminders({ ctx });
}

export async function removeReminderDevice({
	ctx,
	input: { endpoint },
}: Call<{ endpoint: string }>): Promise<RemindersView> {
	await deleteDevice(ctx.store.db, ctx.actor.userId, endpoint);
	return readReminders({ ctx });
}

/** Whom the secret of a browser is sealed for. */
export function deviceOwner(userId: number): string {
	return `push:${userId}`;
}
