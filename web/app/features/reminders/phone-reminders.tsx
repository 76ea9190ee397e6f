import { reminderApi, type UpcomingReminder } from "@dewlight/contracts/reminders.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { call } from "#api/call.ts";
import { useSession } from "#api/use-session.ts";
import { platform } from "#platform/current.ts";
import type { PhoneReminder, Stop } from "#platform/shell.ts";

/** Account whose reminders this phone shows. */
const KEY = "reminders-on-this-phone";

export function showsHere(account: number): boolean {
	return localStorage.getItem(KEY) === String(account);
}

/** Asks the phone, then lets it show this account's reminders; false where it may not. */
export async function turnOnHere(account: number): Promise<boolean> {
	const shell = await platform.shell?.();
	if (!shell || !(await shell.askToRemind())) return false;
	localStorage.setItem(KEY, String(account));
	await tellPhone(account);
	return true;
}

export async function turnOffHere(): Promise<void> {
	localStorage.removeItem(KEY);
	await (await platform.shell?.())?.remindOf([]);
}

/** Tells the phone what comes in the next days; without a network it keeps what it was told. */
export async function tellPhone(account: number): Promise<void> {
	if (platform.shell === null || !showsHere(account)) return;
	const { reminders } = await call(reminderApi.upcomingReminders);
	await (await platform.shell()).remindOf(reminders.map(onThisClock));
}

function onThisClock({ day, minute, ...message }: UpcomingReminder): PhoneReminder {
	const at = new Date(`${day}T00:00:00`);
	at.setMinutes(minute);
	return { ...message, at };
}

/** In the installed app: keeps what the phone shows by itself up to date, opens what is tapped, and goes with the account. */
export function PhoneReminders() {
	const navigate = useNavigate();
	const session = useSession();
	const account = session.status === "signed_in" ? session.user.id : null;
	const left = session.status === "signed_out" && !session.offline;
	useEffect(() => {
		if (left && localStorage.getItem(KEY) !== null) void turnOffHere();
	}, [left]);
	useEffect(() => {
		let stops: Stop[] = [];
		let isGone = false;
		const tell = () => {
			if (account === null) return;
			tellPhone(account).catch((error: unknown) => console.warn("The phone keeps its reminders.", error));
		};
		tell();
		void platform.shell?.().then((shell) => {
			if (!isGone) stops = [shell.onResume(tell), shell.onReminder((path) => void navigate(path))];
		});
		return () => {
			isGone = true;
			for (const stop of stops) stop();
		};
	}, [account, navigate]);
	return null;
}
