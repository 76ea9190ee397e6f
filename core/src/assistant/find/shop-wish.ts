import type { Wish } from "./wishes.ts";

/** Shops whose prices stand in the catalogue. */
const SEEN = ["walmart", "amazon", "sephora", "ulta", "bluemercury"] as const;

/** A shop of ours that is named: its own products go first, or are left where it is not wanted. */
export function shopWish(text: string): Wish | null {
	for (const shop of SEEN) {
		const at = text.search(new RegExp(`\\b${shop}\\b`));
		if (at < 0) continue;
		const name = shop.charAt(0).toUpperCase() + shop.slice(1);
		const out =
			/\b(?:no|not|nothing|never|without|hate|dont|isnt|lo de|anywhere but|except|other than)(?: (?:from|at|in|of|the|to|on))* $/.test(
				text.slice(0, at),
			) || /^\w+ (?:not|no|ni|never)\b/.test(text.slice(at));
		return {
			id: "shop",
			said: new RegExp(shop),
			words: out ? `not from ${name}` : `seen at ${name}`,
			kept: out ? `it was not seen at ${name}` : `its price was seen at ${name}`,
			keeps: ({ retailer }) => retailer.toLowerCase().includes(shop) !== out,
		};
	}
	return null;
}
