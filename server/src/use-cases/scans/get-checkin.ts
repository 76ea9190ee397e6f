import type { Preferences } from "@dewlight/core/routine/person.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { listEvents } from "#db/queries/checkin-events.ts";
import { findCheckinForUser, findLatestCheckinId } from "#db/queries/find-checkin.ts";
import { findOriginal } from "#db/queries/originals.ts";
import { findPhotoRemarks, type PhotoRemarksRow } from "#db/queries/photo-remarks.ts";
import { findPictureForUser, listPictures } from "#db/queries/pictures.ts";
import { findNewestReportId } from "#db/queries/profile.ts";
import { findObservation } from "#db/queries/save-checkin.ts";
import { findPlaceInLine } from "#db/queries/waiting-scans.ts";
import { analyzeScanJob } from "#jobs/definitions/analyze-scan.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { CheckinTileView } from "./list-checkins.ts";
import { readPace, tellProgress } from "./tell-progress.ts";
import { refuseOutsideHistory } from "./visible-history.ts";

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
