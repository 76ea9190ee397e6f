import {
	type ReminderChoices,
	type RemindersAnswer,
	remindersAnswerSchema,
} from "@dewlight/contracts/reminders.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#api/request.ts";

const answer = remindersAnswerSchema;

export const remindersQuery = queryOptions({
	queryKey: ["reminders"],
	queryFn: ({ signal }) => request("reminders", { answer, signal }),
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
		onSuccess: (next) => client.setQueryData(remindersQuery.queryKey, next),
	});
}

async function send(change: ReminderChange, publicKey: string): Promise<RemindersAnswer> {
	switch (change.kind) {
		case "choose":
			return request("chooseReminders", { answer, body: change.choices });
		case "stop": {
			const stopped = await request("stopReminders", { answer });
			await (await hereSubscribed())?.unsubscribe();
			return stopped;
		}
		case "add": {
			const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
			return request("addReminderDevice", { answer, body: { endpoint, keys } });
		}
		case "remove": {
			const here = await hereSubscribed();
			const { endpoint } = here ?? { endpoint: "https://nowhere.invalid/" };
			const removed = await request("removeReminderDevice", { answer, body: { endpoint } });
			await here?.unsubscribe();
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
