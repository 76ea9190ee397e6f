/** BILL-55: text that starts with a dollar sign as it is, any other number with two decimals. */
export function priceWords(price: string | number): string {
	const text = String(price).trim();
	if (text.startsWith("$")) return text;
	const amount = Number(text);
	return text === "" || Number.isNaN(amount) ? text : amount.toFixed(2);
}

/** BILL-53, BILL-54: what is paid, and the regular price where it is higher. */
export function shownPrices(
	price: string | null,
	discounted: string | null,
): { paid: string | null; regular: string | null } {
	if (price === null || discounted === null || !(amountOf(discounted) < amountOf(price))) {
		return { paid: price === null ? null : priceWords(price), regular: null };
	}
	return { paid: priceWords(discounted), regular: priceWords(price) };
}

function amountOf(text: string): number {
	return Number(text.replace(/[^\d.]/g, ""));
}
