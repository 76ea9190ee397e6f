const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "December 31, 2026", the day in UTC. */
export function longDay(time: Date): string {
	return DAY.format(time);
}
