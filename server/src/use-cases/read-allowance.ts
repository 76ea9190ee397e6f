import {
	type Allowance,
	type Decision,
	decide,
	LIMITED_ACTIONS,
	type LimitedAction,
	opensAgainAt,
	type PlanKey,
	spentQuotas,
	type TrialPeriod,
	windowAfterTrial,
	windowToCount,
} from "@dewlight/core/plans/index.ts";
import type { Queryable } from "#db/database.ts";
import { findPlanSources } from "#db/queries/plan-sources.ts";
import { sumUsage } from "#db/queries/usage.ts";
import type { UsageKind } from "#db/schema/index.ts";
import type { Context } from "./context.ts";
import { DomainError } from "./domain-error.ts";
import { planOfUser } from "./plan-of-user.ts";

const KIND_OF: Record<LimitedAction, UsageKind> = { scans: "scan", messages: "message", tokens: "tokens" };

/** The plan in force and the trial it grew out of. */
export async function readPlan(
	ctx: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
): Promise<{ plan: PlanKey; trial: TrialPeriod }> {
	const sources = await findPlanSources(db, userId);
	if (!sources) throw new DomainError("no_session", "Please log in.");
	const trial = { startsAt: sources.createdAt.getTime(), endsAt: sources.trialEndsAt.getTime() };
	return { plan: planOfUser(sources, ctx.clock.now()).plan, trial };
}

/** What the person's plan says about one more `action` right now. Inside a transaction pass the transaction. */
export async function readAllowance(
	ctx: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
	action: LimitedAction,
): Promise<Decision> {
	return allowanceOf(ctx, db, userId, { action, ...(await readPlan(ctx, db, userId)) });
}

/** Throws where the plan leaves nothing of one of the actions; the first of them is the one that is told. */
export async function requireAllowances(
	ctx: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
	actions: readonly LimitedAction[],
): Promise<void> {
	const standing = await readPlan(ctx, db, userId);
	for (const action of actions) {
		const decision = await allowanceOf(ctx, db, userId, { action, ...standing });
		if (!decision.allowed) throw limitReached(decision);
	}
}

/** One quota of the plan in force. */
export interface QuotaState {
	action: LimitedAction;
	used: number;
	limit: number;
	/** Used up: when there is one more again without another plan; null where it frees up bit by bit, or is not used up. */
	opensAt: number | null;
	spent: boolean;
}

/** Every quota of the plan in force, each action once. */
export async function readQuotas(
	ctx: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
): Promise<QuotaState[]> {
	const standing = await readPlan(ctx, db, userId);
	const { plan, trial } = standing;
	const now = ctx.clock.now().getTime();
	const quotas: QuotaState[] = [];
	for (const action of LIMITED_ACTIONS) {
		const { used, limit, allowed } = await allowanceOf(ctx, db, userId, { action, ...standing });
		const usedAfterTrial = await usedSince(db, userId, action, windowAfterTrial(action, trial));
		const opensAt = opensAgainAt(plan, { action, used, usedAfterTrial }, now, trial);
		quotas.push({ action, used, limit, opensAt, spent: !allowed });
	}
	return quotas;
}

/** What would be used up at once, were `plan` in force now. */
export async function readSpentBy(
	ctx: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
	plan: PlanKey,
): Promise<Allowance[]> {
	const { trial } = await readPlan(ctx, db, userId);
	const now = ctx.clock.now().getTime();
	const count = (action: LimitedAction) =>
		usedSince(db, userId, action, windowToCount(plan, action, now, trial).from);
	const used = {
		scans: await count("scans"),
		messages: await count("messages"),
		tokens: await count("tokens"),
	};
	return spentQuotas(plan, used, now, trial);
}

const usedSince = (db: Queryable, userId: number, action: LimitedAction, from: number) =>
	sumUsage(db, userId, KIND_OF[action], new Date(from));

interface Asked {
	action: LimitedAction;
	plan: PlanKey;
	trial: TrialPeriod;
}

async function allowanceOf(
	{ clock }: Pick<Context, "clock">,
	db: Queryable,
	userId: number,
	{ action, plan, trial }: Asked,
): Promise<Decision> {
	const now = clock.now().getTime();
	const { from } = windowToCount(plan, action, now, trial);
	const used = await sumUsage(db, userId, KIND_OF[action], new Date(from));
	return decide(plan, action, used, now, trial);
}

/** The refusal every call over a limit answers: the same body and the same event. */
export function limitReached(decision: Decision & { allowed: false }): DomainError {
	return new DomainError(decision.reason, decision.reason, {
		body: {
			message: decision.message,
			plan: decision.plan,
			limit_type: decision.action,
			used: decision.used,
			limit: decision.limit,
			resets_at: decision.resetsAt === null ? null : new Date(decision.resetsAt).toISOString(),
		},
		triggerEvent: decision.reason === "upgrade_needed" ? "upgradeNeeded" : "usageLimitExceeded",
	});
}
