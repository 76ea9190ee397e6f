import { readAgeBand } from "@dewlight/core/routine/person.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { legalAcceptances, users } from "../schema/index.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
	const [row] = await db
		.select()
		.from(users)
		.where(eq(sql`lower(${users.email})`, email.toLowerCase()))
		.limit(1);
	return row ? readToday(row) : null;
}

const byId = preparedOnce((db) =>
	db
		.select()
		.from(users)
		.where(eq(users.id, sql.placeholder("userId")))
		.prepare("user_by_id"),
);

export async function findUserById(db: Queryable, userId: number): Promise<UserRow | null> {
	const [row] = await byId(db).execute({ userId });
	return row ? readToday(row) : null;
}

/** A server of an older version may still save an answer while the tables are brought up to date. */
function readToday(row: UserRow): UserRow {
	const { age_band } = row.preferences;
	if (age_band === undefined) return row;
	return { ...row, preferences: { ...row.preferences, age_band: readAgeBand(age_band) } };
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

/** Never lengthens a trial. */
export async function endTrial(db: Queryable, userId: number, at: Date): Promise<void> {
	await db
		.update(users)
		.set({ trialEndsAt: at })
		.where(and(eq(users.id, userId), gt(users.trialEndsAt, at)));
}

export async function setPasswordHash(
	db: Queryable,
	userId: number,
	password: { passwordHash: string; passwordSetAt: Date },
): Promise<void> {
	await db.update(users).set(password).where(eq(users.id, userId));
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

/** Holds the account until the transaction ends: two requests of one person decide one after the other. */
export async function lockAccount(tx: Queryable, userId: number): Promise<void> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** The account, held as `lockAccount` does and as it stands then. */
export async function lockUser(tx: Queryable, userId: number): Promise<UserRow | null> {
	const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
	return row ? readToday(row) : null;
}
