import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** On a later page an element with the same id may still belong to the page before. */
function useIsHydrating(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => false,
		() => true,
	);
}

/** What the page came with under this id; null on a page that is drawn by scripts, and at build time. */
export function useStandingHtml(id: string): string | null {
	const isHydrating = useIsHydrating();
	const [html] = useState(() =>
		isHydrating && typeof document !== "undefined" ? (document.getElementById(id)?.innerHTML ?? null) : null,
	);
	return html;
}
