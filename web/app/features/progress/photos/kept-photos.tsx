import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { ChevronsLeftRight } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "#api/call.ts";
import { endpointUrl } from "#api/endpoint-url.ts";
import { Checkbox } from "#ui/field.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { scanName, takenAt } from "#ui/words.ts";
import { progressCopy } from "../copy.ts";
import { alignPhotos, brightnessGain, type GreyPicture, type Placement } from "./align-photos.ts";

const PAGE = 100;
/** The newest thousand scans are enough to choose from. */
const PAGES = 10;

export interface KeptPhoto {
	id: number;
	/** Its day, and that it was imported where it was. */
	name: string;
	filename: string;
}

const isReport = ({ status, kept_as_note }: CheckinTile) => status === "complete" && !kept_as_note;

/** Finished scans, no notes, whose small photo was kept, oldest first. */
function keptPhotos(tiles: readonly CheckinTile[]): KeptPhoto[] {
	return tiles
		.filter(isReport)
		.toSorted((a, b) => Date.parse(takenAt(a)) - Date.parse(takenAt(b)) || a.id - b.id)
		.flatMap((tile) =>
			tile.thumbnail_filename === null
				? []
				: [{ id: tile.id, name: scanName(tile), filename: tile.thumbnail_filename }],
		);
}

export const photosQuery = queryOptions({
	queryKey: ["kept-photos"],
	queryFn: async ({ signal }) => {
		const byId = new Map<number, CheckinTile>();
		for (let page = 0; page < PAGES; page += 1) {
			const query = { offset: page * PAGE, limit: PAGE };
			const tiles = await call(scanApi.listCheckins, { query, signal });
			for (const tile of tiles) byId.set(tile.id, tile);
			if (tiles.length < PAGE) break;
		}
		const tiles = [...byId.values()];
		return { photos: keptPhotos(tiles), finished: tiles.filter(isReport).length };
	},
});

const copy = progressCopy.photos;
/** What is looked at to lay one over the other; thumbnails stand upright, four by five. */
const LOOKED_AT = { width: 64, height: 80 };
/** Both are shown a little larger, so that no empty edge comes in where one is moved. */
const CLOSER = 1.08;

interface PhotoSliderProps {
	before: KeptPhoto;
	after: KeptPhoto;
}

interface Match {
	placement: Placement;
	gain: number;
}

/**
 * The earlier photo lies over the later one and is cut at the edge; a native range carries finger, mouse and keys. The
 * later one is laid under it and shown as bright, for the eye alone.
 */
export function PhotoSlider({ before, after }: PhotoSliderProps) {
	const [edge, setEdge] = useState(50);
	const [lost, setLost] = useState(false);
	const [matched, setMatched] = useState(true);
	const [match, setMatch] = useState<Match | null>(null);
	const loaded = useRef<{ before?: HTMLImageElement; after?: HTMLImageElement }>({});
	const [from, to] = [before.name, after.name];
	const take = (which: "before" | "after", image: HTMLImageElement) => {
		loaded.current[which] = image;
		const { before: still, after: moving } = loaded.current;
		if (still && moving) setMatch(matchOf(still, moving));
	};
	if (lost) {
		return (
			<p className="grid justify-items-center gap-3 rounded-lg bg-silk p-10 text-center text-small text-ink-2">
				<LightForm light="low" className="size-20" />
				{copy.lost}
			</p>
		);
	}
	const shown = matched ? match : null;
	return (
		<div className="mx-auto grid w-full max-w-form gap-3">
			<div className="relative aspect-[4/5] w-full overflow-hidden rounded-lg bg-silk shadow-soft outline-fig has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
				<div className="absolute inset-0" style={{ scale: CLOSER }}>
					<img
						src={address(after)}
						alt={copy.photoOf(to)}
						onError={() => setLost(true)}
						onLoad={({ currentTarget }) => take("after", currentTarget)}
						style={shown ? styleOf(shown) : undefined}
						className="absolute inset-0 size-full object-cover"
					/>
				</div>
				<div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
					<img
						src={address(before)}
						alt={copy.photoOf(from)}
						onError={() => setLost(true)}
						onLoad={({ currentTarget }) => take("before", currentTarget)}
						style={{ scale: CLOSER }}
						className="absolute inset-0 size-full object-cover"
					/>
				</div>
				<div
					aria-hidden="true"
					style={{ left: `${edge}%` }}
					className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#ffffff] shadow-soft"
				>
					<span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-[#ffffff] text-[#6b2e47] shadow-soft">
						<ChevronsLeftRight className="size-5" />
					</span>
				</div>
				<Caption text={from} side="left-3" />
				<Caption text={to} side="right-3" />
				<input
					type="range"
					min={0}
					max={100}
					value={edge}
					aria-label={copy.slider}
					aria-valuetext={copy.position(edge, from)}
					onChange={({ target }) => setEdge(Number(target.value))}
					className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
				/>
			</div>
			{match === null ? (
				<p className="text-small text-ink-2">{copy.asTaken}</p>
			) : (
				<div className="grid gap-1">
					<Checkbox
						label={copy.match}
						checked={matched}
						onChange={({ currentTarget }) => setMatched(currentTarget.checked)}
					/>
					<p className="text-small text-ink-2">{matched ? copy.matched : copy.asTaken}</p>
				</div>
			)}
		</div>
	);
}

const address = ({ filename }: KeptPhoto) => endpointUrl(scanApi.thumbnail, { filename });

function styleOf({ placement: { x, y, scale, roll }, gain }: Match) {
	return {
		transform: `translate(${(100 * x).toFixed(2)}%, ${(100 * y).toFixed(2)}%) rotate(${roll.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
		filter: `brightness(${gain.toFixed(3)})`,
	};
}

/** Null where this browser does not let the pictures be looked at; they are shown as they were taken then. */
function matchOf(still: HTMLImageElement, moving: HTMLImageElement): Match | null {
	try {
		const [fixed, free] = [greyOf(still), greyOf(moving)];
		return { placement: alignPhotos(fixed, free), gain: brightnessGain(fixed, free) };
	} catch (error) {
		console.warn("The two photos are not laid over each other.", error);
		return null;
	}
}

/** The part of a picture that is shown, small. */
function greyOf(image: HTMLImageElement): GreyPicture {
	const { width, height } = LOOKED_AT;
	const canvas = Object.assign(document.createElement("canvas"), LOOKED_AT);
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (context === null) throw new Error("This browser draws no pictures.");
	const { naturalWidth, naturalHeight } = image;
	const scale = Math.max(width / naturalWidth, height / naturalHeight);
	const [w, h] = [scale * naturalWidth, scale * naturalHeight];
	context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
	const { data } = context.getImageData(0, 0, width, height);
	const values = Float32Array.from({ length: width * height }, (_, at) => {
		const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	});
	return { width, height, values };
}

function Caption({ text, side }: { text: string; side: string }) {
	return (
		<span
			aria-hidden="true"
			className={`pointer-events-none absolute bottom-3 max-w-[calc(50%-1rem)] rounded-md bg-[#1a1316]/75 px-3 py-1 text-[0.8125rem] font-medium text-[#ffffff] ${side}`}
		>
			{text}
		</span>
	);
}
