import {
	type ReminderChoices,
	type RemindersAnswer,
	reminderApi,
	reminderDeviceSchema,
} from "@dewlight/contracts/reminders.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { getSession } from "#api/session.ts";
import { showsHere, tellPhone, turnOffHere } from "./phone-reminders.tsx";

export const remindersQuery = queryOptions({
	queryKey: ["reminders"],
	queryFn: ({ signal }) => call(reminderApi.reminders, { signal }),
});

export type ReminderChange =
	| { kind: "choose"; choices: ReminderChoices }
	| { kind: "stop" }
	| { kind: "add" }
	| { kind: "remove" };

/** This browser said no, or cannot show anything. */
export class PushRefusedError extends Error {
	readonly reason: "denied" | "unsupported";
	constructor(reason: "denied" | "unsupported") {
		super(`Reminders are ${reason} in this browser.`);
		this.reason = reason;
	}
}

/** Changes what is sent, or whether this browser shows it. */
export function useReminderChange() {
	const client = useQueryClient();
	return useMutation({
		networkMode: "always",
		scope: { id: "reminders" },
		mutationFn: (change: ReminderChange) =>
			send(change, client.getQueryData(remindersQuery.queryKey)?.public_key ?? ""),
		onSuccess: (next, { kind }) => {
			client.setQueryData(remindersQuery.queryKey, next);
			if (kind === "choose" || kind === "stop") void followOnPhone(kind);
		},
	});
}

/** A choice that changed is another week on the phone; one that is gone leaves it at once. */
async function followOnPhone(kind: "choose" | "stop"): Promise<void> {
	const session = getSession();
	if (session.status !== "signed_in" || !showsHere(session.user.id)) return;
	await (kind === "stop" ? turnOffHere() : tellPhone(session.user.id)).catch((error: unknown) =>
		console.warn("The phone keeps its reminders.", error),
	);
}

async function send(change: ReminderChange, publicKey: string): Promise<RemindersAnswer> {
	switch (change.kind) {
		case "choose":
			return call(reminderApi.chooseReminders, { body: change.choices });
		case "stop": {
			const stopped = await call(reminderApi.stopReminders);
			await (await hereSubscribed())?.unsubscribe();
			return stopped;
		}
		case "add": {
			const body = reminderDeviceSchema.parse((await subscribe(publicKey)).toJSON());
			return call(reminderApi.addReminderDevice, { body });
		}
		case "remove": {
			const here = await hereSubscribed();
			if (here === null) return call(reminderApi.reminders);
			const removed = await call(reminderApi.removeReminderDevice, { body: { endpoint: here.endpoint } });
			await here.unsubscribe();
			return removed;
		}
	}
}

export function canPush(): boolean {
	return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What this browser is subscribed with; null where it is not. */
export async function hereSubscribed(): Promise<PushSubscription | null> {
	if (!canPush()) return null;
	const registration = await navigator.serviceWorker.getRegistration();
	return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
	if (!canPush()) throw new PushRefusedError("unsupported");
	if ((await Notification.requestPermission()) !== "granted") throw new PushRefusedError("denied");
	const registration = await navigator.serviceWorker.getRegistration();
	if (registration === undefined) throw new PushRefusedError("unsupported");
	return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
