import { isDeepStrictEqual } from "node:util";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { withNoteAnswered } from "@dewlight/core/assistant/note/answer-note.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Person } from "@dewlight/core/routine/person.ts";
import { type DecidedScan, decideScan } from "@dewlight/core/scan/decide-scan.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { type StoredObservation, storeObservation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById, lockUser } from "#db/queries/accounts.ts";
import {
	type CheckinRow,
	endCheckin,
	findCheckin,
	findObservation,
	insertObservation,
	setPhotoQuality,
} from "#db/queries/checkins.ts";
import { findPhotoConsent } from "#db/queries/consents.ts";
import { findPreviousResult, listEarlierReports } from "#db/queries/reports.ts";
import { appendEvent, findOriginal, insertPhotoRemarks } from "#db/queries/scans.ts";
import { type AnalyzedPhoto, type AnalyzeWish, PhotoRefusedError } from "#ports/photo-analyst.ts";
import { audit } from "../audit.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import type { Context, JobActor } from "../context.ts";
import { agreedToRemarks } from "../model-permission.ts";
import { readFelt, readLeftOut, readOwnedNames, rebuildNewestPlan } from "../profile/index.ts";
import { failScan } from "./end-scan.ts";
import { narrateNotes, type Remarks, remarkPhoto } from "./narration.ts";
import {
	deleteOriginal,
	insertPictures,
	removePictures,
	storePictures,
	unbindPhotos,
} from "./scan-objects.ts";
import { EARLIER_SCANS, whileInWork } from "./scan-rules.ts";

interface AnalyzeScanInput {
	checkinId: number;
	/** No further try follows when this one fails. */
	lastTry: boolean;
	signal: AbortSignal;
}

/**
 * The whole scan, safe to run again at any point: what a killed run finished stands (observation, events) and is
 * not done twice. The original is deleted once it was observed or refused, or at the last try; a process that
 * dies before that leaves it to the sweep.
 */
export async function analyzeScan({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: AnalyzeScanInput;
}): Promise<void> {
	const checkin = await findCheckin(ctx.store.db, input.checkinId);
	// Whoever was scanned was erased meanwhile: what a killed run stored goes too.
	if (!checkin) return removePictures(ctx, input.checkinId);
	if (checkin.status !== "processing") return;
	// Read while the photo is looked at; whoever decides waits for it and sees its failure.
	const catalogue = readScanShortlist(ctx.store.db);
	catalogue.catch(() => undefined);
	try {
		const observed = await observePhoto(ctx, checkin, input);
		await deleteOriginalOf(ctx, checkin.id, observed ? "analyzed" : "failed");
		if (observed) await reportOn(ctx, checkin, { observed, catalogue, signal: input.signal });
	} catch (error) {
		if (!input.lastTry) throw error;
		ctx.log.error({ err: error, checkinId: checkin.id }, "scan failed for good");
		await failScan(ctx, checkin, "analysis_error");
		await deleteOriginalOf(ctx, checkin.id, "failed");
	}
}

/** The model looks at the face while core decides, so that both together take no longer than one of them. */
async function reportOn(
	ctx: Context,
	checkin: CheckinRow,
	{ observed, catalogue, signal }: Omit<ReportInput, "remarks">,
): Promise<void> {
	const { faceCrop } = observed;
	const stop = new AbortController();
	const either = AbortSignal.any([signal, stop.signal]);
	const remarks = faceCrop ? remarkPhoto(ctx, checkin, faceCrop, either) : Promise.resolve(null);
	try {
		await decideReport(ctx, checkin, { observed, catalogue, remarks, signal });
	} finally {
		stop.abort();
		await remarks;
	}
}

async function deleteOriginalOf(
	ctx: Context,
	checkinId: number,
	because: "analyzed" | "failed",
): Promise<void> {
	const original = await findOriginal(ctx.store.db, checkinId);
	if (original && !original.deletedAt) await deleteOriginal(ctx, original, because);
}

interface Observed {
	photoQuality: PhotoQuality;
	observation: StoredObservation;
	/** The aligned face, in memory only, where the person agreed that a model sees it; null otherwise. */
	faceCrop: Uint8Array | null;
}

