import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { type BillingNotice, billingNotices, subscriptions, trialAddresses, users } from "../schema/index.ts";
import type { PlanSourcesRow } from "./plan-sources.ts";

export interface TrialEnd extends PlanSourcesRow {
	userId: number;
}

interface TrialEndSearch {
	notice: BillingNotice;
	/** The trial ends after this and at the latest then. */
	after: Date;
	until: Date;
	/** Milliseconds; shorter trials are left out. */
	longerThan: number;
	/** Ids already seen. */
	afterUserId: number;
	limit: number;
}

/** Verified people, by id, whose trial ends in that time and who have not had that notice. */
export async function findTrialEnds(db: Queryable, search: TrialEndSearch): Promise<TrialEnd[]> {
	const had = db
		.select({ one: sql`1` })
		.from(billingNotices)
		.where(and(eq(billingNotices.userId, users.id), eq(billingNotices.kind, search.notice)));
	const length = sql`extract(epoch from ${users.trialEndsAt} - ${users.createdAt}) * 1000`;
	return db
		.select({
			userId: users.id,
			createdAt: users.createdAt,
			trialEndsAt: users.trialEndsAt,
			grantedPlan: users.grantedPlan,
			grantedPlanUntil: users.grantedPlanUntil,
			subscription: subscriptions,
		})
		.from(users)
		.leftJoin(subscriptions, eq(subscriptions.userId, users.id))
		.where(
			and(
				gt(users.id, search.afterUserId),
				gt(users.trialEndsAt, search.after),
				lte(users.trialEndsAt, search.until),
				gt(length, search.longerThan),
				isNotNull(users.emailVerifiedAt),
				isNull(users.deletionDueAt),
				notExists(had),
			),
		)
		.orderBy(asc(users.id))
		.limit(search.limit);
}

/** Kept once; its first time stays. False where it was kept already. */
export async function insertTrialAddress(db: Queryable, fingerprint: string, at: Date): Promise<boolean> {
	const kept = await db
		.insert(trialAddresses)
		.values({ fingerprint, at })
		.onConflictDoNothing()
		.returning({ at: trialAddresses.at });
	return kept.length > 0;
}

export async function hasTrialAddress(db: Queryable, fingerprint: string): Promise<boolean> {
	return (await db.$count(trialAddresses, eq(trialAddresses.fingerprint, fingerprint))) > 0;
}
