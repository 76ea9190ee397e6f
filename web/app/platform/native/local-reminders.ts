import { LocalNotifications } from "@capacitor/local-notifications";
import type { PhoneReminder } from "../shell.ts";

export async function askToRemind(): Promise<boolean> {
	return (await LocalNotifications.requestPermissions()).display === "granted";
}

/** The phone keeps what it is told until it is shown, so all of that leaves first. */
export async function remindOf(reminders: readonly PhoneReminder[]): Promise<void> {
	const { notifications: pending } = await LocalNotifications.getPending();
	if (pending.length > 0) {
		await LocalNotifications.cancel({ notifications: pending.map(({ id }) => ({ id })) });
	}
	if (reminders.length === 0) return;
	await LocalNotifications.schedule({
		notifications: reminders.map(({ at, title, body, path }, index) => ({
			id: index + 1,
			title,
			body,
			schedule: { at },
			extra: { path },
		})),
	});
}

export function onReminder(listener: (path: string) => void) {
	return LocalNotifications.addListener("localNotificationActionPerformed", ({ notification }) => {
		const path: unknown = notification.extra?.path;
		if (typeof path === "string" && path.startsWith("/") && !path.startsWith("//")) listener(path);
	});
}
