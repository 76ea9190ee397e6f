import { reminderApi, type UpcomingReminder } from "@dewlight/contracts/reminders.ts";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#api/call.ts";
import { useSession } from "#api/session.ts";
import { platform } from "#platform/current.ts";
import type { PhoneReminder, Stop } from "#platform/platform.ts";
import { uiCopy } from "#ui/copy.ts";
import { RetryNotice } from "#ui/notice.tsx";
import { remindersCopy as copy } from "./copy.ts";

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

/** Throws where the phone could not be told; whose reminders it still shows stays known until then. */
export async function turnOffHere(): Promise<void> {
	const shown = localStorage.getItem(KEY);
	await (await platform.shell?.())?.remindOf([]);
	// Somebody else may have turned theirs on meanwhile.
	if (localStorage.getItem(KEY) === shown) localStorage.removeItem(KEY);
}

/** Tells the phone what comes in the next days; without a network it keeps what it was told. */
export async function tellPhone(account: number): Promise<void> {
	if (platform.shell === null || !showsHere(account)) return;
	const { reminders } = await call(reminderApi.upcomingReminders);
	const shell = await platform.shell();
	if (showsHere(account)) await shell.remindOf(reminders.map(onThisClock));
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
	const { stays, busy, leave, again } = useLeaving(left, account);
	useEffect(() => {
		let stops: Stop[] = [];
		let isGone = false;
		const tell = () => {
			if (account === null) return;
			tellPhone(account).catch((error: unknown) => console.warn("The phone keeps its reminders.", error));
		};
		tell();
		void platform.shell?.().then((shell) => {
			if (!isGone)
				stops = [
					shell.onResume(() => void leave()),
					shell.onResume(tell),
					shell.onReminder((path) => void navigate(path)),
				];
		});
		return () => {
			isGone = true;
			for (const stop of stops) stop();
		};
	}, [account, navigate, leave]);
	if (!stays) return null;
	return (
		<div className="fixed inset-x-4 bottom-24 z-40 mx-auto max-w-form">
			<RetryNotice
				text={copy.phoneStays}
				retryLabel={uiCopy.tryAgain}
				busy={busy}
				onRetry={() => void again()}
			/>
		</div>
	);
}

/** What fails is said, and tried again when the app comes back. */
function useLeaving(left: boolean, account: number | null) {
	const [stays, setStays] = useState(false);
	const [busy, setBusy] = useState(false);
	const leave = useCallback(async () => setStays(await staysAfterLeaving(left, account)), [left, account]);
	useEffect(() => {
		let isGone = false;
		void staysAfterLeaving(left, account).then((now) => {
			if (!isGone) setStays(now);
		});
		return () => {
			isGone = true;
		};
	}, [left, account]);
	const again = async () => {
		setBusy(true);
		await leave();
		setBusy(false);
	};
	return { stays, busy, leave, again };
}

/** Takes the reminders of whoever is no longer signed in from the phone; true where it could not be told. */
async function staysAfterLeaving(left: boolean, account: number | null): Promise<boolean> {
	const shown = localStorage.getItem(KEY);
	const isOver = left || (account !== null && shown !== String(account));
	if (shown === null || !isOver) return false;
	try {
		await turnOffHere();
		return false;
	} catch (error) {
		console.warn("The phone keeps reminders of somebody who logged out.", error);
		return true;
	}
}
