import { checkinSchema, checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { z } from "zod";
import { call, receive } from "#api/call.ts";
import type { Guide } from "../analysis/analyst.ts";
import type { FaceFacts, FrameFacts } from "../facts/frame-facts.ts";
import { drawWithin } from "../facts/frame-pixels.ts";
import type { Aim, LastTaken } from "../guidance/choose-hint.ts";

/** An oval with the lines of a turned head, in pixels of the picture. */
interface Oval {
	cx: number;
	cy: number;
	rx: number;
	ry: number;
	/** Degrees, clockwise. */
	roll: number;
	/** Paths from brow to chin and from ear to ear, bent as the head is turned, about the middle of the oval. */
	meridian: string;
	eyeLine: string;
}

/** The outer eye corners span this share of the face's width; a face is this much longer than wide. */
const CORNERS_BY_WIDTH = 0.65;
const LENGTH_BY_WIDTH = 1.36;
/** Where the eyes lie above the middle, by the half length. */
const EYES_UP = 0.12;

interface GuideOvalProps {
	aim: Aim;
	width: number;
	height: number;
	good: boolean;
	/** Also draws how the head was turned. */
	detailed: boolean;
	/** The last photo, to be covered by the face. */
	ghost: Ghost | null;
}

/** Colors of their own: what lies behind is the camera's picture in either theme. */
const LINE = "#fff8f2";
const GOOD_LINE = "#b6e0c8";
const SHADE = "#1a1316";

/** The place for the face; around it the picture is a little darker. */
export function GuideOval({ aim, width, height, good, detailed, ghost }: GuideOvalProps) {
	const [hole, inside] = [useId(), useId()];
	const { cx, cy, rx, ry, roll, meridian, eyeLine } = ovalOf(aim, width, height);
	const place = `translate(${cx} ${cy}) rotate(${roll})`;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
			<mask id={hole}>
				<rect width={width} height={height} fill="#fff" />
				<ellipse rx={rx} ry={ry} transform={place} fill="#000" />
			</mask>
			<clipPath id={inside}>
				<ellipse rx={rx} ry={ry} transform={place} />
			</clipPath>
			<rect width={width} height={height} fill={SHADE} opacity="0.3" mask={`url(#${hole})`} />
			{ghost !== null && (
				<g clipPath={`url(#${inside})`}>
					<image
						href={ghost.address}
						width={ghost.width}
						height={ghost.height}
						opacity="0.35"
						transform={ghostPlace(aim, { width, height }, ghost)}
					/>
				</g>
			)}
			<g transform={place} fill="none" stroke={good ? GOOD_LINE : LINE} strokeLinecap="round">
				<ellipse rx={rx} ry={ry} strokeWidth={good ? 5 : 3} vectorEffect="non-scaling-stroke" />
				{detailed && (
					<g strokeWidth="2" strokeDasharray="5 7" opacity="0.75">
						<path d={meridian} vectorEffect="non-scaling-stroke" />
						<path d={eyeLine} vectorEffect="non-scaling-stroke" />
					</g>
				)}
			</g>
		</svg>
	);
}

/** Lays the face of the last photo where, as large and as tilted as the face should be. */
export function ghostPlace(
	aim: Aim,
	frame: Size,
	{ face, ...photo }: Pick<Ghost, "face" | "width" | "height">,
): string {
	const scale =
		(aim.size * Math.min(frame.width, frame.height)) / (face.size * Math.min(photo.width, photo.height));
	return [
		`translate(${frame.width / 2} ${frame.height / 2})`,
		`rotate(${round(aim.roll - face.roll)})`,
		`scale(${scale.toFixed(4)})`,
		`translate(${round(-face.x * photo.width)} ${round(-face.y * photo.height)})`,
	].join(" ");
}

interface Size {
	width: number;
	height: number;
}

export function ovalOf(aim: Aim, width: number, height: number): Oval {
	const rx = (aim.size * Math.min(width, height)) / CORNERS_BY_WIDTH / 2;
	const ry = rx * LENGTH_BY_WIDTH;
	// A quadratic curve reaches half as far as its control point, so that twice the bulge is asked for.
	const aside = 2 * rx * Math.sin(radians(aim.yaw));
	const down = -EYES_UP * ry + 2 * ry * Math.sin(radians(aim.pitch)) * 0.5;
	return {
		cx: width / 2,
		cy: height / 2,
		rx,
		ry,
		roll: aim.roll,
		meridian: `M0 ${round(-ry)}Q${round(aside)} 0 0 ${round(ry)}`,
		eyeLine: `M${round(-rx)} ${round(-EYES_UP * ry)}Q0 ${round(down)} ${round(rx)} ${round(-EYES_UP * ry)}`,
	};
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const round = (length: number): number => Math.round(10 * length) / 10;

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

interface Ghost {
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
