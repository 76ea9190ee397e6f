import { FOUNDING } from "@dewlight/core/plans/prices.ts";

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
