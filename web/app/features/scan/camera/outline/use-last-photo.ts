import { checkinSchema, checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { call, receive } from "#api/call.ts";
import type { Guide } from "../analysis/analyst.ts";
import type { FaceFacts, FrameFacts } from "../facts/frame-facts.ts";
import { drawWithin } from "../facts/frame-pixels.ts";
import type { LastTaken } from "../guidance/choose-hint.ts";

/** The newest scan. */
interface ReadPhoto {
	taken: LastTaken;
	/** Null where it is not kept, or cannot be had right now. */
	thumbnail: Blob | null;
}

const tiles = z.array(
	checkinTileSchema.pick({ id: true, status: true, kept_as_note: true, thumbnail_filename: true }),
);

const report = checkinSchema.pick({ taken: true, engine: true });

/** A note is no pose to repeat; a page of them in a row is no earlier photo worth matching. */
const LOOKED_AT = 10;

/** Not kept after the camera closes. */
export const lastPhotoQuery = queryOptions({
	queryKey: ["last-photo"],
	queryFn: ({ signal }) => readLastPhoto(signal),
	gcTime: 0,
});

export interface LastPhoto {
	taken: LastTaken;
	/** What this device sees in its thumbnail, and the picture to show over the camera's; null without one. */
	ghost: Ghost | null;
}

export interface Ghost {
	/** Address of the picture for as long as the camera stands open. */
	address: string;
	/** Pixels. */
	width: number;
	height: number;
	/** With a margin around the picture, so that its face is as large as a live one. */
	seen: FrameFacts;
	/** Where its face lies in the picture itself. */
	face: FaceFacts;
}

/** Around a thumbnail, by its edges: a face that fills the frame is read as one that looks straight ahead. */
const MARGIN = 0.3;

function withoutMargin({ x, y, size, ...pose }: FaceFacts): FaceFacts {
	const whole = 1 + 2 * MARGIN;
	return { ...pose, x: whole * x - MARGIN, y: whole * y - MARGIN, size: whole * size };
}

/** How the last photo was taken, with its thumbnail where one is kept; null where there is none to repeat. */
export function useLastPhoto(guide: Guide): LastPhoto | null {
	const { data: last } = useQuery({ ...lastPhotoQuery, enabled: guide.kind !== "loading" });
	const [ghost, setGhost] = useState<Ghost | null>(null);
	useEffect(() => {
		if (guide.kind !== "ready" || !last?.thumbnail) return;
		const address = URL.createObjectURL(last.thumbnail);
		let over = false;
		const look = async (thumbnail: Blob) => {
			const picture = await createImageBitmap(thumbnail);
			const { width, height } = picture;
			const frame = drawWithin(document.createElement("canvas"), picture, MARGIN, picture);
			picture.close();
			const seen = await guide.analyst.look(frame);
			if (!over && seen.face) setGhost({ address, width, height, seen, face: withoutMargin(seen.face) });
		};
		look(last.thumbnail).catch((error: unknown) => {
			if (!over) console.warn("The last photo is not shown.", error);
		});
		return () => {
			over = true;
			URL.revokeObjectURL(address);
			setGhost(null);
		};
	}, [guide, last]);
	return last ? { taken: last.taken, ghost } : null;
}

/** Null for a person without an earlier photo. */
async function readLastPhoto(signal: AbortSignal): Promise<ReadPhoto | null> {
	const newest = await call(scanApi.listCheckins, {
		reading: tiles,
		query: { offset: 0, limit: LOOKED_AT },
		signal,
	});
	const last = newest.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (!last) return null;
	const [{ taken, engine }, thumbnail] = await Promise.all([
		call(scanApi.getCheckin, { reading: report, params: { id: last.id }, signal }),
		last.thumbnail_filename === null ? null : readThumbnail(last.thumbnail_filename, signal),
	]);
	if (taken === null || engine === null) return null;
	const { inter_ocular_px, ...photo } = taken;
	return { taken: { engine, photo, inter_ocular_px }, thumbnail };
}

/** Without the picture its numbers still guide. */
async function readThumbnail(filename: string, signal: AbortSignal): Promise<Blob | null> {
	try {
		return await (await receive(scanApi.thumbnail, { params: { filename }, signal })).blob();
	} catch (error) {
		if (signal.aborted) throw error;
		console.warn("The last photo's thumbnail could not be read.", error);
		return null;
	}
}
