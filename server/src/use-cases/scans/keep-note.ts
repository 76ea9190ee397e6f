import { canBeNote } from "@dewlight/core/skin/photo-quality.ts";
import { insertNote } from "#db/queries/save-checkin.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { admitPhoto, admitPhotoIn, asPhotoRefusal } from "./admit-photo.ts";
import { START_SCAN_RULE } from "./scan-rules.ts";
import { insertPictures, storePictures } from "./store-pictures.ts";

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
