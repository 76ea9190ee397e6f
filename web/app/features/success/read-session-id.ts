const PLACEHOLDER = "{CHECKOUT_SESSION_ID}";

/** BILL-A37: null when absent, blank, or still the placeholder of the payment provider. */
export function readSessionId(search: URLSearchParams): string | null {
	const id = search.get("session_id")?.trim();
	return !id || id === PLACEHOLDER ? null : id;
}
