import type { Preferences } from "@dewlight/core/routine/person.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { listEvents } from "#db/queries/checkin-events.ts";
import { findCheckinForUser } from "#db/queries/find-checkin.ts";
import { findOriginal } from "#db/queries/originals.ts";
import { findPhotoRemarks, type PhotoRemarksRow } from "#db/queries/photo-remarks.ts";
import { listPictures } from "#db/queries/pictures.ts";
import { findNewestReportId } from "#db/queries/profile.ts";
import { findObservation } from "#db/queries/save-checkin.ts";
import { findPlaceInLine } from "#db/queries/waiting-scans.ts";
import { analyzeScanJob } from "#jobs/definitions/analyze-scan.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { CheckinTileView } from "./list-checkins.ts";
import { readPace } from "./read-pace.ts";
import { refuseOutsideHistory } from "./refuse-outside-history.ts";
import { tellProgress } from "./tell-progress.ts";

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
