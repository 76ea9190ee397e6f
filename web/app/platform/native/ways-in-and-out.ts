import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { paths } from "#paths.ts";

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

/** Pages of our own that a link may open, each with the only part of its query that is taken along. */
const PAGES: Record<string, string> = {
	[paths.verifyEmail]: "token",
	[paths.resetPassword]: "token",
	[paths.confirmEmailChange]: "token",
	[paths.undoEmailChange]: "token",
};
const LONGEST = 2_000;

/**
 * Path inside the app for a link from outside, or null where it has none. Anybody can make such a link, so what is not
 * on the list does nothing. `site` is the product's own origin.
 */
export function pathOfLink(link: string, site: string): string | null {
	if (link.length > LONGEST || !URL.canParse(link)) return null;
	const url = new URL(link);
	if (url.username !== "" || url.password !== "") return null;
	return url.protocol === `${NATIVE_APP.scheme}:` ? pathOfScheme(url) : pathOfPage(url, site);
}

function pathOfPage({ origin, pathname, searchParams }: URL, site: string): string | null {
	if (origin !== site) return null;
	const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	const name = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
	if (name === undefined) return null;
	const value = searchParams.get(name);
	return value === null ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}

/** NATIVE-A4: an address was confirmed in a browser. The e-mail is shown only; the session decides (AUTH-A6). */
function pathOfScheme({ host, pathname, searchParams }: URL): string | null {
	const email = searchParams.get("email")?.trim() ?? "";
	if (host !== NATIVE_APP.verified || !/^\/?$/.test(pathname) || !email.includes("@")) return null;
	return paths.registerStep2(email);
}
