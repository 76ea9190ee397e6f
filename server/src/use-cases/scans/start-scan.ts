import { BRAND } from "@dewlight/contracts/brand.ts";
import { CHARACTERS_PER_TOKEN, MIN_AGE } from "@dewlight/contracts/constants.ts";
import type { ErrorCode } from "@dewlight/contracts/errors.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { type Decision, historyBounds, type LimitedAction } from "@dewlight/core/plans/index.ts";
import { canBeNote, leavesMuchOpen, type PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { Queryable, Transaction } from "#db/database.ts";
import { findUserById, lockAccount } from "#db/queries/accounts.ts";
import {
	countCompleteAfter,
	findCheckinInProgress,
	insertCheckin,
	insertNote,
} from "#db/queries/checkins.ts";
import { findPhotoConsent } from "#db/queries/consents.ts";
import { claimOriginal, countWaitingScans, insertOriginal } from "#db/queries/scans.ts";
import { reserveUsage } from "#db/queries/usage.ts";
import { analyzeScanJob } from "#jobs/definitions/promised.ts";
import { AnalystBusyError, PhotoRefusedError } from "#ports/photo-analyst.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, Services, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { dayIn } from "../profile/index.ts";
import { limitReached, readAllowance, readPlan } from "../read-allowance.ts";
import { beyondHistory } from "./checkins.ts";
import { bindPhotos, deleteOriginal, insertPictures, storePictures } from "./scan-objects.ts";
import { START_SCAN_RULE, scanSource, VALIDATE_PHOTO_RULE } from "./scan-rules.ts";

interface StartScanInput {
	photo: Uint8Array;
	/** Further photos of the same moment; what is no photo is left out. */
	frames?: Uint8Array[];
	note: string | null;
	/** YYYY-MM-DD, of a photo from before; null for one of now. */
	photoDate: string | null;
}

/**
 * API-24. The photo's record is written before its bytes, so that a crash in between leaves nothing unrecorded;
 * slot, check-in and job are one transaction, so that two tabs cannot pass the quota or start twice.
 */
export async function startScan({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: StartScanInput;
}): Promise<{ id: number; status: "processing" }> {
	await refuseWhenFull({ services: ctx });
	await takeAttempt(ctx, START_SCAN_RULE, String(ctx.actor.userId));
	refuseUnlessPhoto(ctx, input.photo);
	await admitPhoto(ctx);
	await refuseEarly(ctx);
	if (input.photoDate !== null) await refuseUnlessImportable(ctx, input.photoDate);
	const frames = (input.frames ?? []).filter((frame) => isPhoto(ctx, frame));
	const original = await storeOriginal(ctx, bindPhotos([input.photo, ...frames]));
	try {
		const id = await ctx.store.transaction((tx) => openCheckin(ctx, tx, input, original.id));
		return { id, status: "processing" };
	} catch (error) {
		await deleteOriginal(ctx, original, "failed");
		throw error;
	}
}

function refuseUnlessPhoto(ctx: Context, photo: Uint8Array): void {
	try {
		ctx.analyst.accept(photo);
	} catch (error) {
		throw asPhotoRefusal(error);
	}
}

function isPhoto(ctx: Context, frame: Uint8Array): boolean {
	try {
		ctx.analyst.accept(frame);
		return true;
	} catch (error) {
		if (error instanceof PhotoRefusedError) return false;
		throw error;
	}
}

/** Saves storing a photo for nothing; the transaction decides again, on locked rows. */
async function refuseEarly(ctx: Context<UserActor>): Promise<void> {
	if ((await findCheckinInProgress(ctx.store.db, ctx.actor.userId)) !== null) throw scanInProgress();
	for (const action of ["tokens", "scans"] as const) {
		const decision = await readAllowance(ctx, ctx.store.db, ctx.actor.userId, action);
		if (!decision.allowed) throw limitReached(decision);
	}
}

const scanInProgress = () => new DomainError("conflict", MESSAGES.scanInProgress);

async function storeOriginal(ctx: Context, photo: Uint8Array) {
	const id = ctx.ids.uuid();
	const original = { id, objectKey: `originals/${id}`, storeId: ctx.objects.id };
	await insertOriginal(ctx.store.db, { ...original, bytes: photo.byteLength, createdAt: ctx.clock.now() });
	await ctx.objects.put(original.objectKey, photo, "application/octet-stream");
	return original;
}

async function openCheckin(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ note, photoDate }: Pick<StartScanInput, "note" | "photoDate">,
	originalId: string,
): Promise<number> {
	const { userId } = ctx.actor;
	await admitPhotoIn(ctx, tx);
	if ((await findCheckinInProgress(tx, userId)) !== null) throw scanInProgress();
	const decision = await readAllowance(ctx, tx, userId, "scans");
	if (!decision.allowed) throw limitReached(decision);
	const at = ctx.clock.now();
	const checkinId = await insertCheckin(tx, { userId, note, photoDate, createdAt: at });
	const source = scanSource(checkinId);
	await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "scan", amount: 1, source, at });
	if (note) {
		const amount = Math.ceil(note.length / CHARACTERS_PER_TOKEN);
		await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
	}
	await claimOriginal(tx, originalId, checkinId);
	await audit(ctx, tx, {
		action: "scan.started",
		userId,
		details: { checkin_id: checkinId, imported: photoDate !== null },
	});
	await enqueue(ctx, tx, analyzeScanJob, { checkin_id: checkinId });
	return checkinId;
}

