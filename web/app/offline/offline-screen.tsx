import { useEffect } from "react";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { StateView } from "#ui/state-view.tsx";
import { whenReachable } from "./connection.ts";
import { offlineCopy as copy } from "./copy.ts";

/** Where loading again did not help, the next try waits for longer. */
const LONG_PAUSE_MS = 60_000;

const OWN_PATH = "/offline";

export const meta = () => pageMeta({ title: copy.screen.title, personal: true });

/**
 * Stands in for a screen that cannot be fetched. Nothing is typed here, so it may load again by itself. At an address of
 * its own it stands in for nothing, and stays.
 */
export default function OfflineScreen() {
	useEffect(() => (window.location.pathname === OWN_PATH ? undefined : loadWhenReachable()), []);
	return (
		<StateView
			page
			announce="status"
			light="low"
			title={copy.screen.heading}
			actions={<Button onClick={() => window.location.reload()}>{copy.retry}</Button>}
		>
			<p>{copy.screen.text}</p>
		</StateView>
	);
}

/** Loads the page again once the server answers. Returns what ends it. */
export function loadWhenReachable(): () => void {
	return whenReachable(() => window.location.reload(), isSecondTry() ? LONG_PAUSE_MS : undefined);
}

function isSecondTry(): boolean {
	const [arrival] = performance.getEntriesByType("navigation");
	return arrival !== undefined && "type" in arrival && arrival.type === "reload";
}
