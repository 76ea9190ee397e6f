import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import {
	type BillingNotice,
	billingNotices,
	inviteCodes,
	subscriptions,
	trialAddresses,
	users,
} from "../schema/index.ts";
import type { SubscriptionRow } from "./billing.ts";

/** What a person's plan follows from. */
interface PlanSourcesRow {
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

export type InviteCodeRow = typeof inviteCodes.$inferSelect;

export async function insertInviteCodes(
	db: Queryable,
	rows: Omit<InviteCodeRow, "usedAt" | "usedBy">[],
): Promise<void> {
	await db.insert(inviteCodes).values(rows);
}

const isOpen = (code: string, at: Date) =>
	and(
		eq(inviteCodes.code, code.toUpperCase()),
		isNull(inviteCodes.usedAt),
		or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, at)),
	);

/** Whether a code is unused and not expired. */
export async function isInviteCodeOpen(db: Queryable, code: string, at: Date): Promise<boolean> {
	return (await db.$count(inviteCodes, isOpen(code, at))) > 0;
}

/**
 * Takes a code that is unused and not expired; null for every other. Of two that come at once the second waits for
 * the first transaction, and takes the code only if that one was rolled back.
 */
export async function takeInviteCode(
	tx: Queryable,
	code: string,
	at: Date,
): Promise<Pick<InviteCodeRow, "id" | "trialDays"> | null> {
	const [taken] = await tx
		.update(inviteCodes)
		.set({ usedAt: at })
		.where(isOpen(code, at))
		.returning({ id: inviteCodes.id, trialDays: inviteCodes.trialDays });
	return taken ?? null;
}

export async function setInviteCodeUser(tx: Queryable, id: string, userId: number): Promise<void> {
	await tx.update(inviteCodes).set({ usedBy: userId }).where(eq(inviteCodes.id, id));
}

/** Whether a code gave this person a trial of its own length. */
export async function hasInvitedTrial(db: Queryable, userId: number): Promise<boolean> {
	return (
		(await db.$count(inviteCodes, and(eq(inviteCodes.usedBy, userId), isNotNull(inviteCodes.trialDays)))) > 0
	);
}

/** Newest first, with the address of whoever used it. */
export async function listInviteCodes(
	db: Queryable,
	limit: number,
): Promise<(InviteCodeRow & { usedByEmail: string | null })[]> {
	const rows = await db
		.select({ code: inviteCodes, email: users.email })
		.from(inviteCodes)
		.leftJoin(users, eq(users.id, inviteCodes.usedBy))
		.orderBy(desc(inviteCodes.createdAt), inviteCodes.code)
		.limit(limit);
	return rows.map(({ code, email }) => ({ ...code, usedByEmail: email }));
}
