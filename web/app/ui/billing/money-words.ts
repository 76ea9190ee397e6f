/** "$59", "$5.99": an amount in major units, in the way of the person's browser. */
export function moneyWords(amount: number, currency: string): string {
	return new Intl.NumberFormat(undefined, {
		style: "currency",
		currency,
		trailingZeroDisplay: "stripIfInteger",
	}).format(amount);
}

/** "$9.12": what is charged, in minor units (BILL-46, CONST-A2). */
export function chargeWords(minor: number, currency: string): string {
	return new Intl.NumberFormat(undefined, { style: "currency", currency }).format(minor / 100);
}
