import { findPictureForUser } from "#db/queries/pictures.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";

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
