import fc from "fast-check";
import { expect, test } from "vitest";
import {
	isPaidPlan,
	PAID_PLANS,
	PLAN_KEYS,
	type PlanSources,
	planInForce,
	type Subscription,
} from "./index.ts";

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const START = Date.UTC(2028, 1, 15);

const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
const subscriptions: fc.Arbitrary<Subscription> = fc.record({
	plan: fc.constantFrom(...PAID_PLANS),
	state: fc.constantFrom("active", "past_due", "paused", "ended"),
	periodEndsAt: instants,
	endsWithPeriod: fc.boolean(),
	pastDueSince: fc.option(instants),
	scheduledPlan: fc.option(fc.constantFrom(...PAID_PLANS)),
});
const sources: fc.Arbitrary<PlanSources> = fc.record({
	trialEndsAt: instants,
	granted: fc.option(fc.record({ plan: fc.constantFrom(...PLAN_KEYS), until: fc.option(instants) })),
	subscription: fc.option(subscriptions),
});

const active: Subscription = {
	plan: "plus_monthly",
	state: "active",
	periodEndsAt: START + 30 * DAY,
	endsWithPeriod: false,
	pastDueSince: null,
	scheduledPlan: null,
};
const paying = (change: Partial<Subscription>): PlanSources => ({
	trialEndsAt: START,
	granted: null,
	subscription: { ...active, ...change },
});

test("a trial of 14 days holds to its last millisecond, whatever the day it began", () => {
	fc.assert(
		fc.property(instants, (startsAt) => {
			const trial: PlanSources = { trialEndsAt: startsAt + 14 * DAY, granted: null, subscription: null };
			expect(planInForce(trial, startsAt + 14 * DAY - 1)).toEqual({
				plan: "trial",
				scheduledPlan: null,
				expiresAt: startsAt + 14 * DAY,
				status: "trialing",
			});
			expect(planInForce(trial, startsAt + 14 * DAY)).toEqual({
				plan: "free",
				scheduledPlan: null,
				expiresAt: null,
				status: "none",
			});
		}),
	);
});

test("a grant stands above a subscription, that above the trial, that above Free", () => {
	fc.assert(
		fc.property(sources, instants, (given, now) => {
			const { plan, status } = planInForce(given, now);
			const { granted } = given;
			if (granted && (granted.until === null || now < granted.until)) {
				expect({ plan, status }).toEqual({ plan: granted.plan, status: "none" });
				return;
			}
			const alone = { trialEndsAt: 0, granted: null, subscription: given.subscription };
			const paid = planInForce(alone, now);
			if (paid.plan !== "free") expect({ plan, status }).toEqual({ plan: paid.plan, status: paid.status });
			else expect(plan).toBe(now < given.trialEndsAt ? "trial" : "free");
		}),
		{ numRuns: 500 },
	);
});

test("nobody has a paid plan without a grant, a paid period or days of grace", () => {
	fc.assert(
		fc.property(sources, instants, (given, now) => {
			const { plan } = planInForce({ ...given, granted: null }, now);
			if (!isPaidPlan(plan)) return;
			const { subscription } = given;
			expect(subscription?.plan).toBe(plan);
			const paidUntil = subscription?.periodEndsAt ?? 0;
			const failedAt = subscription?.pastDueSince ?? paidUntil;
			expect(now).toBeLessThan((subscription?.state === "past_due" ? failedAt : paidUntil) + WEEK);
			expect(subscription?.state).toMatch(/^(active|past_due)$/);
		}),
		{ numRuns: 500 },
	);
});

test("what is in force has not expired, unless news of a renewal are late", () => {
	fc.assert(
		fc.property(sources, instants, (given, now) => {
			const { expiresAt, status } = planInForce(given, now);
			if (expiresAt !== null) expect(now).toBeLessThan(expiresAt + (status === "active" ? WEEK : 0));
		}),
		{ numRuns: 500 },
	);
});

test("once a plan is over by the clock alone, it does not come back", () => {
	fc.assert(
		fc.property(sources, instants, fc.nat(400 * DAY), (given, now, later) => {
			const paid = planInForce({ ...given, granted: null }, now).plan;
			if (paid === "free") expect(planInForce({ ...given, granted: null }, now + later).plan).toBe("free");
		}),
		{ numRuns: 500 },
	);
});

test("a failed renewal keeps the plan seven days to the millisecond", () => {
	const failed = paying({ state: "past_due", pastDueSince: START });
	expect(planInForce(failed, START + WEEK - 1)).toEqual({
		plan: "plus_monthly",
		scheduledPlan: null,
		expiresAt: START + WEEK,
		status: "past_due",
	});
	expect(planInForce(failed, START + WEEK).plan).toBe("free");
});

test("a failed renewal without its time counts from the end of the period", () => {
	const failed = paying({ state: "past_due", periodEndsAt: START });
	expect(planInForce(failed, START + WEEK - 1).status).toBe("past_due");
	expect(planInForce(failed, START + WEEK).plan).toBe("free");
});

test("a canceled subscription keeps to the end of its period and not a moment longer", () => {
	const canceled = paying({ endsWithPeriod: true, scheduledPlan: "pro_annual" });
	expect(planInForce(canceled, active.periodEndsAt - 1)).toEqual({
		plan: "plus_monthly",
		scheduledPlan: null,
		expiresAt: active.periodEndsAt,
		status: "canceled",
	});
	expect(planInForce(canceled, active.periodEndsAt).plan).toBe("free");
});

test("news of a renewal may be seven days late", () => {
	const renewing = paying({ scheduledPlan: "pro_annual" });
	expect(planInForce(renewing, active.periodEndsAt + WEEK - 1)).toEqual({
		plan: "plus_monthly",
		scheduledPlan: "pro_annual",
		expiresAt: active.periodEndsAt,
		status: "active",
	});
	expect(planInForce(renewing, active.periodEndsAt + WEEK).plan).toBe("free");
});

test.each(["paused", "ended"] as const)(
	"a subscription that is %s gives nothing, and a running trial goes on",
	(state) => {
		expect(planInForce(paying({ state }), START).plan).toBe("free");
		expect(planInForce({ ...paying({ state }), trialEndsAt: START + 1 }, START).plan).toBe("trial");
	},
);

test("a grant that ran out leaves what is paid for in force", () => {
	const given: PlanSources = { ...paying({}), granted: { plan: "pro", until: START } };
	expect(planInForce(given, START - 1).plan).toBe("pro");
	expect(planInForce(given, START).plan).toBe("plus_monthly");
});
