import type { Queryable } from "#db/database.ts";
import type { CheckinRow } from "#db/queries/checkins.ts";
import { listCheckinIds } from "#db/queries/erasure.ts";
import {
	type DeletionReason,
	deletePictureRowsNamed,
	findOriginal,
	listPictures,
	type OriginalRow,
	type PictureRow,
	recordDeletion,
	savePictures,
} from "#db/queries/scans.ts";
import type { AnalyzedPhoto } from "#ports/photo-analyst.ts";
import type { Context } from "../context.ts";
import { picturePrefix } from "./scan-rules.ts";

const WEBP = "image/webp";

/** Writes the pictures under random names. */
export async function storePictures(
	ctx: Context,
	checkin: Pick<CheckinRow, "id" | "userId">,
	analyzed: Pick<AnalyzedPhoto, "thumbnail" | "layers" | "closeUps">,
): Promise<PictureRow[]> {
	const wanted = [
		...(analyzed.thumbnail ? [{ kind: "thumbnail" as const, bytes: analyzed.thumbnail }] : []),
		...analyzed.layers.map(({ concern, picture }) => ({ kind: "layer" as const, concern, bytes: picture })),
		...analyzed.closeUps.flatMap(({ picture, marks, ...place }) => [
			{ kind: "close_up" as const, ...place, bytes: picture },
			{ kind: "close_up_marks" as const, ...place, bytes: marks },
		]),
	];
	// Side by side: one after the other they would take longer than the analysis where the store is not next door.
	const written = await Promise.allSettled(
		wanted.map(async ({ bytes, ...picture }): Promise<PictureRow> => {
			const filename = `${ctx.ids.name()}.webp`;
			const objectKey = `${picturePrefix(checkin.id)}${filename}`;
			await ctx.objects.put(objectKey, bytes, WEBP);
			return {
				filename,
				userId: checkin.userId,
				checkinId: checkin.id,
				concern: null,
				zone: null,
				...picture,
				objectKey,
				contentType: WEBP,
				bytes: bytes.byteLength,
				createdAt: ctx.clock.now(),
			};
		}),
	);
	// All have ended, so that nothing is written once whoever called clears away.
	return written.map((one) => {
		if (one.status === "rejected") throw one.reason;
		return one.value;
	});
}

export async function insertPictures(db: Queryable, rows: PictureRow[]): Promise<void> {
	if (rows.length > 0) await savePictures(db, rows);
}

/** Every object of a check-in's pictures, recorded or not. */
export async function removePictures(ctx: Context, checkinId: number): Promise<void> {
	for (const key of await ctx.objects.list(picturePrefix(checkinId))) await ctx.objects.delete(key);
}

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

/** Begins with no photo format's signature, so that a photo alone is never taken for several. */
const MARK = Buffer.from("DEWLIGHT-PHOTOS-1\n");
const LENGTH_BYTES = 4;

/**
 * The photos of one scan as one object, so that they are written, swept and deleted in one step and one record tells of
 * all of them. A photo alone is its own bytes.
 */
export function bindPhotos(photos: readonly Uint8Array[]): Uint8Array {
	const [only, second] = photos;
	if (only !== undefined && second === undefined) return only;
	const parts = photos.flatMap((photo) => {
		const length = Buffer.alloc(LENGTH_BYTES);
		length.writeUInt32BE(photo.byteLength);
		return [length, photo];
	});
	return Buffer.concat([MARK, ...parts]);
}

/** What `bindPhotos` was given: the photo, and the frames sent with it. */
export function unbindPhotos(bytes: Uint8Array): { photo: Uint8Array; frames: Uint8Array[] } {
	const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!all.subarray(0, MARK.length).equals(MARK)) return { photo: bytes, frames: [] };
	const photos: Uint8Array[] = [];
	for (let at = MARK.length; at < all.length; ) {
		const start = at + LENGTH_BYTES;
		at = start + all.readUInt32BE(at);
		photos.push(all.subarray(start, at));
	}
	const [photo = bytes, ...frames] = photos;
	return { photo, frames };
}
