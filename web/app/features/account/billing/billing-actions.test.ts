import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import { expect, test } from "vitest";
import { buildSubscription } from "#testing/sample-answers.ts";
import { type BillingActions, billingActions } from "./billing-tab.tsx";

const NOTHING: BillingActions = {
	keep: null,
	upgrade: null,
	downgrade: null,
	cancel: false,
	seePlans: false,
};
const plus = { plan: "plus_annual", plan_name: "Plus", interval: "year" } as const;
const none = { status: "none", price: null, interval: null } as const;

test.each<[string, Partial<SubscriptionView>, Partial<BillingActions>]>([
	["Pro going on", {}, { downgrade: "plus_monthly", cancel: true }],
	["Plus going on", plus, { upgrade: "pro_annual", cancel: true }],
	[
		"a plan without its interval",
		{ plan: "pro", interval: "year" },
		{ downgrade: "plus_annual", cancel: true },
	],
	[
		"cancelled but active",
		{ status: "canceled", cancel_at_period_end: true, show_keep_button: true },
		{ keep: "keep" },
	],
	[
		"a downgrade to come",
		{ scheduled_plan: "plus_monthly", show_keep_button: true },
		{ keep: "keep", cancel: true },
	],
	["past due", { status: "past_due", needs_payment: true }, { cancel: true }],
	["an open payment", { ...plus, needs_payment: true }, { cancel: true }],
	["Free", { ...none, plan: "free" }, { seePlans: true }],
	["a trial", { ...none, plan: "trial", status: "trialing" }, { seePlans: true }],
	["paused", { status: "none", show_keep_button: true, paused: true }, { keep: "resume", cancel: true }],
	["stopped after the days of grace", { ...none, plan: "free", needs_payment: true }, { seePlans: true }],
	["given by an operator", { ...none, plan: "pro" }, {}],
	["admin", { plan: "admin" }, {}],
])("%s: its buttons and no others", (_, changes, expected) => {
	expect(billingActions(buildSubscription(changes))).toEqual({ ...NOTHING, ...expected });
});

test("nothing offers the plan one already has, and only a paid plan can be cancelled", () => {
	for (const plan of PLAN_KEYS) {
		const { upgrade, downgrade, cancel } = billingActions(buildSubscription({ plan }));
		expect([upgrade, downgrade]).not.toContain(plan);
		if (["free", "trial", "admin"].includes(plan)) expect(cancel).toBe(false);
	}
});
