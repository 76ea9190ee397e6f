import { type CheckinRow, findCheckin } from "#db/queries/find-checkin.ts";
import { findOriginal } from "#db/queries/originals.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import type { Context, JobActor } from "../context.ts";
import { decideReport, type ReportInput } from "./decide-report.ts";
import { deleteOriginal } from "./delete-original.ts";
import { failScan } from "./end-scan.ts";
import { observePhoto } from "./observe-photo.ts";
import { remarkPhoto } from "./remark-photo.ts";
import { removePictures } from "./store-pictures.ts";

interface AnalyzeScanInput {
	checkinId: number;
	/** No further try follows when this one fails. */
	lastTry: boolean;
	signal: AbortSignal;
}

/**
 * The whole scan, safe to run again at any point: what a killed run finished stands (observation, events) and is
 * not done twice. The original is deleted whatever happens to it here; a process that dies before that leaves it
 * to the sweep.
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
