import { type DeletionReason, recordDeletion } from "#db/queries/originals.ts";
import type { Context } from "../context.ts";

/** Removes the photo's bytes first and records it after, so that a record never claims more than was done. */
export async function deleteOriginal(
	ctx: Context,
	original: { id: string; objectKey: string },
	because: DeletionReason,
): Promise<void> {
	await ctx.objects.delete(original.objectKey);
	await recordDeletion(ctx.store.db, original.id, because, ctx.clock.now());
}
