import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { AssistantUnavailableError } from "#ports/assistant.ts";
import type { Context } from "../context.ts";
import { modelAllowed } from "../model-allowed.ts";
import { agreedToRemarks } from "../remarks-consent.ts";
import { recordScanCall } from "./record-scan-call.ts";
import { remarksThatHold } from "./remark-check.ts";
import { whileInWork } from "./while-in-work.ts";

/** What may be stored as the model's own words. */
export interface Remarks {
	provider: string;
	model: string;
	text: string;
}

/**
 * Shows the aligned face to the model, with consent only, and returns what of its remarks may be shown. The picture is
 * nowhere but in memory. Null in every other case: a scan is whole without remarks, so nothing here fails it.
 */
export async function remarkPhoto(
	ctx: Context,
	checkin: Pick<CheckinRow, "id" | "userId">,
	face: Uint8Array,
	signal: AbortSignal,
): Promise<Remarks | null> {
	const { narrator } = ctx;
	try {
		if (!narrator || !(await modelAllowed(ctx)) || !(await stillAgreed(ctx, checkin))) return null;
		const { text, call } = await narrator.remark({ face, signal });
		const held = remarksThatHold(text);
		const outcome = held === null && text.trim() !== "" ? "ungrounded" : call.outcome;
		await recordScanCall(ctx, checkin, "remarks", { ...call, outcome });
		const { provider, model } = narrator;
		return held === null ? null : { provider, model, text: held };
	} catch (error) {
		const known = error instanceof AssistantUnavailableError ? error : null;
		const outcome = known?.outcome ?? (error instanceof Error ? error.name : "unknown");
		ctx.log.warn({ outcome, checkinId: checkin.id }, "the model remarked nothing");
		if (known?.call) await recordScanCall(ctx, checkin, "remarks", known.call);
		return null;
	}
}

/** Read in one step with whether the scan still runs: a no before this moment means that nothing is sent. */
async function stillAgreed(ctx: Context, checkin: Pick<CheckinRow, "id" | "userId">): Promise<boolean> {
	let agreed = false;
	await whileInWork(ctx, checkin, async (tx) => {
		agreed = await agreedToRemarks(ctx, tx, checkin.userId);
	});
	return agreed;
}
