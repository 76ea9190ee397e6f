/** Months between two YYYY-MM stamps; negative when `from` is the later one. */
export function monthsBetween(from: string, to: string): number {
	return monthIndex(to) - monthIndex(from);
}

function monthIndex(stamp: string): number {
	const [year, month] = stamp.split("-").map(Number);
	return (year ?? 0) * 12 + (month ?? 1);
}

const NAMES = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Sep 2020". */
export function monthWords(stamp: string): string {
	const [year, month] = stamp.split("-");
	return `${NAMES[Number(month) - 1] ?? ""} ${year ?? ""}`.trim();
}

/** Prices and lists older than this, counted from the newest month of the catalogue, are marked stale. */
export const FRESH_MONTHS = 24;

/** The oldest month, YYYY-MM, that still counts as fresh beside the newest one. Stamps compare as text. */
export function freshFrom(newest: string): string {
	const months = monthIndex(newest) - 1 - FRESH_MONTHS;
	return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** True when one of the months, YYYY-MM, is too old beside the newest month of the catalogue. */
export function isStale(months: readonly string[], newest: string): boolean {
	const from = freshFrom(newest);
	return months.some((month) => month < from);
}
