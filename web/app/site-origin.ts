/** Stands in built pages for the address the product is served from; the server writes the real one in. */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

/** Where this page is served from, without a trailing slash. */
export function siteOrigin(): string {
	return typeof window === "undefined" ? ORIGIN_PLACEHOLDER : window.location.origin;
}
