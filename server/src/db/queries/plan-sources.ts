import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { preparedOnce } from "../database.ts";
import { subscriptions, users } from "../schema/index.ts";
import type { SubscriptionRow } from "./subscriptions.ts";

/** What a person's plan follows from. */
export interface PlanSourcesRow {
	createdAt: Date;
	trialEndsAt: Date;
	grantedPlan: PlanKey | null;
	grantedPlanUntil: Date | null;
	subscription: SubscriptionRow | null;
}

const sourcesStatement = preparedOnce((db) =>
	db
		.select({
			createdAt: users.createdAt,
			trialEndsAt: users.trialEndsAt,
			grantedPlan: users.grantedPlan,
			grantedPlanUntil: users.grantedPlanUntil,
			subscription: subscriptions,
		})
		.from(users)
		.leftJoin(subscriptions, eq(subscriptions.userId, users.id))
		.where(eq(users.id, sql.placeholder("userId")))
		.prepare("plan_sources"),
);

export async function findPlanSources(db: Queryable, userId: number): Promise<PlanSourcesRow | null> {
	const [row] = await sourcesStatement(db).execute({ userId });
	return row ?? null;
}

/** A null end: until taken back. A null grant: nothing is granted any more. */
export async function setGrantedPlan(
	db: Queryable,
	userId: number,
	grant: { plan: PlanKey; until: Date | null } | null,
): Promise<void> {
	await db
		.update(users)
		.set({ grantedPlan: grant?.plan ?? null, grantedPlanUntil: grant?.until ?? null })
		.where(eq(users.id, userId));
}

/** Ids of people whose subscription has not ended, in order, after `afterUserId`. */
export async function listPayers(db: Queryable, afterUserId: number, limit: number): Promise<number[]> {
	const rows = await db
		.select({ userId: users.id })
		.from(users)
		.innerJoin(subscriptions, eq(subscriptions.userId, users.id))
		.where(and(gt(users.id, afterUserId), isNull(users.deletionDueAt), ne(subscriptions.state, "ended")))
		.orderBy(asc(users.id))
		.limit(limit);
	return rows.map(({ userId }) => userId);
}
