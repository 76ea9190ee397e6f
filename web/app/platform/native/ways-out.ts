const OPEN = ["dialog", "alertdialog", "menu", "listbox"]
	.map((role) => `[role="${role}"][data-state="open"]`)
	.join();

/**
 * The back button closes what is open before it leaves a page. Answers whether something was open: `closed`, or `stays`
 * for what must be answered.
 */
export async function leaveDialog(): Promise<"none" | "closed" | "stays"> {
	const newest = [...document.querySelectorAll(OPEN)].at(-1);
	if (newest === undefined) return "none";
	const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
	(newest.contains(document.activeElement) ? document.activeElement : newest)?.dispatchEvent(press);
	await new Promise(requestAnimationFrame);
	await new Promise(requestAnimationFrame);
	return newest.isConnected && newest.matches(OPEN) ? "stays" : "closed";
}

export type WayOut = { kind: "outside"; address: string } | { kind: "inside"; path: string };

interface Places {
	/** Where the app's pages are. */
	app: string;
	/** Where the website is, whose pages the app holds too. */
	site: string;
}

/**
 * Where a pressed link leads that a WebView cannot follow by itself: to somebody else's page, or to one of ours in a new
 * tab, which an app does not have. Null for every other click.
 */
export function pressedWayOut(event: MouseEvent, { app, site }: Places): WayOut | null {
	if (event.defaultPrevented || !(event.target instanceof Element)) return null;
	const link = event.target.closest<HTMLAnchorElement>("a[href]");
	if (link === null || link.hasAttribute("download") || !/^https?:$/.test(link.protocol)) return null;
	if (link.relList.contains("external")) return { kind: "outside", address: link.href };
	const { origin, pathname, search, hash, href } = new URL(link.href);
	if (origin !== app && origin !== site) return { kind: "outside", address: href };
	const stays = origin === app && link.target !== "_blank";
	return stays ? null : { kind: "inside", path: pathname + search + hash };
}
