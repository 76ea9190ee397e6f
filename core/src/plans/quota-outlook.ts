import { type Allowance, decide } from "./decide.ts";
import { LIMITED_ACTIONS, type LimitedAction, QUOTAS, quotaWindow, type TrialPeriod } from "./limits.ts";
import { type PlanKey, tierOf } from "./plan.ts";

/** How much was used of each action, counted in the window that a plan has for it (`windowToCount`). */
export type Used = Readonly<Record<LimitedAction, number>>;

/**
 * The quotas of a plan that are used up already when it begins: whoever changes to it gets none of them before
 * `resetsAt`. What was used before counts, whatever plan it was used under (BILL-A32).
 */
export function spentQuotas(plan: PlanKey, used: Used, now: number, trial: TrialPeriod): Allowance[] {
	return LIMITED_ACTIONS.map((action) => decide(plan, action, used[action], now, trial)).filter(
		({ allowed }) => !allowed,
	);
}

/** Since when Free will count what is used, seen from the end of a trial. */
export function windowAfterTrial(action: LimitedAction, trial: TrialPeriod): number {
	return quotaWindow(QUOTAS.free[action].window, trial.endsAt, trial).from;
}

/**
 * When one more `action` is possible again without another plan; null where it frees up bit by bit, or now. A trial has
 * one quota for its whole length, so it opens on Free: with the end of the trial, or, where `usedAfterTrial` (since
 * `windowAfterTrial`) is all that Free has, with the window after it.
 */
export function opensAgainAt(
	plan: PlanKey,
	{ action, used, usedAfterTrial }: { action: LimitedAction; used: number; usedAfterTrial: number },
	now: number,
	trial: TrialPeriod,
): number | null {
	const decision = decide(plan, action, used, now, trial);
	if (decision.allowed) return null;
	if (tierOf(plan) !== "trial") return decision.resetsAt;
	const free = QUOTAS.free[action];
	return usedAfterTrial < free.limit ? trial.endsAt : quotaWindow(free.window, trial.endsAt, trial).resetsAt;
}
