/** The wire gives seconds or milliseconds; a value under 1e12 is seconds. Answers in milliseconds. */
export function planEnd(expiresAt: number | null): number | null {
	if (expiresAt === null) return null;
	return expiresAt < 1e12 ? expiresAt * 1000 : expiresAt;
}

/** BILL-A31: "Dec 31, 2026" in the locale of the browser. */
export function dayInLocale(time: number | string): string {
	return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(time));
}
