import { expect, test } from "vitest";
import { buildPlans } from "#testing/sample-answers.ts";
import { priceOf } from "./plan-cards.tsx";

const offers = (open: boolean) => {
	const [plus, pro] = buildPlans(open).plans;
	if (plus === undefined || pro === undefined) throw new Error("Both plans are in the catalogue.");
	return { plus, pro };
};

test("the founding price stands beside the regular one, with what it saves", () => {
	const { plus, pro } = offers(true);
	expect(priceOf(plus, "year")).toEqual({ charged: 48, regular: 59, savings: "Save 33%" });
	expect(priceOf(pro, "year")).toEqual({ charged: 138, regular: 149, savings: "Save $42/year" });
});

test("when it is closed, the savings are those of the regular price", () => {
	const { plus, pro } = offers(false);
	expect(priceOf(plus, "year")).toEqual({ charged: 59, regular: null, savings: "Save 18%" });
	expect(priceOf(pro, "year")).toEqual({ charged: 149, regular: null, savings: "Save $31/year" });
});

test("a month has one price and saves nothing", () => {
	expect(priceOf(offers(true).plus, "month")).toEqual({ charged: 5.99, regular: null, savings: null });
});

test("a founding price that is not lower is none, and the server's own savings text stands", () => {
	const { plus } = offers(false);
	const offer = { ...plus, discounted_annual_price: 59, annual_savings: "Save 20%" };
	expect(priceOf(offer, "year")).toEqual({ charged: 59, regular: null, savings: "Save 20%" });
});
