/** "eye_cream" -> "Eye cream" (PLAN-A11). */
export function labelOf(key: string): string {
	const words = key.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
