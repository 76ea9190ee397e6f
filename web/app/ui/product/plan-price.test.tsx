// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { PlanPrice } from "./prices.tsx";

afterEach(cleanup);

const PRICE = {
	currency: "USD",
	region: "US",
	total: 78,
	products: 3,
	unpriced: 1,
	from: "2026-01",
	to: "2026-09",
	words: "The 2 products cost $78 together in US shops. The price of one more product is not known.",
};
const wash = { id: "p_1", name: "Plain Wash", category: "cleanser" as const, price: 8.5 };
const drops = { id: "p_2", name: "Night Drops", category: "serum" as const, price: null };

test("the price of a plan is one line, and without a told budget that is all", () => {
	render(<PlanPrice price={PRICE} />);
	expect(screen.getByText(PRICE.words)).toBeTruthy();
	expect(document.querySelector("details")).toBeNull();
});

test("the way under a told budget stands one tap behind it, with what can follow later", async () => {
	const under = {
		limit: 50,
		total: 8.5,
		fits: true,
		products: [wash],
		later: [drops],
		words: "For $8.50: Plain Wash.",
	};
	render(<PlanPrice price={{ ...PRICE, under }} />);
	await userEvent.click(screen.getByText("How it fits your budget"));
	expect(screen.getByText("For $8.50: Plain Wash.")).toBeTruthy();
	expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		"Plain Wash$8.50",
		"Night Dropsprice not known",
	]);
});

test("a plan within the told budget says so", () => {
	const under = {
		limit: 80,
		total: 78,
		fits: true,
		products: [wash],
		later: [],
		words: "This is within $80.",
	};
	render(<PlanPrice price={{ ...PRICE, under }} />);
	expect(screen.getByText("It fits your budget")).toBeTruthy();
});

test("a plan without a pick has no price to tell", () => {
	const { container } = render(<PlanPrice price={undefined} />);
	expect(container.textContent).toBe("");
});
