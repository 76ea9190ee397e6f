import type { BillingInterval } from "@dewlight/core/plans/paid-plan.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { expect, test } from "vitest";
import { actionLabel, CARDS, cardAction, firstInterval, standingOf } from "./card-action.ts";

const actions = (
	plan: PlanKey | null,
	interval: BillingInterval,
	subscription_status: string | null = null,
) => CARDS.map((card) => cardAction(plan && standingOf({ plan, subscription_status }), card, interval));
const labels = (...[plan, interval]: [PlanKey | null, BillingInterval]) =>
	actions(plan, interval).map(actionLabel);
const kinds = (...asked: Parameters<typeof actions>) => actions(...asked).map(({ kind }) => kind);

const FREE = "Downgrade to Free";
const PLUS = "Upgrade to Plus";
const PRO = "Upgrade to Pro";
const OWN = "Current Plan";
const LESS = "Downgrade to Plus";

test.each<[PlanKey, BillingInterval, string[]]>([
	["free", "year", [OWN, PLUS, PRO]],
	["trial", "year", [FREE, PLUS, PRO]],
	["plus_monthly", "month", [FREE, OWN, PRO]],
	["plus_monthly", "year", [FREE, PLUS, PRO]],
	["plus_annual", "year", [FREE, OWN, PRO]],
	["plus_annual", "month", [FREE, LESS, PRO]],
	["plus", "month", [FREE, OWN, PRO]],
	["plus", "year", [FREE, OWN, PRO]],
	["pro_monthly", "month", [FREE, LESS, OWN]],
	["pro_monthly", "year", [FREE, LESS, PRO]],
	["pro_annual", "year", [FREE, LESS, OWN]],
	["pro_annual", "month", [FREE, LESS, "Downgrade to Pro"]],
	["pro", "month", [FREE, LESS, OWN]],
	["admin", "year", [FREE, LESS, OWN]],
])("on %s by the %s the buttons say %s", (current, interval, expected) => {
	expect(labels(current, interval)).toEqual(expected);
});

test("who pays nothing goes to the payment page, who pays switches, and a downgrade leads nowhere", () => {
	expect(kinds("free", "year")).toEqual(["current", "checkout", "checkout"]);
	expect(kinds("trial", "month")).toEqual(["downgrade", "checkout", "checkout"]);
	expect(kinds("plus_monthly", "year")).toEqual(["downgrade", "switch", "switch"]);
	expect(kinds("pro_annual", "month")).toEqual(["downgrade", "downgrade", "downgrade"]);
});

test("a plan that was given has no subscription to switch, so a larger one is bought", () => {
	expect(kinds("plus", "year", "none")).toEqual(["downgrade", "current", "checkout"]);
	expect(kinds("plus", "year", "active")).toEqual(["downgrade", "current", "switch"]);
	expect(kinds("trial", "year", "trialing")).toEqual(["downgrade", "checkout", "checkout"]);
});

test("a visitor opens an account first", () => {
	expect(kinds(null, "year")).toEqual(["join", "join", "join"]);
	expect(labels(null, "year")).toEqual(["Get Started Free", PLUS, PRO]);
});

test("the year is chosen first, unless a month is paid now", () => {
	for (const plan of ["free", "trial", "plus", "plus_annual", "pro_annual", "admin"] as const) {
		expect(firstInterval(plan)).toBe("year");
	}
	expect(firstInterval(null)).toBe("year");
	expect(firstInterval("plus_monthly")).toBe("month");
	expect(firstInterval("pro_monthly")).toBe("month");
});