const CODES: Record<PhotoRefusedError["why"], ErrorCode> = {
	too_large: "too_large",
	unsupported_type: "unsupported_type",
	unreadable: "bad_input",
};

const BUSY = "We are analyzing many photos right now. Please try again in a minute.";

/** What the analyst throws, as the refusal a person gets; anything else stays what it is. */
function asPhotoRefusal(error: unknown): unknown {
	if (error instanceof PhotoRefusedError) return new DomainError(CODES[error.why], error.message);
	if (error instanceof AnalystBusyError) return new DomainError("busy", BUSY, { retryAfterSeconds: 30 });
	return error;
}

const UNDER_AGE = `You told us that you are under ${MIN_AGE}, so your photo was not taken and nothing of it is kept. ${BRAND.name} is for people from ${MIN_AGE} on: please ask a parent or guardian. A wrong tap? Choose your age again on the care plan page.`;

/**
 * Refuses a photo that nobody agreed to have processed, for only a person's own yes opens it, never a photo that was
 * sent; and any photo of somebody who answers to be too young.
 */
async function admitPhoto({ store, actor }: Context<UserActor>): Promise<void> {
	await refuseUnlessAdmitted(store.db, actor.userId);
}

/** The same inside a transaction, so that no answer changes meanwhile. */
async function admitPhotoIn({ actor }: Context<UserActor>, tx: Transaction): Promise<void> {
	await lockAccount(tx, actor.userId);
	await refuseUnlessAdmitted(tx, actor.userId);
}

async function refuseUnlessAdmitted(db: Queryable, userId: number): Promise<void> {
	const user = await findUserById(db, userId);
	if (user?.preferences.age_band === "under-13") {
		throw new DomainError("under_age", "under_age", { body: { message: UNDER_AGE } });
	}
	const latest = await findPhotoConsent(db, userId);
	if (latest?.decision !== "granted")
		throw new DomainError("photo_consent_required", "photo_consent_required");
}

/** API-20: the photo's verdict. The photo stays in memory and is not kept. */
export async function validatePhoto({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { photo: Uint8Array };
}): Promise<Pick<PhotoQuality, "status" | "reason"> & { canKeepAsNote: boolean; asksFirst: boolean }> {
	await takeAttempt(ctx, VALIDATE_PHOTO_RULE, String(ctx.actor.userId));
	try {
		ctx.analyst.accept(input.photo);
		await admitPhoto(ctx);
		const quality = await ctx.analyst.check(input.photo);
		const { status, reason } = quality;
		return { status, reason, canKeepAsNote: canBeNote(quality), asksFirst: leavesMuchOpen(quality) };
	} catch (error) {
		throw asPhotoRefusal(error);
	}
}

