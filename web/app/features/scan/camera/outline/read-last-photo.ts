import { checkinSchema, checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call, request } from "#api/request.ts";

/** The newest scan with a kept thumbnail. */
export interface LastPhoto {
	thumbnail: Blob;
	/** Distance of the outer eye corners in pixels of that photo; null where its check does not tell. */
	eyeCornersPx: number | null;
}

const tiles = z.array(
	checkinTileSchema.pick({ id: true, status: true, kept_as_note: true, thumbnail_filename: true }),
);
const quality = checkinSchema.pick({ photo_quality: true });
/** Failed scans have no thumbnail, and a note is no pose to repeat; a page of them in a row is no earlier photo worth matching. */
const LOOKED_AT = 10;

/** Null for a person without an earlier photo. */
async function readLastPhoto(signal: AbortSignal): Promise<LastPhoto | null> {
	const newest = await request("listCheckins", {
		answer: tiles,
		query: { offset: 0, limit: LOOKED_AT },
		signal,
	});
	const last = newest.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (!last?.thumbnail_filename) return null;
	const [checkin, thumbnail] = await Promise.all([
		request("getCheckin", { answer: quality, params: { id: last.id }, signal }),
		call("thumbnail", { params: { filename: last.thumbnail_filename }, signal }),
	]);
	return { thumbnail: await thumbnail.blob(), eyeCornersPx: eyeCornersOf(checkin.photo_quality) };
}

/** The size check reports the eyes' distance in pixels, or a share of at most 1 where the photo cut the face. */
function eyeCornersOf(found: z.infer<typeof quality>["photo_quality"]): number | null {
	const value = found?.checks.find(({ name }) => name === "face_size")?.value ?? null;
	return value !== null && value > 1 ? value : null;
}

/** Not kept after the camera closes. */
export const lastPhotoQuery = queryOptions({
	queryKey: ["last-photo"],
	queryFn: ({ signal }) => readLastPhoto(signal),
	gcTime: 0,
});
