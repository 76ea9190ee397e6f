import { useSyncExternalStore } from "react";

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
