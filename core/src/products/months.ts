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
