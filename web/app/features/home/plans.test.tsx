import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Plans } from "./plans.tsx";

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole("listitem", { name }));

test("home leads with the price that holds once the founding places are gone, and says what they cost while they last", () => {
	render(<Plans />);
	expect(card("Plus").getByText("$59").tagName).not.toBe("S");
	expect(card("Plus").getByText("$4.92 a month, billed yearly")).toBeDefined();
	expect(card("Plus").getByText("Save 18%")).toBeDefined();
	expect(card("Plus").getByText("or $5.99 month by month")).toBeDefined();
	expect(card("Plus").getByText("While founding places last: $48 a year")).toBeDefined();
	expect(card("Pro").getByText("$149").tagName).not.toBe("S");
	expect(card("Pro").getByText("While founding places last: $138 a year")).toBeDefined();
	expect(card("Free").getByText("$0")).toBeDefined();
	expect(card("Plus").getByText(String(QUOTAS.plus.scans.limit))).toBeDefined();
	expect(
		screen.getByText(/first 1,000 annual members .* After them a year costs the regular price\./),
	).toBeDefined();
});
