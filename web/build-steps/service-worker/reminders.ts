/** What a reminder shows, as the server sends it. */
interface Reminder {
	title: string;
	body: string;
	path: string;
	tag: string;
}

/** Null for anything else than a reminder of ours; a path never leads to another site. */
export function readReminder(text: string): Reminder | null {
	try {
		const { title, body, path, tag } = JSON.parse(text) as Partial<Record<keyof Reminder, unknown>>;
		const isWhole = [title, body, path, tag].every((part) => typeof part === "string");
		return isWhole && /^\/(?!\/)[\w/-]*$/.test(path as string)
			? ({ title, body, path, tag } as Reminder)
			: null;
	} catch {
		return null;
	}
}
