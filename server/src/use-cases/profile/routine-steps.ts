import { BRAND } from "@dewlight/contracts/brand.ts";
import type { dropStepSchema, markDoneSchema, skipRoutineSchema } from "@dewlight/contracts/profile.ts";
import { planCalendar } from "@dewlight/core/routine/plan-calendar.ts";
import { expandStep, placeOf, stepAt } from "@dewlight/core/routine/plan-steps.ts";
import { addDays, firstDayOf, pauseOn } from "@dewlight/core/routine/steps-of-day.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	type DoneStep,
	deleteDoneSteps,
	deleteSkipped,
	insertDoneSteps,
	listDoneSteps,
	listSkippedOn,
	type SkippedRow,
	saveSkipped,
} from "#db/queries/daily.ts";
import {
	deleteDroppedSteps,
	insertDroppedSteps,
	listConfirmed,
	listDroppedSteps,
} from "#db/queries/products-in-use.ts";
import { listFinishedReports } from "#db/queries/reports.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { daysOfToday, isRecentDay, readFelt, readRoutineSteps, readStungDays } from "./read-routine.ts";
import { followFeelings } from "./rebuild-plan.ts";

/**
 * Checks steps of today off, or of a day short ago that was tapped without a network, or takes that back; saying the same
 * again changes nothing. The rows tell what was done and when, and are the person's own diary, so the audit log does not
 * repeat them.
 */
export async function markDone({
	ctx,
	input: { day, steps, done },
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof markDoneSchema>;
}): Promise<DoneStep[]> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	const days = daysOfToday(now);
	if (!isRecentDay(day, now)) {
		throw new DomainError("bad_input", "Only the steps of today and of the last week can be checked off.");
	}
	const keys = [...new Set(steps)];
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (done) {
			const [newest] = await listFinishedReports(tx, userId, 1);
			const plan = newest?.result.care_plan ?? null;
			const used = new Set((await listConfirmed(tx, userId)).map(({ step }) => step));
			const isPlanned = (key: string) => {
				const place = placeOf(key);
				return used.has(key) || (place !== null && plan !== null && stepAt(plan, place) !== null);
			};
			if (!keys.every(isPlanned)) throw new DomainError("bad_input", "This step is not in your plan.");
			await insertDoneSteps(tx, userId, { day, steps: keys, doneAt: now });
		} else {
			await deleteDoneSteps(tx, userId, { day, steps: keys });
		}
		return listDoneSteps(tx, userId, days);
	});
}

export interface Skipped {
	skipped: SkippedRow[];
	stung: string[];
}

/** Skips the morning or night of a day, or takes that back. Where it stings, treatments pause and the plan follows. */
export async function skipRoutine({
	ctx,
	input: { day, part, skipped, reason },
}: {
	ctx: Context<UserActor>;
	input: z.output<typeof skipRoutineSchema>;
}): Promise<Skipped> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	if (!isRecentDay(day, now)) throw new DomainError("bad_input", "Only a routine of today can be skipped.");
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readFelt(tx, userId, now);
		if (skipped) await saveSkipped(tx, { userId, day, part, reason, skippedAt: now });
		else await deleteSkipped(tx, userId, { day, part });
		await followFeelings(ctx, tx, userId, before);
		return {
			skipped: await listSkippedOn(tx, userId, daysOfToday(now)),
			stung: await readStungDays(tx, userId, now),
		};
	});
}

/** Leaves a suggested step out, or takes it back in; saying the same again changes nothing. */
export async function dropStep({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof dropStepSchema>;
}): Promise<{ dropped: string[] }> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const [newest] = await listFinishedReports(tx, userId, 1);
		const plan = newest?.result.care_plan ?? null;
		const before = await listDroppedSteps(tx, userId);
		const steps = expandStep(input.step, plan).filter((key) => {
			const place = placeOf(key);
			return before.includes(key) || (place !== null && plan !== null && stepAt(plan, place) !== null);
		});
		if (steps.length === 0) throw new DomainError("bad_input", "This step is not in your plan.");
		const changed = steps.filter((key) => before.includes(key) !== input.dropped);
		if (changed.length === 0) return { dropped: before };
		if (input.dropped) await insertDroppedSteps(tx, userId, changed, ctx.clock.now());
		else await deleteDroppedSteps(tx, userId, changed);
		const action = input.dropped ? "routine.step_dropped" : "routine.step_taken_back";
		await audit(ctx, tx, { action, userId, details: { steps: changed.join(" ") } });
		return { dropped: await listDroppedSteps(tx, userId) };
	});
}

/**
 * The suggested plan without its dropped steps as an iCalendar file. Steps in use have their dates from the day their
 * product came into use; week 1 of the plan begins on `start`, otherwise with its first product, otherwise today.
 */
export async function writePlanCalendar({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { start?: string | undefined };
}): Promise<{ filename: string; text: string }> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const [newest] = await listFinishedReports(db, userId, 1);
	if (!newest) {
		throw new DomainError(
			"not_found",
			"There is no care plan yet. Take a photo first, and it is made from it.",
		);
	}
	const now = ctx.clock.now().toISOString();
	const steps = await readRoutineSteps(db, userId);
	const begun = steps.find(({ beginning }) => beginning.begun !== null)?.beginning.begun;
	const today = now.slice(0, "YYYY-MM-DD".length);
	const stung = await readStungDays(db, userId, ctx.clock.now());
	const inUse = steps.flatMap(({ id, pace, beginning }) => {
		const first = pace && beginning.since && firstDayOf(pace.start_week, beginning);
		return first ? [{ id, first, pause: pauseOn(today, pace.pauses ? stung : [], first) }] : [];
	});
	const text = planCalendar({
		plan: newest.result.care_plan,
		start: input.start ?? begun ?? today,
		// Days that a pause held back move everything that comes after them.
		firstDays:
			input.start === undefined
				? Object.fromEntries(inUse.map(({ id, first, pause }) => [id, addDays(first, pause.held)]))
				: {},
		pausedUntil: Object.fromEntries(
			inUse.flatMap(({ id, pause }) => (pause.until === null ? [] : [[id, pause.until] as const])),
		),
		dropped: await listDroppedSteps(db, userId),
		name: `${BRAND.name} care plan`,
		owner: { id: `care-plan-${userId}`, host: new URL(ctx.settings.publicUrl).hostname },
		now,
	});
	return { filename: "care-plan.ics", text };
}
