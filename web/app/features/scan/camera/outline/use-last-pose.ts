import { checkinSchema, checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { call, receive } from "#api/call.ts";
import { drawFrame } from "../analysis/draw-frame.ts";
import type { FaceFacts } from "../facts/face-facts.ts";
import type { Guide } from "../guidance/use-guide.ts";

/** The newest scan with a kept thumbnail. */
interface LastPhoto {
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

/** Not kept after the camera closes. */
export const lastPhotoQuery = queryOptions({
	queryKey: ["last-photo"],
	queryFn: ({ signal }) => readLastPhoto(signal),
	gcTime: 0,
});

export interface LastPose {
	face: FaceFacts;
	eyeCornersPx: number | null;
}

/** How the person held the head on the last photo, read from its thumbnail on this device; null where there is none. */
export function useLastPose(guide: Guide): LastPose | null {
	const { data: last } = useQuery({ ...lastPhotoQuery, enabled: guide.kind === "ready" });
	const [pose, setPose] = useState<LastPose | null>(null);
	useEffect(() => {
		if (guide.kind !== "ready" || !last) return;
		let over = false;
		const look = async () => {
			const picture = await createImageBitmap(last.thumbnail);
			const frame = drawFrame(document.createElement("canvas"), picture, picture);
			picture.close();
			const { face } = await guide.analyst.look(frame);
			if (!over && face) setPose({ face, eyeCornersPx: last.eyeCornersPx });
		};
		look().catch((error: unknown) => {
			if (!over) console.warn("The last photo gives no outline.", error);
		});
		return () => {
			over = true;
		};
	}, [guide, last]);
	return pose;
}

/** Null for a person without an earlier photo. */
async function readLastPhoto(signal: AbortSignal): Promise<LastPhoto | null> {
	const newest = await call(scanApi.listCheckins, {
		reading: tiles,
		query: { offset: 0, limit: LOOKED_AT },
		signal,
	});
	const last = newest.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (!last?.thumbnail_filename) return null;
	const [checkin, thumbnail] = await Promise.all([
		call(scanApi.getCheckin, { reading: quality, params: { id: last.id }, signal }),
		receive(scanApi.thumbnail, { params: { filename: last.thumbnail_filename }, signal }),
	]);
	return { thumbnail: await thumbnail.blob(), eyeCornersPx: eyeCornersOf(checkin.photo_quality) };
}

/** The size check reports the eyes' distance in pixels, or a share of at most 1 where the photo cut the face. */
function eyeCornersOf(found: z.infer<typeof quality>["photo_quality"]): number | null {
	const value = found?.checks.find(({ name }) => name === "face_size")?.value ?? null;
	return value !== null && value > 1 ? value : null;
}
