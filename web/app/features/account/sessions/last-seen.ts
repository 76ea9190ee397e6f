const RELATIVE = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK_HOURS = 7 * 24;

/** "just now", "5 minutes ago", "yesterday", and the date after a week. `now` in milliseconds. */
export function lastSeen(time: string, now: number): string {
	const ago = now - Date.parse(time);
	if (ago < MINUTE) return "just now";
	if (ago < HOUR) return RELATIVE.format(-Math.floor(ago / MINUTE), "minute");
	const hours = Math.floor(ago / HOUR);
	if (hours < 24) return RELATIVE.format(-hours, "hour");
	if (hours < WEEK_HOURS) return RELATIVE.format(-Math.floor(hours / 24), "day");
	return DAY.format(new Date(time));
}
