/** The key inside an `otpauth:` address in groups of four, as apps ask for it; null where there is none. */
export function secretOf(qrUri: string): string | null {
	const url = URL.parse(qrUri);
	if (url?.protocol !== "otpauth:") return null;
	return (
		url.searchParams
			.get("secret")
			?.match(/.{1,4}/g)
			?.join(" ") ?? null
	);
}
