import type { Queryable } from "#db/database.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { type PictureRow, savePictures } from "#db/queries/pictures.ts";
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
