/** The reason of a warned photo in the navigation's state; null for any other state. */
export function readWarning(state: unknown): string | null {
	if (typeof state !== "object" || state === null || !("warning" in state)) return null;
	return typeof state.warning === "string" ? state.warning : null;
}
