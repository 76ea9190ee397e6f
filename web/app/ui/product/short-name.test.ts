import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { expect, test } from "vitest";
import { shortName } from "../words.ts";

test.each([
	["Reverse 0.2% Retinol Firming Serum for Fine Lines & Wrinkles", "Reverse 0.2% Retinol Firming Serum"],
	["Retinol Reform with 1% Encapsulated Retinol", "Retinol Reform"],
	["Faded Brightening Serum for Dark Spots (UNSCENTED)", "Faded Brightening Serum"],
	["Daily Facial Moisturizer with Sunscreen SPF 35", "Daily Facial Moisturizer SPF 35"],
	["Serum with 30% Glycerin", "Serum with 30% Glycerin"],
	["Gentle Wash", "Gentle Wash"],
	["Vitamin B, C, and E Moisturizer", "Vitamin B, C, and E Moisturizer"],
	["Salicylic Acid 2% Solution, Exfoliating Serum for Acne", "Salicylic Acid 2% Solution"],
])("%s is %s in short", (name, short) => {
	expect(shortName(name)).toBe(short);
});

test("no product of the catalogue loses its whole name or its protection", () => {
	for (const { name } of STARTER_CATALOGUE) {
		const short = shortName(name);
		expect(short.length, name).toBeGreaterThan(2);
		expect(/SPF/i.test(short), name).toBe(/SPF\s*\d/i.test(name));
	}
});
