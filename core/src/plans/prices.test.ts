import fc from "fast-check";
import { expect, test } from "vitest";
import { mayExportTimeline } from "./entitlements.ts";
import {
	comparePlans,
	entitlementsOf,
	FOUNDING,
	foundingCents,
	intervalOf,
	PAID_PLANS,
	PLAN_KEYS,
	PRICE_CENTS,
	paidPlan,
	paidTierOf,
	planName,
	savingsText,
	tierOf,
} from "./index.ts";

const paidPlans = fc.constantFrom(...PAID_PLANS);

test("prices are those that are advertised", () => {
	expect(PRICE_CENTS).toEqual({
		plus_monthly: 599,
		plus_annual: 5_900,
		pro_monthly: 1_499,
		pro_annual: 14_900,
	});
	expect(PAID_PLANS.map(foundingCents)).toEqual([null, 4_800, null, 13_800]);
	expect(FOUNDING).toMatchObject({ places: 1_000, holdMs: 1_800_000 });
});

test("the savings are true at the founding price and at the full one", () => {
	expect(savingsText("plus", 4_800)).toBe("Save 33%");
	expect(savingsText("pro", 13_800)).toBe("Save $42/year");
	expect(savingsText("plus", 5_900)).toBe("Save 18%");
	expect(savingsText("pro", 14_900)).toBe("Save $31/year");
});

test("a year that costs as much as twelve months, or more, saves nothing", () => {
	for (const tier of ["plus", "pro"] as const) {
		const months = 12 * PRICE_CENTS[paidPlan(tier, "month")];
		expect(savingsText(tier, months)).toBeNull();
		expect(savingsText(tier, months + 100)).toBeNull();
	}
});

test("an upgrade one way is a downgrade the other way, and only a plan itself is the same", () => {
	fc.assert(
		fc.property(paidPlans, paidPlans, (from, to) => {
			const there = comparePlans(from, to);
			const opposite = { same: "same", upgrade: "downgrade", downgrade: "upgrade" } as const;
			expect(comparePlans(to, from)).toBe(opposite[there]);
			expect(there === "same").toBe(from === to);
		}),
	);
});

test("two upgrades in a row are an upgrade", () => {
	fc.assert(
		fc.property(paidPlans, paidPlans, paidPlans, (first, second, third) => {
			const both = [comparePlans(first, second), comparePlans(second, third)];
			if (both.every((change) => change === "upgrade")) {
				expect(comparePlans(first, third)).toBe("upgrade");
			}
		}),
	);
});

test("Pro by the month is more than Plus by the year", () => {
	expect(comparePlans("plus_annual", "pro_monthly")).toBe("upgrade");
	expect(comparePlans("pro_annual", "pro_monthly")).toBe("downgrade");
});

test("each paid plan is found by its tier and interval", () => {
	for (const plan of PAID_PLANS) {
		const interval = intervalOf(plan);
		expect(interval && paidPlan(paidTierOf(plan), interval)).toBe(plan);
		expect(tierOf(plan)).toBe(paidTierOf(plan));
	}
	expect(intervalOf("plus")).toBeNull();
	expect(intervalOf("admin")).toBeNull();
});

test("ads are on Free only; beta features and the export are Pro's", () => {
	for (const plan of PLAN_KEYS) {
		const pro = tierOf(plan) === "pro";
		expect(entitlementsOf(plan)).toEqual({ ads: plan === "free", beta: pro, exportsTimeline: pro });
		expect(mayExportTimeline(plan)).toBe(pro);
	}
	expect(planName("admin")).toBe("Pro");
	expect(planName("plus_annual")).toBe("Plus");
});
