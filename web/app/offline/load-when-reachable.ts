import { whenReachable } from "./when-reachable.ts";

/** Where loading again did not help, the next try waits for longer. */
const LONG_PAUSE_MS = 60_000;

/** Loads the page again once the server answers. Returns what ends it. */
export function loadWhenReachable(): () => void {
	return whenReachable(() => window.location.reload(), isSecondTry() ? LONG_PAUSE_MS : undefined);
}

function isSecondTry(): boolean {
	const [arrival] = performance.getEntriesByType("navigation");
	return arrival !== undefined && "type" in arrival && arrival.type === "reload";
}
