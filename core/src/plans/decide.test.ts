import { expect, test } from "vitest";
import { decide, historyBounds, LIMITED_ACTIONS, PLAN_KEYS } from "./index.ts";

const trial = { startsAt: Date.UTC(2026, 0, 20), endsAt: Date.UTC(2026, 1, 3) };
const now = Date.UTC(2026, 5, 15);

test("one below the limit is allowed and the limit is not, for every plan and action", () => {
	for (const plan of PLAN_KEYS) {
		for (const action of LIMITED_ACTIONS) {
			const { limit } = decide(plan, action, 0, now, trial);
			expect(decide(plan, action, limit - 1, now, trial).allowed).toBe(true);
			expect(decide(plan, action, limit, now, trial).allowed).toBe(false);
		}
	}
});

test.each([
	["free", 1, 10, 25_000],
	["trial", 4, 50, 200_000],
	["plus", 4, 150, 500_000],
	["pro", 30, 400, 500_000],
	["admin", 30, 400, 500_000],
] as const)("%s has %i scans, %i messages and %i tokens", (plan, scans, messages, tokens) => {
	const limits = LIMITED_ACTIONS.map((action) => decide(plan, action, 0, now, trial).limit);
	expect(limits).toEqual([scans, messages, tokens]);
});

test("only Pro, and Plus at its token cap, is told about fair use", () => {
	for (const plan of PLAN_KEYS) {
		for (const action of LIMITED_ACTIONS) {
			const decision = decide(plan, action, 1_000_000, now, trial);
			const fairUse = /^(pro|admin)/.test(plan) || (plan.startsWith("plus") && action === "tokens");
			expect(decision.allowed).toBe(false);
			if (!decision.allowed) expect(decision.reason).toBe(fairUse ? "fair_use_exceeded" : "upgrade_needed");
		}
	}
});

test("the token message names the plan and the limit", () => {
	const decision = decide("free", "tokens", 25_010, now, trial);
	expect(decision.allowed === false && decision.message).toBe(
		"You've reached your Free plan limit of 25,000 tokens. Upgrade to continue using the AI.",
	);
});

test.each(["plus_annual", "pro_monthly"] as const)(
	"%s, which no upgrade gives more tokens, is not told to upgrade",
	(plan) => {
		const decision = decide(plan, "tokens", 1_000_000, now, trial);
		expect(decision.allowed === false && decision.message).toMatch(/plan limit of [\d,]+ tokens\.$/);
	},
);

test("twelve months of history end on the last day of a shorter month", () => {
	const { since } = historyBounds("plus", Date.UTC(2028, 1, 29, 12));
	expect(since).toBe(Date.UTC(2027, 1, 28, 12));
});
