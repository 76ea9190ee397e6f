import {
	LIMITED_ACTIONS,
	type LimitedAction,
	QUOTAS,
	type QuotaWindow,
	quotaWindow,
	type TrialPeriod,
	type WindowBounds,
} from "./entitlements.ts";
import { type PlanKey, planName, tierOf } from "./plan.ts";

export interface Allowance {
	plan: PlanKey;
	action: LimitedAction;
	used: number;
	limit: number;
	window: QuotaWindow;
	resetsAt: number | null;
}

export type Decision =
	| (Allowance & { allowed: true })
	| (Allowance & { allowed: false; reason: "upgrade_needed" | "fair_use_exceeded"; message: string });

/** The window whose usage `decide` wants for this action. */
export function windowToCount(
	plan: PlanKey,
	action: LimitedAction,
	now: number,
	trial: TrialPeriod,
): WindowBounds {
	return quotaWindow(QUOTAS[tierOf(plan)][action].window, now, trial);
}

/**
 * Free and trial are always pointed to an upgrade; Pro never is. Plus is pointed to Pro for scans and messages,
 * while its token cap equals Pro's, so only fair use explains it (BILL-A10).
 */
function reasonFor(plan: PlanKey, action: LimitedAction): "upgrade_needed" | "fair_use_exceeded" {
	const tier = tierOf(plan);
	if (tier === "free" || tier === "trial") return "upgrade_needed";
	return QUOTAS.pro[action].limit > QUOTAS[tier][action].limit ? "upgrade_needed" : "fair_use_exceeded";
}

const NOUNS: Record<LimitedAction, [one: string, many: string]> = {
	scans: ["scan", "scans"],
	messages: ["message", "messages"],
	tokens: ["token", "tokens"],
};

/** Only where an upgrade would help is one named (PUB-A9). */
function messageFor(
	plan: PlanKey,
	action: LimitedAction,
	limit: number,
	reason: "upgrade_needed" | "fair_use_exceeded",
): string {
	const noun = NOUNS[action][limit === 1 ? 0 : 1];
	const reached = `You've reached your ${planName(plan)} plan limit of ${limit.toLocaleString("en-US")} ${noun}.`;
	const helps = action === "tokens" && reason === "upgrade_needed";
	return helps ? `${reached} Upgrade to continue using the AI.` : reached;
}

/** May one more `action` start, given what was used in the window of `windowToCount`? */
export function decide(
	plan: PlanKey,
	action: LimitedAction,
	used: number,
	now: number,
	trial: TrialPeriod,
): Decision {
	const { limit, window } = QUOTAS[tierOf(plan)][action];
	const { resetsAt } = quotaWindow(window, now, trial);
	const allowance: Allowance = { plan, action, used, limit, window, resetsAt };
	if (used < limit) return { ...allowance, allowed: true };
	const reason = reasonFor(plan, action);
	return { ...allowance, allowed: false, reason, message: messageFor(plan, action, limit, reason) };
}

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
