import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, legalAcceptances, users } from "../schema/index.ts";

export type UserRow = typeof users.$inferSelect;

export interface LegalAcceptance {
	policyVersion: string;
	clientTime: Date;
}

/** Everything the wire's User is made of. */
export interface AccountView {
	user: UserRow;
	/** The newest acceptance of the asked version; null when there is none. */
	acceptance: LegalAcceptance | null;
	/** 0 when there is none. */
	latestCheckinId: number;
	carePlan: CarePlan | null;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
	const [row] = await db
		.select()
		.from(users)
		.where(eq(sql`lower(${users.email})`, email.toLowerCase()))
		.limit(1);
	return row ?? null;
}

export async function findUserById(db: Queryable, userId: number): Promise<UserRow | null> {
	const [row] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
	return row ?? null;
}

export async function findAcceptance(
	db: Queryable,
	userId: number,
	policyVersion: string,
): Promise<LegalAcceptance | null> {
	const [row] = await db
		.select({ policyVersion: legalAcceptances.policyVersion, clientTime: legalAcceptances.clientTime })
		.from(legalAcceptances)
		.where(
			and(
				eq(legalAcceptances.userId, userId),
				eq(legalAcceptances.policyVersion, policyVersion),
				eq(legalAcceptances.agreed, true),
			),
		)
		.orderBy(desc(legalAcceptances.serverTime))
		.limit(1);
	return row ?? null;
}

export async function readAccountView(
	db: Queryable,
	userId: number,
	policyVersion: string,
): Promise<AccountView | null> {
	const user = await findUserById(db, userId);
	if (!user) return null;
	const acceptance = await findAcceptance(db, userId, policyVersion);
	const [latest] = await db
		.select({ id: checkins.id })
		.from(checkins)
		.where(eq(checkins.userId, userId))
		.orderBy(desc(checkins.id))
		.limit(1);
	const [analyzed] = await db
		.select({ result: checkins.analysisResult })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), isNotNull(checkins.analysisResult)))
		.orderBy(desc(checkins.id))
		.limit(1);
	return {
		user,
		acceptance,
		latestCheckinId: latest?.id ?? 0,
		carePlan: analyzed?.result?.care_plan ?? null,
	};
}

export async function insertUser(
	db: Queryable,
	values: Pick<
		typeof users.$inferInsert,
		"email" | "username" | "passwordHash" | "createdAt" | "trialEndsAt"
	>,
): Promise<number> {
	const rows = await db.insert(users).values(values).returning({ id: users.id });
	const [row] = rows;
	if (!row) throw new Error("An insert returned no row.");
	return row.id;
}

export async function setEmailVerified(db: Queryable, userId: number, at: Date): Promise<void> {
	await db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));
}

export async function insertAcceptance(
	db: Queryable,
	values: typeof legalAcceptances.$inferInsert,
): Promise<void> {
	await db.insert(legalAcceptances).values(values);
}

export async function setOnboarding(
	db: Queryable,
	userId: number,
	answers: { goals: string[]; issues: string[]; preferences: UserRow["preferences"]; completedAt: Date },
): Promise<void> {
	const { goals, issues, preferences, completedAt } = answers;
	await db
		.update(users)
		.set({
			goals,
			issues,
			preferences,
			onboardingCompletedAt: sql`coalesce(${users.onboardingCompletedAt}, ${completedAt.toISOString()}::timestamptz)`,
		})
		.where(eq(users.id, userId));
}

export async function countUsers(db: Queryable): Promise<number> {
	return db.$count(users);
}
