import type { answerUnderstoodSchema } from "@dewlight/contracts/scans.ts";
import { isSameFact, type Understood } from "@dewlight/core/person/person-fact.ts";
import { historyBounds } from "@dewlight/core/plans/index.ts";
import { withFact, withoutFact } from "@dewlight/core/routine/facts-from-answers.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import type { AnalysisResult, StageEvent } from "@dewlight/core/scan/stages.ts";
import { DAY_MS, DAYS_A_WEEK, type ScanPace, scanPace } from "@dewlight/core/skin/biology-clock.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { summarizeProgress } from "@dewlight/core/skin/summarize-progress.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { findUserById, lockUser } from "#db/queries/accounts.ts";
import {
	type CheckinRow,
	findCheckinForUser,
	findLatestCheckinId,
	findNthNewestComplete,
	findObservation,
	type HistoryFilter,
	isVisible,
	listCheckinRows,
	listScanTimes,
} from "#db/queries/checkins.ts";
import { changeAnswers, findNewestReportId, listReportsBack, saveUnderstood } from "#db/queries/reports.ts";
import {
	findOriginal,
	findPhotoRemarks,
	findPictureForUser,
	findPlaceInLine,
	listEvents,
	listPictures,
	type PhotoRemarksRow,
	type PictureRow,
} from "#db/queries/scans.ts";
import { analyzeScanJob } from "#jobs/definitions/promised.ts";
import { audit } from "../audit.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { rebuildNewestPlan } from "../profile/index.ts";
import { readPlan } from "../read-allowance.ts";
import { EARLIER_SCANS } from "./scan-rules.ts";

export interface CheckinView extends CheckinTileView {
	/** Finished stages of a check-in that is still in work. */
	events: Pick<StageEvent, "stage" | "payload">[];
	observation: StoredObservation | null;
	originalDeletedAt: Date | null;
	/** Scans that wait before this one; null when it does not wait. */
	waitingAhead: number | null;
	/** A model's own words about the photo. */
	remarks: PhotoRemarksRow | null;
	/** The person's answers, read where the report understood something they may tell too. */
	answers: Preferences;
	/** It is the newest report that is finished. */
	makesTodaysPlan: boolean;
}

/** API-27: the owner's check-in, or not found; outside the plan's history it is kept but not shown (SCAN-A20). */
export async function getCheckin({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: number };
}): Promise<CheckinView> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const found = await findCheckinForUser(db, input.id, userId);
	if (!found) throw notFound();
	await refuseOutsideHistory(ctx, found);
	const [checkin = found] = await tellProgress(db, userId, [found]);
	const original = await findOriginal(db, checkin.id);
	const paceOf = await readPace(ctx);
	const understood = checkin.analysisResult?.understood ?? [];
	const user = understood.length > 0 ? await findUserById(db, userId) : null;
	const inWork = checkin.status === "processing";
	return {
		checkin,
		pace: paceOf(checkin.id),
		waitingAhead: inWork ? await findPlaceInLine(db, analyzeScanJob.id, checkin.id) : null,
		events: await listEvents(db, checkin.id, 0),
		pictures: await listPictures(db, [checkin.id]),
		observation: await findObservation(db, checkin.id),
		originalDeletedAt: original?.deletedAt ?? null,
		remarks: await findPhotoRemarks(db, checkin.id),
		answers: user?.preferences ?? {},
		makesTodaysPlan: (await findNewestReportId(db, userId)) === checkin.id,
	};
}

/** API-25: the newest check-in in any state, 0 when there is none. */
export async function getLatestCheckin({ ctx }: { ctx: Context<UserActor> }): Promise<{ id: number }> {
	return { id: await findLatestCheckinId(ctx.store.db, ctx.actor.userId) };
}

/** API-28: events from index `after` on, in order. */
export async function listCheckinEvents({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: number; after: number };
}): Promise<Pick<StageEvent, "stage" | "payload">[]> {
	const checkin = await findCheckinForUser(ctx.store.db, input.id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
	return listEvents(ctx.store.db, checkin.id, input.after);
}

/** API-29: the owner's thumbnail or layer; for everyone else it does not exist. */
export async function readPicture({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { filename: string };
}): Promise<{ bytes: Uint8Array; contentType: string }> {
	const picture = await findPictureForUser(ctx.store.db, input.filename, ctx.actor.userId);
	const bytes = picture && (await ctx.objects.get(picture.objectKey));
	if (!picture || !bytes) throw notFound();
	return { bytes, contentType: picture.contentType };
}

export interface CheckinTileView {
	checkin: CheckinRow;
	pictures: PictureRow[];
	/** On the newest finished scan, where its pace is worth a sentence. */
	pace: ScanPace | null;
}

/** API-26: newest first, without failed ones, as far back as the plan sees. */
export async function listCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { offset: number; limit: number };
}): Promise<{ tiles: CheckinTileView[]; total: number }> {
	const { rows, total } = await listCheckinRows(ctx.store.db, await visibleHistory(ctx), input);
	const told = await tellProgress(ctx.store.db, ctx.actor.userId, rows);
	const pictures = await listPictures(
		ctx.store.db,
		rows.map(({ id }) => id),
	);
	const paceOf = await readPace(ctx);
	const tiles = told.map((checkin) => ({
		checkin,
		pace: paceOf(checkin.id),
		pictures: pictures.filter(({ checkinId }) => checkinId === checkin.id),
	}));
	return { tiles, total };
}

