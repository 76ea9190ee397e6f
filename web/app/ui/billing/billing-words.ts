import { FOUNDING } from "@dewlight/core/plans/prices.ts";

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

/** The wire gives seconds or milliseconds; a value under 1e12 is seconds. Answers in milliseconds. */
export function planEnd(expiresAt: number | null): number | null {
	if (expiresAt === null) return null;
	return expiresAt < 1e12 ? expiresAt * 1000 : expiresAt;
}

/** BILL-A31: "Dec 31, 2026" in the locale of the browser. */
export function dayInLocale(time: number | string): string {
	return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(time));
}

/** What is said at a price, on the home page and where plans are chosen. */
export const priceCopy = {
	free: "$0",
	freeNote: "For as long as you like",
	perMonth: "/month",
	perYear: "/year",
	monthNote: "Billed monthly",
	yearNote: (monthly: string) => `${monthly} a month, billed yearly`,
	regularPrice: "Regular price",
	foundingNote: `The founding price is for the first ${FOUNDING.places.toLocaleString("en-US")} annual members and stays as long as the subscription does. After them a year costs the regular price.`,
} as const;
