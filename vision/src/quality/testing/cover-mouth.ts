import type { DrawnFace } from "@dewlight/sandbox/faces/index.ts";
import { median } from "../../pixels/statistics.ts";
import type { PhotoPixels } from "../../regions/aligned-face.ts";
import type { Portrait } from "../portrait.ts";

/** Skin-coloured hands first, then things. */
export const COVERS = [
	"level fingers",
	"upright fingers",
	"palm",
	"white mask",
	"beige mask",
	"cup",
] as const;
export type Cover = (typeof COVERS)[number];

type Colour = readonly [red: number, green: number, blue: number];
/** Shade of a cover at a place, lengths in mouth widths from the middle of the mouth; null beside it. */
type Shade = (across: number, down: number) => number | null;

const FINGER = 0.22;
const GRAIN = 4;

/** Round fingers with a dark gap between them and a crease over each knuckle. */
function fingers(along: number, across: number, reach: number): number | null {
	if (Math.abs(along) > reach || Math.abs(across) > 5 * FINGER) return null;
	const place = (((across / FINGER + 1) % 2) + 2) % 2;
	const round = 1.04 - 0.42 * (place - 1) ** 4;
	return (
		round - 0.1 * Math.exp(-(((along - 0.35) / 0.03) ** 2)) - 0.1 * Math.exp(-(((along + 0.4) / 0.03) ** 2))
	);
}

const box = (across: number, down: number, halfWidth: number, halfHeight: number): number | null =>
	Math.abs(across) > halfWidth || Math.abs(down) > halfHeight
		? null
		: 0.75 + 0.25 * Math.cos((1.3 * across) / halfWidth);

const SHADES: Record<Cover, Shade> = {
	"level fingers": (across, down) => fingers(across, down, 1.1),
	"upright fingers": (across, down) => fingers(down, across, 1),
	palm: (across, down) => {
		const edge = (across / 1.05) ** 4 + (down / 0.75) ** 4;
		return edge > 1
			? null
			: 1.03 - 0.25 * edge - 0.06 * Math.exp(-(((down - 0.3 * across + 0.15) / 0.04) ** 2));
	},
	"white mask": (across, down) => box(across, down, 1.15, 0.8),
	"beige mask": (across, down) => box(across, down, 1.15, 0.8),
	cup: (across, down) => box(across, down, 0.58, 0.95),
};

/** The photo with something painted over the mouth; hands take the person's own skin colour. */
export function coverMouth(photo: PhotoPixels, { mesh, aligned, skin }: Portrait, cover: Cover): DrawnFace {
	const at = (index: number): [number, number] => [mesh.points[3 * index], mesh.points[3 * index + 1]];
	const [right, left, upper, lower] = [61, 291, 13, 14].map(at);
	const [rightEye, leftEye] = [33, 263].map(at);
	const span = [leftEye[0] - rightEye[0], leftEye[1] - rightEye[1]];
	const width = 0.62 * Math.hypot(...span);
	const angle = Math.atan2(span[1], span[0]);
	const middleX = (right[0] + left[0]) / 2;
	const middleY = (upper[1] + lower[1]) / 2;
	const channel = (c: number): number =>
		median(Float32Array.from(skin.pixels, (i) => aligned.rgb[3 * i + c]));
	const colour: Colour =
		cover === "white mask"
			? [225, 228, 230]
			: cover === "beige mask"
				? [214, 178, 150]
				: cover === "cup"
					? [240, 238, 232]
					: [channel(0), channel(1), channel(2)];
	const rgb = Uint8Array.from(photo.rgb);
	for (let y = 0, i = 0; y < photo.height; y++)
		for (let x = 0; x < photo.width; x++, i += 3) {
			const across = (Math.cos(angle) * (x - middleX) + Math.sin(angle) * (y - middleY)) / width;
			const down = (Math.cos(angle) * (y - middleY) - Math.sin(angle) * (x - middleX)) / width;
			if (Math.abs(across) > 1.5 || Math.abs(down) > 1.5) continue;
			const shade = SHADES[cover](across, down);
			if (shade === null) continue;
			// An even grain stands for skin and cloth seen by a sensor.
			const grain = GRAIN * ((Math.sin(12.9898 * x + 78.233 * y) * 43758.5453) % 1);
			for (let c = 0; c < 3; c++) rgb[i + c] = Math.max(0, Math.min(255, shade * colour[c] + grain));
		}
	return { rgb, width: photo.width, height: photo.height };
}
