import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { ToldOfSkin } from "@dewlight/core/assistant/assistant-context.ts";
import { type RoutineStep, routineSteps } from "@dewlight/core/routine/day-plan.ts";
import { feltAs } from "@dewlight/core/shelf/reactions.ts";
import { FELT_DAYS, feltLately } from "@dewlight/core/skin/diary.ts";
import type { Discomfort } from "@dewlight/core/skin/self-report.ts";
import type { Queryable } from "#db/database.ts";
import { listDiaryEntries, listPauses } from "#db/queries/diary.ts";
import { listDroppedSteps } from "#db/queries/dropped-steps.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import { listConfirmed } from "#db/queries/recommended.ts";
import { findPersonClock } from "#db/queries/reminder-choices.ts";
import { listReactions } from "#db/queries/shelf.ts";

/** What was tapped without a network is believed this long. */
const LATE_DAYS = 7;
/** A ramp that waited longer ago than this has long reached its end. */
const STUNG_DAYS = 400;

/** Every day that it is somewhere on earth, as YYYY-MM-DD; a night counts until morning, for up to 16 hours behind. */
export function daysOfToday(now: Date): string[] {
	return [-1, 0, 1].map((days) => dayAfter(now, days));
}

/** Whether a day is today somewhere, or so short ago that a tap of it may only now have reached us. */
export function isRecentDay(day: string, now: Date): boolean {
	return day >= dayAfter(now, -LATE_DAYS - 1) && day <= dayAfter(now, 1);
}

function dayAfter(now: Date, days: number): string {
	return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Days on which treatments began to pause, as far back as a ramp reaches. */
export async function readStungDays(db: Queryable, userId: number, now: Date): Promise<string[]> {
	const pauses = await listPauses(db, userId, dayAfter(now, -STUNG_DAYS));
	return [...new Set(pauses.map(({ day }) => day))];
}

/** What the diary, skipped routines and the reaction log tell of how a person's skin felt lately. */
export async function readFelt(db: Queryable, userId: number, now: Date): Promise<Discomfort[]> {
	const pauses = await listPauses(db, userId, dayAfter(now, -FELT_DAYS));
	const told = pauses.map(({ day, signs }): { day: string; feels: Discomfort[] } => ({
		day,
		feels: signs === null ? ["stinging"] : feltAs(signs),
	}));
	return feltLately(told, dayAfter(now, 0));
}

const TOLD_REACTIONS = 20;

/** What the assistant may know of the diary and the reaction log: taps alone, no words a person wrote. */
export async function readTold(db: Queryable, userId: number, now: Date): Promise<ToldOfSkin> {
	const [from, to] = [dayAfter(now, -FELT_DAYS), dayAfter(now, 1)];
	const days = await listDiaryEntries(db, userId, { from, to });
	const reactions = await listReactions(db, userId, TOLD_REACTIONS);
	return {
		stung: await readStungDays(db, userId, now),
		days: days.flatMap(({ day, felt }) => (felt.length > 0 ? [{ day, felt }] : [])),
		reactions: reactions.map(({ productName: product, day, signs }) => ({ product, day, signs })),
	};
}

/** The steps of a person's own routine with their days, as the pages show them. */
export async function readRoutineSteps(db: Queryable, userId: number): Promise<RoutineStep[]> {
	const [newest] = await listFinishedReports(db, userId, 1);
	const used = await listConfirmed(db, userId);
	const timeZone = await findPersonClock(db, userId);
	return routineSteps({
		plan: newest?.result.care_plan ?? null,
		used: used.map(({ step, productId, name, confirmedAt }) => ({
			step,
			productId,
			name,
			since: dayIn(timeZone, confirmedAt),
		})),
		dropped: await listDroppedSteps(db, userId),
	});
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}
