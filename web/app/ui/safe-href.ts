/** Only web addresses become links (PLAN-A12); null for everything else. */
export function safeHref(url: string | null | undefined): string | null {
	if (url === null || url === undefined || !URL.canParse(url)) return null;
	const { protocol, href } = new URL(url);
	return protocol === "https:" || protocol === "http:" ? href : null;
}