/** Pixels to numbers, once. Null when there are none to keep: then the check-in has ended already. */
async function observePhoto(
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

interface ReportInput {
	observed: Observed;
	/** What a scan picks from; on its way. */
	catalogue: Promise<CatalogueProduct[]>;
	/** On their way; never rejects. */
	remarks: Promise<Remarks | null>;
	signal: AbortSignal;
}

/** Numbers to a report: core decides stage by stage, and the stages are appended in order, until the scan is stopped. */
async function decideReport(
	ctx: Context,
	checkin: CheckinRow,
	{ observed, catalogue, remarks, signal }: ReportInput,
): Promise<void> {
	const user = await findUserById(ctx.store.db, checkin.userId);
	if (!user) return;
	const scan = { userId: checkin.userId, beforeId: checkin.id };
	const earlier = await listEarlierReports(ctx.store.db, scan, EARLIER_SCANS);
	const leftOut = await readLeftOut(ctx.store.db, checkin.userId);
	const flagsOf = ctx.triage.read(checkin.note === null ? [] : [checkin.note]);
	const previous = await findPreviousResult(ctx.store.db, checkin);
	const made = {
		observation: observed.observation,
		note: checkin.note,
		person: {
			goals: user.goals,
			issues: user.issues,
			preferences: user.preferences,
			// How skin feels these days says nothing of a photo from another day.
			felt: checkin.photoDate === null ? await readFelt(ctx.store.db, checkin.userId, ctx.clock.now()) : [],
		},
		in_use: await readOwnedNames(ctx.store.db, checkin.userId),
		now: checkin.takenAt.toISOString(),
	};
	const stages = decideScan({
		...made,
		heard: checkin.note === null ? [] : await ctx.notes.hear(checkin.note, signal),
		photo_quality: observed.photoQuality,
		note_flags: checkin.note === null ? [] : flagsOf(checkin.note),
		earlier,
		previous,
		catalogue: (await catalogue).filter(({ id }) => !leftOut.has(id)),
	});
	const { events, decided } = runThrough(stages);
	const { product_needs: productNeeds } = decided;
	const asked = checkin.note === null ? [] : await ctx.notes.read(checkin.note, signal);
	const analysisResult = withNoteAnswered({
		...made,
		analysis: { ...decided.analysis_result, ...(asked.length > 0 && { asked }) },
		previous_plan: previous?.care_plan ?? null,
	});
	for (const event of events) {
		if (event.stage === "care_plan") event.payload = analysisResult.care_plan;
		if (event.stage === "condition_notes") {
			event.payload = await narrateNotes(ctx, checkin, analysisResult, signal);
			analysisResult.condition_notes = event.payload;
		}
		const append = (tx: Transaction) => appendEvent(tx, checkin.id, event, ctx.clock.now());
		if (!(await whileInWork(ctx, checkin, append))) return;
	}
	const remarked = await remarks;
	await ctx.store.transaction(async (tx) => {
		// Whoever saves answers holds the account too, so that they are seen here or see this report.
		const held = await lockUser(tx, checkin.userId);
		const finishedAt = ctx.clock.now();
		const end = { status: "complete", analysisResult, productNeeds, finishedAt } as const;
		if (!(await endCheckin(tx, checkin.id, end))) return;
		if (remarked && (await agreedToRemarks(ctx, tx, checkin.userId))) {
			await insertPhotoRemarks(tx, { ...remarked, checkinId: checkin.id, createdAt: finishedAt });
		}
		await audit(ctx, tx, {
			action: "scan.completed",
			userId: checkin.userId,
			details: { checkin_id: checkin.id },
		});
		// A plan of a moment ago need not be made twice more to find that it is the same.
		const asDecided =
			checkin.photoDate === null &&
			isDeepStrictEqual(answersOf(held), answersOf(user)) &&
			isDeepStrictEqual(await readLeftOut(tx, checkin.userId), leftOut);
		if (!asDecided) await rebuildNewestPlan(ctx, tx, checkin.userId, user);
	});
}

const answersOf = (user: Person | null) => user && [user.goals, user.issues, user.preferences];

/** The whole decision at once: a text may only be phrased when it is known whether advice on red flags stands in it. */
function runThrough(stages: Generator<StageEvent, DecidedScan>): {
	events: StageEvent[];
	decided: DecidedScan;
} {
	const events: StageEvent[] = [];
	for (;;) {
		const step = stages.next();
		if (step.done) return { events, decided: step.value };
		events.push(step.value);
	}
}
