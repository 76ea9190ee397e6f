import { expect, test } from "vitest";
import { milliliters, monthPrice } from "./price.ts";
import { STARTER_CATALOGUE } from "./starter-catalogue.ts";

test.each([
	["1.7 fl. oz / 50 mL", 50],
	["50 ml", 50],
	["1.7fl. oz / 50ml", 50],
	["1.8 oz / 50 g", 50],
	[".8 fl. oz / 25 mL", 25],
])("%s is read in metric units", (size, expected) => {
	expect(milliliters(size)).toBe(expected);
});

test("ounces alone are counted over, and what is not printed is not known", () => {
	expect(milliliters("12 oz")).toBeCloseTo(355, 0);
	expect(milliliters("3 fl oz")).toBeCloseTo(89, 0);
	expect(milliliters(null)).toBeNull();
	expect(milliliters("60 Pads / pack")).toBeNull();
});

test("a wash of 50 ml costs more in a month than its price, one of 8 ounces does not", () => {
	const priceOf = (id: string) => {
		const product = STARTER_CATALOGUE.find((one) => one.id === id);
		return product === undefined ? null : monthPrice(product);
	};
	expect(priceOf("the-ordinary-squalane-cleanser")).toBeCloseTo(16.8, 1);
	expect(priceOf("vanicream-gentle-facial-cleanser")).toBe(9.97);
});
