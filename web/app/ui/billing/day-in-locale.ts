/** BILL-A31: "Dec 31, 2026" in the locale of the browser. */
export function dayInLocale(time: number | string): string {
	return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(time));
}
