import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { preparedOnce } from "../prepared-once.ts";
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
