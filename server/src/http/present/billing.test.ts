import { expect, test } from "vitest";
import type { BillingState } from "../../use-cases/billing/index.ts";
import { changedMessage } from "../routes/billing.ts";
import { presentSubscription } from "./billing.ts";

const end = new Date("2026-12-31T12:00:00Z");

function state(
	subscription: Partial<NonNullable<BillingState["subscription"]>>,
	plan: Partial<BillingState["plan"]> = {},
): BillingState {
	return {
		plan: { plan: "pro_monthly", scheduledPlan: null, expiresAt: end, status: "active", ...plan },
		subscription: {
			userId: 1,
			subscriptionId: "sub_1",
			plan: "pro_monthly",
			state: "active",
			periodEndsAt: end,
			endsWithPeriod: false,
			pastDueSince: null,
			scheduledPlan: null,
			discountCents: 0,
			nextInvoiceCents: 1_499,
			founding: false,
			openDisputes: [],
			disputedAt: null,
			startedAt: end,
			syncedAt: end,
			...subscription,
		},
	};
}

test.each([
	["Renews on Dec 31, 2026", state({})],
	["Ends on Dec 31, 2026", state({ endsWithPeriod: true }, { status: "canceled" })],
	["Changes to Plus on Dec 31, 2026", state({ scheduledPlan: "plus_monthly" })],
	["Changes to monthly billing on Dec 31, 2026", state({ plan: "pro_annual", scheduledPlan: "pro_monthly" })],
	[
		"Your payment failed. Update your card by Dec 31, 2026 to keep Pro.",
		state({ state: "past_due" }, { status: "past_due" }),
	],
	[
		"Your payment failed and Pro has stopped. Update your card to bring it back.",
		state({ state: "past_due" }, { plan: "free", status: "none", expiresAt: null }),
	],
	[
		"Paused. Nothing is charged until you resume.",
		state({ state: "paused" }, { plan: "free", status: "none", expiresAt: null }),
	],
	[
		"Your trial ends on Dec 31, 2026",
		{ ...state({}, { plan: "trial", status: "trialing" }), subscription: null },
	],
	[
		"No subscription",
		{ ...state({}, { plan: "free", status: "none", expiresAt: null }), subscription: null },
	],
	["Included until Dec 31, 2026", { ...state({}, { plan: "pro", status: "none" }), subscription: null }],
	[
		"Included with your account",
		{ ...state({}, { plan: "pro", status: "none", expiresAt: null }), subscription: null },
	],
] as const)("the line reads %j", (line, billing) => {
	expect(presentSubscription(billing).description).toBe(line);
});

test("a paused plan keeps its name and can be resumed", () => {
	const paused = state({ state: "paused" }, { plan: "free", status: "none", expiresAt: null });
	expect(presentSubscription(paused)).toMatchObject({
		plan: "pro_monthly",
		plan_name: "Pro",
		status: "none",
		paused: true,
		show_keep_button: true,
	});
});

test("who pays and was given a plan on top can still manage what is paid", () => {
	const both = state({ endsWithPeriod: true }, { plan: "pro", status: "none", expiresAt: null });
	expect(presentSubscription(both)).toMatchObject({
		plan: "pro_monthly",
		status: "canceled",
		price: "$14.99",
		show_keep_button: true,
	});
});

test("an admin has no price and no buttons, whatever is paid", () => {
	const admin = presentSubscription(
		state({ scheduledPlan: "plus_monthly" }, { plan: "admin", expiresAt: null }),
	);
	expect(admin).toMatchObject({ plan: "admin", plan_name: "Pro", price: null, show_keep_button: false });
});

test("a change is told by when it holds", () => {
	const change = { wanted: "pro_monthly", atOnce: true, effectiveAt: end, state: state({}) } as const;
	expect(changedMessage(change)).toBe("You're on Pro now.");
	expect(changedMessage({ ...change, wanted: "plus_monthly", atOnce: false })).toBe(
		"You switch to Plus on Dec 31, 2026. You keep Pro until then.",
	);
	expect(changedMessage({ ...change, atOnce: false, state: state({ plan: "pro_annual" }) })).toBe(
		"Your billing changes on Dec 31, 2026. You keep Pro.",
	);
});
