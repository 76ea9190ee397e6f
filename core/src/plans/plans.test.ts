import fc from "fast-check";
import { expect, test } from "vitest";
import { decide, historyBounds, LIMITED_ACTIONS, PLAN_KEYS, quotaWindow, windowToCount } from "./index.ts";

const trial = { startsAt: Date.UTC(2026, 0, 20), endsAt: Date.UTC(2026, 1, 3) };
const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });

test("a calendar month holds now, starts on the first and resets on the next first", () => {
	fc.assert(
		fc.property(instants, (day) => {
			const now = day.getTime();
			const { from, resetsAt } = quotaWindow("calendar_month", now, trial);
			expect(from).toBeLessThanOrEqual(now);
			expect(resetsAt).toBeGreaterThan(now);
			expect(new Date(from).getUTCDate()).toBe(1);
			expect(new Date(resetsAt ?? 0).getUTCDate()).toBe(1);
		}),
	);
});

test("the last millisecond of a leap February still belongs to February", () => {
	const now = Date.UTC(2028, 2, 1) - 1;
	expect(quotaWindow("calendar_month", now, trial)).toEqual({
		from: Date.UTC(2028, 1, 1),
		resetsAt: Date.UTC(2028, 2, 1),
	});
});

test("a trial's quota does not start afresh when the month changes", () => {
	const before = windowToCount("trial", "scans", Date.UTC(2026, 0, 31), trial);
	const after = windowToCount("trial", "scans", Date.UTC(2026, 1, 1), trial);
	expect(after).toEqual(before);
});

test("one below the limit is allowed and the limit is not, for every plan and action", () => {
	for (const plan of PLAN_KEYS) {
		for (const action of LIMITED_ACTIONS) {
			const now = Date.UTC(2026, 5, 15);
			const { limit } = decide(plan, action, 0, now, trial);
			expect(decide(plan, action, limit - 1, now, trial).allowed).toBe(true);
			expect(decide(plan, action, limit, now, trial).allowed).toBe(false);
		}
	}
});

test("only Pro, and Plus at its token cap, is told about fair use", () => {
	for (const plan of PLAN_KEYS) {
		for (const action of LIMITED_ACTIONS) {
			const decision = decide(plan, action, 1_000_000, Date.UTC(2026, 5, 15), trial);
			const fairUse = /^(pro|admin)/.test(plan) || (plan.startsWith("plus") && action === "tokens");
			expect(decision.allowed).toBe(false);
			if (!decision.allowed) expect(decision.reason).toBe(fairUse ? "fair_use_exceeded" : "upgrade_needed");
		}
	}
});

test("the token message names the plan and the limit", () => {
	const decision = decide("free", "tokens", 25_010, Date.UTC(2026, 5, 15), trial);
	expect(decision.allowed === false && decision.message).toBe(
		"You've reached your Free plan limit of 25,000 tokens. Upgrade to continue using the AI.",
	);
});

test("twelve months of history end on the last day of a shorter month", () => {
	const { since } = historyBounds("plus", Date.UTC(2028, 1, 29, 12));
	expect(since).toBe(Date.UTC(2027, 1, 28, 12));
});

test("Free sees the last three scans and Pro sees all", () => {
	expect(historyBounds("free", 0)).toEqual({ newest: 3, since: null });
	expect(historyBounds("admin", 0)).toEqual({ newest: null, since: null });
});