/** API-30, API-31: says whether one more would be allowed; reserves nothing. */
export async function checkLimit({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { action: LimitedAction };
}): Promise<Decision & { allowed: true }> {
	const decision = await readAllowance(ctx, ctx.store.db, ctx.actor.userId, input.action);
	if (!decision.allowed) throw limitReached(decision);
	return decision;
}

/** Where a day begins first. */
const EARLIEST_ZONE = "Pacific/Kiritimati";
/** How far that is before UTC; `taken_at` of an imported photo is so much before its day in UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

const NOT_YET = "That day has not come yet. Please correct the day the photo was taken.";
const UNSEEN =
	"Your plan's history does not reach back to that day, so the report would not be shown. The photo was not taken and nothing was counted.";

/**
 * Refuses, before anything is stored or counted, a photo of a day that has come nowhere yet, and one whose report the
 * person's plan would not show.
 */
async function refuseUnlessImportable(ctx: Context<UserActor>, photoDate: string): Promise<void> {
	const now = ctx.clock.now();
	if (photoDate > dayIn(EARLIEST_ZONE, now)) throw new DomainError("bad_input", NOT_YET);
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, db, userId);
	const { newest, since } = historyBounds(plan, now.getTime());
	const takenAt = new Date(Date.parse(`${photoDate}T00:00:00Z`) - EARLIEST_ZONE_MS);
	const unseen =
		(since !== null && takenAt.getTime() < since) ||
		(newest !== null && (await countCompleteAfter(db, userId, takenAt)) >= newest);
	if (unseen) throw await beyondHistory(ctx, UNSEEN);
}

const RETRY_WHEN_FULL_SECONDS = 120;
const FULL =
	"Many people are scanning right now, and the line is full. Your photo was not taken and nothing was counted; please try again in a few minutes.";

/** Refuses photos beyond what can be analyzed in good time, before one is counted or stored. */
export async function refuseWhenFull({
	services,
}: {
	services: Pick<Services, "store" | "settings">;
}): Promise<void> {
	const waiting = await countWaitingScans(services.store.db, analyzeScanJob.id);
	if (waiting < services.settings.maxWaitingScans) return;
	throw new DomainError("busy", FULL, { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS });
}

/**
 * Keeps a photo that makes no report as a note: its thumbnail and the person's words, and nothing is measured. It
 * costs no scan, changes no plan and stands in no comparison. The photo itself stays in memory and is never stored.
 */
export async function keepNote({
	ctx,
	input: { photo, note },
}: {
	ctx: Context<UserActor>;
	input: { photo: Uint8Array; note: string | null };
}): Promise<{ id: number; status: "processing" }> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, START_SCAN_RULE, String(userId));
	const { photoQuality, thumbnail } = await look(ctx, photo);
	const at = ctx.clock.now();
	const id = await ctx.store.transaction(async (tx) => {
		await admitPhotoIn(ctx, tx);
		const kept = await insertNote(tx, { userId, note, photoQuality, createdAt: at, finishedAt: at });
		await audit(ctx, tx, { action: "scan.kept_as_note", userId, details: { checkin_id: kept } });
		return kept;
	});
	await insertPictures(
		ctx.store.db,
		await storePictures(ctx, { id, userId }, { thumbnail, layers: [], closeUps: [] }),
	);
	return { id, status: "processing" };
}

async function look(ctx: Context<UserActor>, photo: Uint8Array) {
	try {
		ctx.analyst.accept(photo);
		await admitPhoto(ctx);
		const seen = await ctx.analyst.thumbnail(photo);
		if (seen.photoQuality.status === "fail" && !canBeNote(seen.photoQuality)) {
			throw new DomainError("bad_input", seen.photoQuality.reason ?? "This photo cannot be kept.");
		}
		return seen;
	} catch (error) {
		throw asPhotoRefusal(error);
	}
}
