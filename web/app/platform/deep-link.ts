import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { paths } from "#paths.ts";

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
