import { expect, test } from "vitest";
import { priceWords, shownPrices } from "./current-plan.tsx";

test.each([
	["$14.99", "$14.99"],
	["$5", "$5"],
	["59", "59.00"],
	[14.9, "14.90"],
])("the price %s shows as %s", (price, shown) => {
	expect(priceWords(price)).toBe(shown);
});

test("a discount shows only when it is lower", () => {
	expect(shownPrices("$59.00", "$48.00")).toEqual({ paid: "$48.00", regular: "$59.00" });
	expect(shownPrices("$59.00", "$59.00")).toEqual({ paid: "$59.00", regular: null });
	expect(shownPrices("$59.00", "$70.00")).toEqual({ paid: "$59.00", regular: null });
	expect(shownPrices("$1,100.00", "$48.00")).toEqual({ paid: "$48.00", regular: "$1,100.00" });
	expect(shownPrices("$59.00", null)).toEqual({ paid: "$59.00", regular: null });
	expect(shownPrices(null, null)).toEqual({ paid: null, regular: null });
});
