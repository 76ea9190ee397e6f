import type { ReactionSign } from "@dewlight/core/shelf/reactions.ts";
import { and, asc, between, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { preparedOnce, type Queryable } from "../database.ts";
import {
	diaryEntries,
	doneSteps,
	pushDevices,
	reactions,
	reminderChoices,
	sentReminders,
	skippedRoutines,
	users,
} from "../schema/index.ts";

export type DiaryRow = typeof diaryEntries.$inferSelect;
export type SkippedRow = Pick<typeof skippedRoutines.$inferSelect, "day" | "part" | "reason">;

const SKIPPED = {
	day: skippedRoutines.day,
	part: skippedRoutines.part,
	reason: skippedRoutines.reason,
};

/** A day that is told again is replaced. */
export async function saveDiaryEntry(tx: Queryable, { userId, day, ...entry }: DiaryRow): Promise<void> {
	await tx
		.insert(diaryEntries)
		.values({ userId, day, ...entry })
		.onConflictDoUpdate({ target: [diaryEntries.userId, diaryEntries.day], set: entry });
}

export async function deleteDiaryEntry(tx: Queryable, userId: number, day: string): Promise<void> {
	await tx.delete(diaryEntries).where(and(eq(diaryEntries.userId, userId), eq(diaryEntries.day, day)));
}

export interface Span {
	/** Days YYYY-MM-DD, both included. */
	from: string;
	to: string;
}

export async function listDiaryEntries(
	db: Queryable,
	userId: number,
	{ from, to }: Span,
): Promise<DiaryRow[]> {
	return db
		.select()
		.from(diaryEntries)
		.where(and(eq(diaryEntries.userId, userId), between(diaryEntries.day, from, to)))
		.orderBy(asc(diaryEntries.day));
}

export async function listSkippedBetween(
	db: Queryable,
	userId: number,
	{ from, to }: Span,
): Promise<SkippedRow[]> {
	return db
		.select(SKIPPED)
		.from(skippedRoutines)
		.where(and(eq(skippedRoutines.userId, userId), between(skippedRoutines.day, from, to)))
		.orderBy(asc(skippedRoutines.day), asc(skippedRoutines.part));
}

export async function listSkippedOn(
	db: Queryable,
	userId: number,
	days: readonly string[],
): Promise<SkippedRow[]> {
	return skippedOn(db).execute({ userId, days });
}

const skippedOn = preparedOnce((db) =>
	db
		.select(SKIPPED)
		.from(skippedRoutines)
		.where(
			and(
				eq(skippedRoutines.userId, sql.placeholder("userId")),
				sql`${skippedRoutines.day} = any(${sql.placeholder("days")}::date[])`,
			),
		)
		.orderBy(asc(skippedRoutines.day), asc(skippedRoutines.part))
		.prepare("skipped_routines_on"),
);

/** Skipped again, the reason is the newer one. */
export async function saveSkipped(
	tx: Queryable,
	{ userId, day, part, ...change }: typeof skippedRoutines.$inferSelect,
): Promise<void> {
	await tx
		.insert(skippedRoutines)
		.values({ userId, day, part, ...change })
		.onConflictDoUpdate({
			target: [skippedRoutines.userId, skippedRoutines.day, skippedRoutines.part],
			set: change,
		});
}

export async function deleteSkipped(
	tx: Queryable,
	userId: number,
	{ day, part }: Pick<SkippedRow, "day" | "part">,
): Promise<void> {
	await tx
		.delete(skippedRoutines)
		.where(
			and(eq(skippedRoutines.userId, userId), eq(skippedRoutines.day, day), eq(skippedRoutines.part, part)),
		);
}

export interface PauseRow {
	day: string;
	/** Seen after a product; null where skin was said to sting. */
	signs: ReactionSign[] | null;
}

/** What was told from `from` on that makes treatments pause, oldest first; a day may be told of several times. */
export async function listPauses(db: Queryable, userId: number, from: string): Promise<PauseRow[]> {
	const pauses = await pausesFrom(db).execute({ userId, from });
	return pauses.toSorted((one, other) => one.day.localeCompare(other.day));
}

const pausesFrom = preparedOnce((db) => {
	const [userId, from] = [sql.placeholder("userId"), sql.placeholder("from")];
	const reacted = db
		.select({ day: reactions.day, signs: sql<PauseRow["signs"]>`${reactions.signs}`.as("signs") })
		.from(reactions)
		.where(and(eq(reactions.userId, userId), eq(reactions.asksForPause, true), gte(reactions.day, from)));
	const unseen = sql<PauseRow["signs"]>`null`.as("signs");
	const skipped = db
		.select({ day: skippedRoutines.day, signs: unseen })
		.from(skippedRoutines)
		.where(
			and(
				eq(skippedRoutines.userId, userId),
				eq(skippedRoutines.reason, "stings"),
				gte(skippedRoutines.day, from),
			),
		);
	const told = db
		.select({ day: diaryEntries.day, signs: unseen })
		.from(diaryEntries)
		.where(
			and(eq(diaryEntries.userId, userId), eq(diaryEntries.asksForPause, true), gte(diaryEntries.day, from)),
		);
	return unionAll(reacted, skipped, told).prepare("pauses_from");
});

export type DoneStep = Pick<typeof doneSteps.$inferSelect, "day" | "step">;

export async function listDoneSteps(
	db: Queryable,
	userId: number,
	days: readonly string[],
): Promise<DoneStep[]> {
	return doneOn(db).execute({ userId, days });
}

const doneOn = preparedOnce((db) =>
	db
		.select({ day: doneSteps.day, step: doneSteps.step })
		.from(doneSteps)
		.where(
			and(
				eq(doneSteps.userId, sql.placeholder("userId")),
				sql`${doneSteps.day} = any(${sql.placeholder("days")}::date[])`,
			),
		)
		.orderBy(doneSteps.day)
		.prepare("done_steps_on"),
);

export async function listDoneBetween(
	db: Queryable,
	userId: number,
	{ from, to }: Span,
): Promise<DoneStep[]> {
	return db
		.select({ day: doneSteps.day, step: doneSteps.step })
		.from(doneSteps)
		.where(and(eq(doneSteps.userId, userId), between(doneSteps.day, from, to)))
		.orderBy(asc(doneSteps.day), asc(doneSteps.step));
}

/** Steps that were checked off before keep their moment. */
export async function insertDoneSteps(
	tx: Queryable,
	userId: number,
	{ day, steps, doneAt }: { day: string; steps: readonly string[]; doneAt: Date },
): Promise<void> {
	await tx
		.insert(doneSteps)
		.values(steps.map((step) => ({ userId, day, step, doneAt })))
		.onConflictDoNothing();
}

export async function deleteDoneSteps(
	tx: Queryable,
	userId: number,
	{ day, steps }: { day: string; steps: readonly string[] },
): Promise<void> {
	await tx
		.delete(doneSteps)
		.where(and(eq(doneSteps.userId, userId), eq(doneSteps.day, day), inArray(doneSteps.step, [...steps])));
}

export type ReminderRow = typeof reminderChoices.$inferSelect;
type DeviceRow = typeof pushDevices.$inferSelect;

export async function findReminderChoices(db: Queryable, userId: number): Promise<ReminderRow | null> {
	const [row] = await db.select().from(reminderChoices).where(eq(reminderChoices.userId, userId));
	return row ?? null;
}

/** Where the person's clock stands, as far as they told; UTC otherwise. */
export async function findPersonClock(db: Queryable, userId: number): Promise<string> {
	return (await findReminderChoices(db, userId))?.timeZone ?? "UTC";
}

export async function saveReminderChoices(tx: Queryable, { userId, ...change }: ReminderRow): Promise<void> {
	await tx
		.insert(reminderChoices)
		.values({ userId, ...change })
		.onConflictDoUpdate({ target: reminderChoices.userId, set: change });
}

/** Takes the wishes and every browser off; nothing is sent any more. */
export async function deleteReminders(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(reminderChoices).where(eq(reminderChoices.userId, userId));
	await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
}

/** One page of people who want reminders and whose account stays, by their number. */
export async function listReminded(db: Queryable, afterId: number, limit: number): Promise<ReminderRow[]> {
	const rows = await db
		.select({ row: reminderChoices })
		.from(reminderChoices)
		.innerJoin(users, eq(users.id, reminderChoices.userId))
		.where(and(gt(reminderChoices.userId, afterId), isNull(users.deletionDueAt)))
		.orderBy(asc(reminderChoices.userId))
		.limit(limit);
	return rows.map(({ row }) => row);
}

export async function listDevices(db: Queryable, userId: number): Promise<DeviceRow[]> {
	return db
		.select()
		.from(pushDevices)
		.where(eq(pushDevices.userId, userId))
		.orderBy(asc(pushDevices.addedAt));
}

/** A browser belongs to whoever subscribed with it last. */
export async function saveDevice(tx: Queryable, device: DeviceRow): Promise<void> {
	const { id: _id, endpoint: _endpoint, ...change } = device;
	await tx
		.insert(pushDevices)
		.values(device)
		.onConflictDoUpdate({ target: pushDevices.endpoint, set: change });
}

export async function deleteDevice(tx: Queryable, userId: number, endpoint: string): Promise<void> {
	await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

/** False where it was sent before. */
export async function noteSent(tx: Queryable, row: typeof sentReminders.$inferSelect): Promise<boolean> {
	const rows = await tx
		.insert(sentReminders)
		.values(row)
		.onConflictDoNothing()
		.returning({ kind: sentReminders.kind });
	return rows.length > 0;
}
