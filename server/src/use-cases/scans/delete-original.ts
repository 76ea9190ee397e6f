import { type DeletionReason, type OriginalRow, recordDeletion } from "#db/queries/originals.ts";
import type { Context } from "../context.ts";

/**
 * Removes the photo's bytes first and records it after, so that a record never claims more than was done. Nothing under
 * the key is no proof in a store that never got the photo: then nothing is recorded, and the answer is false.
 */
export async function deleteOriginal(
	ctx: Context,
	{ id, objectKey, storeId }: Pick<OriginalRow, "id" | "objectKey" | "storeId">,
	because: DeletionReason,
): Promise<boolean> {
	await ctx.objects.delete(objectKey);
	if (storeId !== null && storeId !== ctx.objects.id) {
		ctx.log.error(
			{ originalId: id, storedIn: storeId, lookedIn: ctx.objects.id },
			"a photo lies in an object store that this process does not reach; its deletion is not on record",
		);
		return false;
	}
	await recordDeletion(ctx.store.db, id, because, ctx.clock.now());
	return true;
}
