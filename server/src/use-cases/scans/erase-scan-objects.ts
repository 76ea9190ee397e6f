import { listCheckinIds } from "#db/queries/erasure.ts";
import { findOriginal } from "#db/queries/originals.ts";
import { deletePictureRowsNamed, listPictures } from "#db/queries/pictures.ts";
import type { Context } from "../context.ts";
import { deleteOriginal } from "./delete-original.ts";
import { removePictures } from "./store-pictures.ts";

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
