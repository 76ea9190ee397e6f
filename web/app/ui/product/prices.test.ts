import { expect, test } from "vitest";
import { priceWords, ratingWords, type ShopFacts } from "./prices.tsx";

const pick: ShopFacts = {
	price: 12.5,
	currency: "USD",
	rating: 4.56,
	retailer: "Corner Shop",
	observed: "2026-11",
};

test("a price has two decimals, its shop and its month", () => {
	expect(priceWords(pick)).toBe("$12.50 at Corner Shop, Nov 2026");
	expect(priceWords({ ...pick, price: 9, currency: "EUR" })).toBe("€9.00 at Corner Shop, Nov 2026");
});

test("a month that the page says once is left out, another one stays", () => {
	expect(priceWords(pick, "2026-11")).toBe("$12.50 at Corner Shop");
	expect(priceWords(pick, "2026-10")).toBe("$12.50 at Corner Shop, Nov 2026");
});

test("an unknown currency keeps its letters", () => {
	expect(priceWords({ ...pick, currency: "points" })).toBe("12.50 points at Corner Shop, Nov 2026");
});

test("no observed price or rating says nothing", () => {
	expect(priceWords({ ...pick, price: null })).toBeNull();
	expect(ratingWords({ ...pick, rating: null })).toBeNull();
});

test("a rating has one decimal and the month and shop where it was read", () => {
	expect(ratingWords(pick)).toEqual({ value: "4.6", where: "at Corner Shop, Nov 2026" });
	expect(ratingWords({ ...pick, rating_observed: "2020-09", rating_retailer: "Other Shop" })).toEqual({
		value: "4.6",
		where: "at Other Shop, Sep 2020",
	});
});

test("a fact whose shop or month was not told stands alone", () => {
	expect(priceWords({ ...pick, retailer: null })).toBe("$12.50");
	expect(priceWords({ price: 12.5, rating: 4.56 })).toBe("$12.50");
	expect(ratingWords({ price: 12.5, rating: 4.56 })).toEqual({ value: "4.6", where: "" });
});
