import { QUOTAS } from "@dewlight/core/plans/limits.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Plans } from "./plans.tsx";

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole("listitem", { name }));

test("home shows the founding price beside the regular one struck through, as the plans dialog does", () => {
	render(<Plans />);
	expect(card("Plus").getByText("$59").tagName).toBe("S");
	expect(card("Plus").getByText("$48")).toBeDefined();
	expect(card("Plus").getByText("$4 a month, billed yearly")).toBeDefined();
	expect(card("Plus").getByText("Save 33%")).toBeDefined();
	expect(card("Plus").getByText("or $5.99 month by month")).toBeDefined();
	expect(card("Pro").getByText("$149").tagName).toBe("S");
	expect(card("Pro").getByText("$138")).toBeDefined();
	expect(card("Free").getByText("$0")).toBeDefined();
	expect(card("Plus").getByText(String(QUOTAS.plus.scans.limit))).toBeDefined();
	expect(
		screen.getByText(/first 1,000 annual members .* After them a year costs the regular price\./),
	).toBeDefined();
});