interface Told {
	id: number;
	takenAt: Date;
	analysisResult: AnalysisResult | null;
}

/**
 * These check-ins of a person, what changed in each told by the rule of today from the stored readings. A report
 * keeps what was said when it was written, and that is never shown again: whoever looks at a pair of scans, in
 * whatever place, is told one number and one verdict. Without its readings a report stays as it was.
 */
export async function tellProgress<Checkin extends Told>(
	db: Queryable,
	userId: number,
	checkins: readonly Checkin[],
): Promise<Checkin[]> {
	const ordered = checkins
		.filter(({ analysisResult }) => analysisResult !== null)
		.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime() || a.id - b.id);
	const [oldest, newest] = [ordered[0], ordered.at(-1)];
	if (oldest === undefined || newest === undefined) return [...checkins];
	const reports = await listReportsBack(db, userId, {
		oldestId: oldest.id,
		newestId: newest.id,
		earlier: EARLIER_SCANS,
	});
	return checkins.map((checkin) => {
		const at = reports.findIndex(({ id }) => id === checkin.id);
		const report = reports[at];
		if (report === undefined || checkin.analysisResult === null) return checkin;
		const earlier = reports.slice(at + 1, at + 1 + EARLIER_SCANS);
		const progress_summary = summarizeProgress(report, earlier, report.created_at);
		return { ...checkin, analysisResult: { ...checkin.analysisResult, progress_summary } };
	});
}

/** What is said of the person's pace, by check-in: the newest finished scan alone carries it. */
async function readPace(ctx: Context<UserActor>): Promise<(checkinId: number) => ScanPace | null> {
	const now = ctx.clock.now();
	const since = new Date(now.getTime() - DAYS_A_WEEK * DAY_MS);
	const scans = await listScanTimes(ctx.store.db, ctx.actor.userId, since);
	const pace = scanPace(
		scans.map(({ createdAt }) => createdAt.toISOString()),
		now.toISOString(),
	);
	return (checkinId) => (scans.at(-1)?.id === checkinId ? pace : null);
}

/** How far back this person's plan sees; older scans are kept and come back with an upgrade (TIME-A3). */
export async function visibleHistory(ctx: Context<UserActor>): Promise<HistoryFilter> {
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, ctx.store.db, userId);
	const { newest, since } = historyBounds(plan, ctx.clock.now().getTime());
	return {
		userId,
		oldestId: newest === null ? null : await findNthNewestComplete(ctx.store.db, userId, newest),
		since: since === null ? null : new Date(since),
	};
}

/** A report outside the plan's history is kept but not shown, nor spoken about (SCAN-A20). */
export async function refuseOutsideHistory(
	ctx: Context<UserActor>,
	checkin: Pick<CheckinRow, "id" | "status">,
): Promise<void> {
	if (checkin.status !== "complete") return;
	if (await isVisible(ctx.store.db, await visibleHistory(ctx), checkin.id)) return;
	throw await beyondHistory(
		ctx,
		"This report is older than your plan's history. It is kept, and an upgrade shows it again.",
	);
}

/** What lies outside the history that the person's plan shows. */
export async function beyondHistory(ctx: Context<UserActor>, message: string): Promise<DomainError> {
	const { plan } = await readPlan(ctx, ctx.store.db, ctx.actor.userId);
	return new DomainError("upgrade_needed", "upgrade_needed", {
		body: {
			message,
			plan,
			limit_type: "history",
			used: 0,
			limit: 0,
			resets_at: null,
		},
		triggerEvent: "upgradeNeeded",
	});
}

/**
 * What the person says to one thing a report understood from their note: kept, it joins the answers; denied, it no longer
 * counts; read, both are taken back. The newest report's plan follows in the same transaction. Saying the same again
 * changes nothing.
 */
export async function answerUnderstood({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof answerUnderstoodSchema> & { checkinId: number };
}): Promise<CheckinView> {
	const { userId } = ctx.actor;
	const { checkinId, state } = input;
	const known = await findCheckinForUser(ctx.store.db, checkinId, userId);
	if (!known) throw notFound();
	await refuseOutsideHistory(ctx, known);
	await ctx.store.transaction(async (tx) => {
		const before = await lockUser(tx, userId);
		const checkin = await findCheckinForUser(tx, checkinId, userId);
		if (!before || !checkin) throw notFound();
		const understood = checkin.analysisResult?.understood ?? [];
		const fact = understood.find((one) => isSameFact(one, input));
		if (!fact) throw new DomainError("bad_input", "This report did not understand that from your note.");
		if (state === "kept" && !fact.lasting) {
			throw new DomainError("bad_input", "This passes by itself, so it does not join your profile.");
		}
		if (fact.state === state) return;
		const next = understood.map((one) => (one === fact ? { ...one, state } : one));
		await changeAnswers(tx, userId, { preferences: answersAfter(before.preferences, fact, state) });
		await audit(ctx, tx, {
			action: "report.understood_answered",
			userId,
			details: { checkin_id: checkinId, state },
		});
		await rebuildNewestPlan(ctx, tx, userId, before, { checkinId, understood: next });
		await saveUnderstood(tx, checkinId, next);
	});
	return getCheckin({ ctx, input: { id: checkinId } });
}

/** Only what joined the answers from here leaves them again. */
function answersAfter(answers: Preferences, fact: Understood, state: Understood["state"]): Preferences {
	if (state === "kept") return checkedAnswers(withFact(answers, fact));
	return fact.state === "kept" ? withoutFact(answers, fact) : answers;
}
