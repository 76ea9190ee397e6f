export const NOT_MEASURABLE = "not measurable";

/** "2026-03-01", in UTC. */
export function shortDate(date: Date | string): string {
	return (typeof date === "string" ? date : date.toISOString()).slice(0, 10);
}

/** "under_eye_darkness" as words. */
export function plainName(id: string): string {
	const words = id.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
