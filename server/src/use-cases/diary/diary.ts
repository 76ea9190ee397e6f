import type { diaryQuerySchema, writeDiarySchema } from "@dewlight/contracts/diary.ts";
import { byUrgency } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { asksForPause, FEELINGS } from "@dewlight/core/skin/self-report.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	type DiaryRow,
	deleteDiaryEntry,
	listDiaryEntries,
	listDoneBetween,
	listSkippedBetween,
	type SkippedRow,
	saveDiaryEntry,
} from "#db/queries/daily.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { followFeelings, isRecentDay, readFelt, readStungDays } from "../profile/index.ts";

export interface WrittenEntry {
	/** Null where nothing is told of the day. */
	entry: DiaryRow | null;
	stung: string[];
	planChanged: boolean;
}

/**
 * Replaces what is told of a day. The note is read for danger as the note of a photo is; where skin stings, treatments
 * pause and the plan follows. The rows are the person's own diary, so the audit log does not repeat them.
 */
export async function writeDiary({
	ctx,
	input: { day, felt, note: written, ...told },
}: {
	ctx: Context<UserActor>;
	input: z.output<typeof writeDiarySchema>;
}): Promise<WrittenEntry> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	if (!isRecentDay(day, now)) throw new DomainError("bad_input", "Only today and the last week can be told.");
	const note = written || null;
	const redFlags = note === null ? [] : byUrgency(ctx.triage.read([note])(note));
	const feelings = FEELINGS.filter((one) => felt.includes(one));
	const entry: DiaryRow = {
		userId,
		day,
		...told,
		felt: feelings,
		note,
		redFlags,
		asksForPause: asksForPause(feelings, redFlags),
		writtenAt: now,
	};
	const isEmpty = feelings.length === 0 && note === null && Object.values(told).every((one) => one === null);
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readFelt(tx, userId, now);
		if (isEmpty) await deleteDiaryEntry(tx, userId, day);
		else await saveDiaryEntry(tx, entry);
		const planChanged = await followFeelings(ctx, tx, userId, before);
		return { entry: isEmpty ? null : entry, stung: await readStungDays(tx, userId, now), planChanged };
	});
}

export interface DiaryDayView {
	day: string;
	done: string[];
	skipped: Omit<SkippedRow, "day">[];
	entry: DiaryRow | null;
}

/** What was done, skipped and told on the days of a span; days of which nothing is known are missing. */
export async function readDiary({
	ctx,
	input: span,
}: {
	ctx: Context<UserActor>;
	input: z.output<typeof diaryQuerySchema>;
}): Promise<DiaryDayView[]> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const entries = await listDiaryEntries(db, userId, span);
	const done = await listDoneBetween(db, userId, span);
	const skipped = await listSkippedBetween(db, userId, span);
	const days = new Set([...entries, ...done, ...skipped].map(({ day }) => day));
	const doneOn = Map.groupBy(done, ({ day }) => day);
	const skippedOn = Map.groupBy(skipped, ({ day }) => day);
	return [...days].toSorted().map((day) => ({
		day,
		done: (doneOn.get(day) ?? []).map(({ step }) => step),
		skipped: (skippedOn.get(day) ?? []).map(({ part, reason }) => ({ part, reason })),
		entry: entries.find((entry) => entry.day === day) ?? null,
	}));
}
