import { listCheckinIds } from "#db/queries/erasure.ts";
import {
	type DeletionReason,
	findOriginal,
	type OriginalRow,
	recordDeletion,
} from "#db/queries/originals.ts";
import { deletePictureRowsNamed, listPictures } from "#db/queries/pictures.ts";
import type { Context } from "../context.ts";
import { removePictures } from "./store-pictures.ts";

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

/**
 * Every photo and picture of a person, bytes first and rows after: a run that was killed leaves the rows from which
 * the next one goes on, and a row that a worker adds meanwhile stays to be seen.
 */
export async function eraseScanObjects({
	ctx,
	input,
}: {
	ctx: Context;
	input: { userId: number };
}): Promise<void> {
	const { db } = ctx.store;
	for (const checkinId of await listCheckinIds(db, input.userId)) {
		const original = await findOriginal(db, checkinId);
		if (original && !original.deletedAt) await deleteOriginal(ctx, original, "swept");
		const recorded = await listPictures(db, [checkinId]);
		await removePictures(ctx, checkinId);
		await deletePictureRowsNamed(
			db,
			recorded.map(({ filename }) => filename),
		);
	}
}
