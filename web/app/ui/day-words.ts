const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "November 21, 2026", in the reader's own time zone. */
export function dayWords(iso: string): string {
	return DAY.format(new Date(iso));
}

/** "Nov 21", for days within a few weeks. */
export function shortDayWords(iso: string): string {
	return SHORT_DAY.format(new Date(iso));
}

/** "Nov 21, 2026, 10:00 AM", in the reader's own time zone. */
export function momentWords(iso: string): string {
	return MOMENT.format(new Date(iso));
}
