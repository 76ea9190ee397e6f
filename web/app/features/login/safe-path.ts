/** A path of this site, or null: an address must never lead elsewhere after a login. */
export function safePath(next: string | null): string | null {
	if (next === null || !next.startsWith("/")) return null;
	const here = "https://here.invalid";
	const url = URL.parse(next, here);
	if (url === null || url.origin !== here) return null;
	return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}
