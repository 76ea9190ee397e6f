import { apiUrl } from "#api/api-url.ts";

const PAUSE_MS = 5_000;
/** Where loading again did not help, the next try waits for longer. */
const LONG_PAUSE_MS = 60_000;

/**
 * Loads the page again once the server answers. The browser tells of a network early, late, or not at all when it never
 * noticed the loss, so the server is asked, now and then. Returns what ends it.
 */
export function loadWhenReachable(): () => void {
	const ask = () => void loadIfReachable();
	const timer = setInterval(ask, isSecondTry() ? LONG_PAUSE_MS : PAUSE_MS);
	window.addEventListener("online", ask);
	return () => {
		clearInterval(timer);
		window.removeEventListener("online", ask);
	};
}

function isSecondTry(): boolean {
	const [arrival] = performance.getEntriesByType("navigation");
	return arrival !== undefined && "type" in arrival && arrival.type === "reload";
}

async function loadIfReachable(): Promise<void> {
	if (!navigator.onLine) return;
	try {
		const { ok } = await fetch(apiUrl("/api/health"), { cache: "no-store" });
		if (ok) window.location.reload();
	} catch (error) {
		console.warn("The server cannot be reached.", error);
	}
}
