/** The address when it leads to a web page, otherwise null: nothing else is kept as a link (API-A11, PLAN-A12). */
export function safeLink(...candidates: (string | null | undefined)[]): string | null {
	for (const candidate of candidates) {
		const url = candidate ? URL.parse(candidate.trim()) : null;
		if (url && (url.protocol === "https:" || url.protocol === "http:") && url.username === "")
			return url.href;
	}
	return null;
}
