const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "November 28, 2026", in the time zone of the browser. */
export function dayOf(time: string | number): string {
	return DAY.format(new Date(time));
}
