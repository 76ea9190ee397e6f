import { useSyncExternalStore } from "react";
import { apiUrl } from "#api/api-url.ts";

const PAUSE_MS = 5_000;

/**
 * Does something each time the server answers. The browser tells of a network early, late, or not at all when it never
 * noticed the loss, so the server is asked, now and then. Returns what ends it.
 */
export function whenReachable(then: () => unknown, pauseMs = PAUSE_MS): () => void {
	let ended = false;
	let asking = false;
	const ask = () => {
		if (asking) return;
		asking = true;
		void isReachable().then((reachable) => {
			asking = false;
			if (reachable && !ended) then();
		});
	};
	const timer = setInterval(ask, pauseMs);
	window.addEventListener("online", ask);
	return () => {
		ended = true;
		clearInterval(timer);
		window.removeEventListener("online", ask);
	};
}

async function isReachable(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		const { ok } = await fetch(apiUrl("/api/health"), { cache: "no-store" });
		return ok;
	} catch (error) {
		console.warn("The server cannot be reached.", error);
		return false;
	}
}

const CHANGES = ["online", "offline"] as const;

function subscribe(listener: () => void): () => void {
	for (const change of CHANGES) window.addEventListener(change, listener);
	return () => {
		for (const change of CHANGES) window.removeEventListener(change, listener);
	};
}

/** False while the browser knows of no network; true is only a hope. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}
