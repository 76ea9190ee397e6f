import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { type StoredObservation, storeObservation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import {
	type CheckinRow,
	findObservation,
	insertObservation,
	setPhotoQuality,
} from "#db/queries/checkins.ts";
import { findPhotoConsent } from "#db/queries/consents.ts";
import { findOriginal } from "#db/queries/photos.ts";
import { appendEvent } from "#db/queries/scan-progress.ts";
import { type AnalyzedPhoto, type AnalyzeWish, PhotoRefusedError } from "#ports/photo-analyst.ts";
import type { Context } from "../context.ts";
import { agreedToRemarks } from "../model-permission.ts";
import { failScan } from "./end-scan.ts";
import { insertPictures, removePictures, storePictures, unbindPhotos } from "./scan-objects.ts";
import { whileInWork } from "./scan-rules.ts";

export interface Observed {
	photoQuality: PhotoQuality;
	observation: StoredObservation;
	/** The aligned face, in memory only, where the person agreed that a model sees it; null otherwise. */
	faceCrop: Uint8Array | null;
}

/** Pixels to numbers, once. Null when there are none to keep: then the check-in has ended already. */
export async function observePhoto(
	ctx: Context,
	checkin: CheckinRow,
	{ signal, lastTry }: { signal: AbortSignal; lastTry: boolean },
): Promise<Observed | null> {
	const stored = await findObservation(ctx.store.db, checkin.id);
	if (stored && checkin.photoQuality) {
		return { photoQuality: checkin.photoQuality, observation: stored, faceCrop: null };
	}
	const original = await readOriginal(ctx, checkin.id);
	if (!original) {
		await failScan(ctx, checkin, "photo_lost");
		return null;
	}
	ctx.log.info({ checkinId: checkin.id }, "photo analysis begins");
	const { photo, frames } = unbindPhotos(original);
	// What a killed run left goes while the photo is looked at, and before anything new is written.
	const cleared = removePictures(ctx, checkin.id);
	cleared.catch(() => undefined);
	const analyzed = await analyzeOrRefuse(ctx, photo, {
		signal,
		// Whatever the frames may have had to do with two deaths, they do not get a third.
		frames: lastTry ? [] : frames,
		faceCrop: await agreedToRemarks(ctx, ctx.store.db, checkin.userId),
		closeUps: await agreedToCloseUps(ctx, checkin.userId),
	});
	ctx.log.info({ checkinId: checkin.id, status: analyzed.photoQuality.status }, "photo analysis ends");
	if (!analyzed.observation) {
		await failScan(ctx, checkin, "photo_quality", analyzed.photoQuality);
		return null;
	}
	await cleared;
	return keepObservation(ctx, checkin, analyzed, storeObservation(analyzed.observation));
}

async function readOriginal(ctx: Context, checkinId: number): Promise<Uint8Array | null> {
	const original = await findOriginal(ctx.store.db, checkinId);
	return original && !original.deletedAt ? ctx.objects.get(original.objectKey) : null;
}

/** Close-ups are kept by the text of today; a yes to an earlier one did not name them. */
async function agreedToCloseUps(ctx: Context, userId: number): Promise<boolean> {
	const held = await findPhotoConsent(ctx.store.db, userId);
	return held?.decision === "granted" && held.version === PHOTO_CONSENT_VERSION;
}

/** A file that no photo can be read from is a verdict about the photo, not a failure of ours. */
async function analyzeOrRefuse(
	ctx: Context,
	photo: Uint8Array,
	options: AnalyzeWish,
): Promise<AnalyzedPhoto> {
	try {
		return await ctx.analyst.analyze(photo, options);
	} catch (error) {
		if (!(error instanceof PhotoRefusedError)) throw error;
		const checks = [{ name: "decode", status: "fail", value: null, limit: null } as const];
		return {
			photoQuality: { status: "fail", reason: error.message, checks },
			observation: null,
			thumbnail: null,
			layers: [],
			closeUps: [],
		};
	}
}

async function keepObservation(
	ctx: Context,
	checkin: CheckinRow,
	analyzed: AnalyzedPhoto,
	observation: StoredObservation,
): Promise<Observed | null> {
	const { photoQuality } = analyzed;
	const pictures = await storePictures(ctx, checkin, analyzed);
	const kept = await whileInWork(ctx, checkin, async (tx) => {
		const at = ctx.clock.now();
		await setPhotoQuality(tx, checkin.id, photoQuality);
		await insertObservation(tx, checkin.id, observation, at);
		await insertPictures(tx, pictures);
		const { status, reason } = photoQuality;
		await appendEvent(tx, checkin.id, { stage: "photo_quality", payload: { status, reason } }, at);
	});
	if (kept) return { photoQuality, observation, faceCrop: analyzed.faceCrop ?? null };
	await removePictures(ctx, checkin.id);
	return null;
}
