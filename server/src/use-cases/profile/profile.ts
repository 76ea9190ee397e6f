import type { updateProfileSchema } from "@dewlight/contracts/profile.ts";
import type { PersonFact, Understood } from "@dewlight/core/person/person-fact.ts";
import type { RoutineWarning } from "@dewlight/core/products/in-use/product-in-use.ts";
import { heldBack, reportHolds } from "@dewlight/core/products/recommend-notes.ts";
import type { Recommended } from "@dewlight/core/products/recommend-request.ts";
import { type DescribedChange, toldChanges } from "@dewlight/core/routine/describe-changes.ts";
import { factsAbout, tells } from "@dewlight/core/routine/facts-from-answers.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import { type DroppableStep, droppableSteps } from "@dewlight/core/routine/shorten-plan.ts";
import { changesPicksAlone, explainChanges } from "@dewlight/core/scan/explain-changes.ts";
import type { ReportOfPlan } from "@dewlight/core/scan/plan-request.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { type DoneStep, listDoneSteps, listSkippedOn, type SkippedRow } from "#db/queries/daily.ts";
import { changeAnswers, type FinishedReport } from "#db/queries/reports.ts";
import { audit } from "../audit.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import {
	type ConfirmedView,
	checkInUse,
	type ProductView,
	viewConfirmed,
	viewOwn,
	viewSuggested,
} from "./product-view.ts";
import { daysOfToday, type Routine, readRoutine, readStungDays } from "./read-routine.ts";
import { rebuildNewestPlan } from "./rebuild-plan.ts";

export interface ProfileView extends Pick<Routine, "user" | "plan" | "dropped"> {
	newest: Routine["newest"];
	/** When the plan was made, and the plan it is compared with; null where there is none. */
	madeAt: Date | null;
	previousMadeAt: Date | null;
	/** What the person answered since the photo that the plan was made again for; null when nothing. */
	told: string | null;
	/** Why no product is suggested at all, and what to do instead; null where there may be some. */
	held: Recommended["held"];
	/** What the plan rests on beside the answers, in words. */
	toldInNote: string[];
	confirmed: ConfirmedView[];
	suggested: ProductView[];
	own: ProductView[];
	droppable: DroppableStep[];
	done: DoneStep[];
	skipped: SkippedRow[];
	/** Days from which treatments pause. */
	stung: string[];
	warnings: RoutineWarning[];
	changes: DescribedChange[];
}

/** API-42: answers, suggested plan, products in use and what there is to say about them. Nothing of it is stored twice. */
export async function getProfile({ ctx }: { ctx: Context<UserActor> }): Promise<ProfileView> {
	return readProfile(ctx.store.db, ctx.actor.userId, ctx.clock.now());
}

async function readProfile(db: Queryable, userId: number, now: Date): Promise<ProfileView> {
	const routine = await readRoutine(db, userId);
	const { plan, confirmed, newest, user } = routine;
	const inUse = new Set(confirmed.map(({ productId }) => productId));
	const facts = factsAbout(user.preferences, newest?.result.understood);
	return {
		...routine,
		held: heldBack(newest && reportHolds(newest.result), facts),
		toldInNote: toldBeside(user.preferences, newest?.result.understood, facts),
		confirmed: viewConfirmed(routine),
		suggested: viewSuggested(routine),
		own: routine.own.map((own) => viewOwn(own, inUse.has(own.id))),
		droppable: plan ? droppableSteps(plan) : [],
		done: await listDoneSteps(db, userId, daysOfToday(now)),
		skipped: await listSkippedOn(db, userId, daysOfToday(now)),
		stung: await readStungDays(db, userId, now),
		warnings: checkInUse(routine, now),
		...(await readHistory(db, routine)),
	};
}

/** Of what the newest note told, what counts and is not said by the answers already. */
function toldBeside(
	preferences: Preferences,
	understood: readonly Understood[] = [],
	facts: readonly PersonFact[],
): string[] {
	return understood
		.filter(({ state }) => state !== "denied")
		.filter((one) => !tells(preferences, one))
		.filter((one) => facts.some(({ id, about }) => id === one.id && about === one.about))
		.map(({ words }) => words);
}

/** A plan made again for other answers is compared with the photo's own; any other with that of the scan before. */
async function readHistory(
	db: Queryable,
	{ user, newest, previous, earlierPlan, plan }: Routine,
): Promise<Pick<ProfileView, "madeAt" | "previousMadeAt" | "told" | "changes">> {
	if (!newest || !plan) return { madeAt: null, previousMadeAt: null, told: null, changes: [] };
	const after: ReportOfPlan = {
		care_plan: plan,
		report: newest.result,
		note: newest.note,
		tone: newest.tone,
		person: user,
		previous_plan: previous?.result.care_plan ?? null,
	};
	const { rebuilt } = newest.result;
	if (rebuilt) {
		const report = asFirstUnderstood(newest.result);
		const before = { ...after, report, care_plan: rebuilt.care_plan, person: rebuilt.person };
		return {
			madeAt: new Date(rebuilt.at),
			previousMadeAt: newest.createdAt,
			told: toldChanges(rebuilt.person, user),
			changes: await readChanges(db, before, after),
		};
	}
	if (!previous) return { madeAt: newest.createdAt, previousMadeAt: null, told: null, changes: [] };
	const before: ReportOfPlan = {
		care_plan: previous.result.care_plan,
		report: previous.result,
		note: previous.note,
		tone: previous.tone,
		person: user,
		previous_plan: earlierPlan,
	};
	return {
		madeAt: newest.createdAt,
		previousMadeAt: previous.createdAt,
		told: null,
		changes: await readChanges(db, before, after),
	};
}

/** A photo's own plan counts all that was read in its note; what is denied was denied later. */
function asFirstUnderstood(result: FinishedReport["result"]): FinishedReport["result"] {
	const { understood } = result;
	return understood
		? { ...result, understood: understood.map((one) => ({ ...one, state: "read" })) }
		: result;
}

async function readChanges(
	db: Queryable,
	before: ReportOfPlan,
	after: ReportOfPlan,
): Promise<DescribedChange[]> {
	const picks = changesPicksAlone(before.care_plan, after.care_plan);
	return explainChanges(before, after, picks ? await readScanShortlist(db) : []);
}

/**
 * API-42: replaces the lists and answers that were sent; a list holds each tag once. The suggested plan follows in the
 * same transaction.
 */
export async function updateProfile({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof updateProfileSchema>;
}): Promise<ProfileView> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		const before = await lockUser(tx, userId);
		if (!before) throw notFound();
		await changeAnswers(tx, userId, {
			...(input.goals && { goals: withoutRepeats(input.goals) }),
			...(input.issues && { issues: withoutRepeats(input.issues) }),
			...(input.preferences && { preferences: checkedAnswers(input.preferences) }),
		});
		await audit(ctx, tx, {
			action: "profile.updated",
			userId,
			details: {
				goals: input.goals !== undefined,
				issues: input.issues !== undefined,
				preferences: input.preferences !== undefined,
			},
		});
		await rebuildNewestPlan(ctx, tx, userId, before);
		return readProfile(tx, userId, ctx.clock.now());
	});
}

/** Upper and lower case are one tag, and the first spelling stays (PLAN-A6). */
function withoutRepeats(tags: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const tag of tags) {
		const key = tag.toLowerCase();
		if (!first.has(key)) first.set(key, tag);
	}
	return [...first.values()];
}
