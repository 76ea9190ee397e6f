import fc from "fast-check";
import { expect, test } from "vitest";
import { newPrice } from "../objects/new-price.ts";
import { afterAnchor, periodAt } from "./subscription-plan.ts";

const at = (text: string) => Date.parse(text) / 1_000;
const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

function every(interval: "day" | "week" | "month" | "year", intervalCount = 1) {
	const options = { product: "prod_x", currency: "usd", unitAmount: 100, lookupKey: null };
	return newPrice({ ...options, interval, intervalCount }, 0);
}

test("the 31st comes back after shorter months", () => {
	const anchor = at("2027-01-31T09:30:00Z");
	const days = [1, 2, 3, 4].map((count) => day(afterAnchor(anchor, every("month"), count)));
	expect(days).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
});

test("a leap day is kept where there is one", () => {
	expect(day(afterAnchor(at("2028-01-31T00:00:00Z"), every("month"), 1))).toBe("2028-02-29");
	const years = [1, 4].map((count) => day(afterAnchor(at("2028-02-29T00:00:00Z"), every("year"), count)));
	expect(years).toEqual(["2029-02-28", "2032-02-29"]);
});

test("every moment lies in exactly one period, and periods touch", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") }),
			fc.integer({ min: 0, max: 20 * 366 * 86_400 }),
			fc.constantFrom(every("day"), every("week"), every("month"), every("month", 3), every("year")),
			(anchor, later, price) => {
				const period = periodAt(anchor, price, anchor + later);
				expect(period.start).toBeLessThanOrEqual(anchor + later);
				expect(period.end).toBeGreaterThan(anchor + later);
				expect(periodAt(anchor, price, period.end).start).toBe(period.end);
			},
		),
	);
});
