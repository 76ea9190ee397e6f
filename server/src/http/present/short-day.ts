const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Dec 31, 2026", the day in UTC. */
export function shortDay(time: Date): string {
	return DAY.format(time);
}
