import { registerPlugin } from "@capacitor/core";
import { LocalNotifications } from "@capacitor/local-notifications";
import type { PhoneReminder } from "../platform.ts";

/** The shell's own part for what a WebView does not do: `FilesPlugin` of the Android project. */
interface FilesPlugin {
	/** `content` in base64, `type` as MIME. */
	save(file: { name: string; type: string; content: string }): Promise<{ saved: boolean }>;
	print(page: { name: string }): Promise<void>;
}

const Files = registerPlugin<FilesPlugin>("Files");

export async function saveInShell(content: Blob, name: string): Promise<boolean> {
	const type = content.type.split(";")[0]?.trim() || "application/octet-stream";
	return (await Files.save({ name, type, content: await toBase64(content) })).saved;
}

export const printInShell = (name: string): Promise<void> => Files.print({ name });

function toBase64(content: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onloadend = () => {
			// A data address: what stands before the comma only names the type.
			if (typeof reader.result === "string") resolve(reader.result.replace(/^[^,]*,/, ""));
			else reject(reader.error ?? new Error("The file could not be read."));
		};
		reader.readAsDataURL(content);
	});
}

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
