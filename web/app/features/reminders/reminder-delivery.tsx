import {
	type ReminderChoices,
	type RemindersAnswer,
	reminderApi,
	reminderDeviceSchema,
} from "@dewlight/contracts/reminders.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#api/call.ts";
import { getSession, useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { remindersCopy as copy } from "./copy.ts";
import { showsHere, tellPhone, turnOffHere, turnOnHere } from "./phone-reminders.tsx";

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
class PushRefusedError extends Error {
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

function canPush(): boolean {
	return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What this browser is subscribed with; null where it is not. */
async function hereSubscribed(): Promise<PushSubscription | null> {
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

/** Whether this phone shows reminders by its own clock. The question of the system comes with the press. */
export function ThisPhone() {
	const account = useUser()?.id ?? 0;
	const [on, setOn] = useState(() => showsHere(account));
	const turn = useMutation({
		networkMode: "always",
		mutationFn: async () => {
			if (on) await turnOffHere();
			else if (!(await turnOnHere(account))) throw new PushRefusedError("denied");
		},
		onSettled: () => setOn(showsHere(account)),
	});
	return (
		<div className="grid justify-items-start gap-2">
			<p className="text-small text-ink-2">{on ? copy.phoneOn : copy.phone}</p>
			<Button tone="secondary" size="small" busy={turn.isPending} onClick={() => turn.mutate()}>
				{on ? copy.removePhone : copy.addPhone}
			</Button>
			{turn.isError && (
				<p role="alert" className="text-small font-medium text-danger">
					{turn.error instanceof PushRefusedError ? copy.phoneDenied : copy.phoneFailed}
				</p>
			)}
		</div>
	);
}

/** Whether this browser shows reminders. The question of the browser comes with the press and never by itself. */
export function ThisBrowser({ devices }: { devices: number }) {
	const change = useReminderChange();
	const [isHere, setIsHere] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the browsers that are reached change
	useEffect(() => {
		let isShown = true;
		void hereSubscribed().then((subscription) => isShown && setIsHere(subscription !== null));
		return () => {
			isShown = false;
		};
	}, [devices]);
	const on = isHere && devices > 0;
	return (
		<div className="grid justify-items-start gap-2">
			<p className="text-small text-ink-2">
				{on ? copy.hereOn : devices > 0 ? copy.devices(devices) : !canPush() ? copy.unsupported : copy.here}
			</p>
			{canPush() && (
				<Button
					tone="secondary"
					size="small"
					busy={change.isPending}
					onClick={() => change.mutate({ kind: on ? "remove" : "add" })}
				>
					{on ? copy.removeHere : copy.addHere}
				</Button>
			)}
			{change.isError && (
				<p role="alert" className="text-small font-medium text-danger">
					{change.error instanceof PushRefusedError ? copy[change.error.reason] : copy.deviceFailed}
				</p>
			)}
		</div>
	);
}
