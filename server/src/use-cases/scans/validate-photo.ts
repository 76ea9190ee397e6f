import { canBeNote, type PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { admitPhoto } from "./admit-photo.ts";
import { asPhotoRefusal } from "./refuse-photo.ts";
import { VALIDATE_PHOTO_RULE } from "./scan-rules.ts";

/** API-20: the photo's verdict. The photo stays in memory and is not kept. */
export async function validatePhoto({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { photo: Uint8Array };
}): Promise<Pick<PhotoQuality, "status" | "reason"> & { canKeepAsNote: boolean }> {
	await takeAttempt(ctx, VALIDATE_PHOTO_RULE, String(ctx.actor.userId));
	try {
		ctx.analyst.accept(input.photo);
		await admitPhoto(ctx);
		const quality = await ctx.analyst.check(input.photo);
		return { status: quality.status, reason: quality.reason, canKeepAsNote: canBeNote(quality) };
	} catch (error) {
		throw asPhotoRefusal(error);
	}
}
