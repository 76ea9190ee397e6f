import type { Zone } from "@dewlight/core/skin/observation.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import type { Ridges } from "./measure-ridges.ts";
import { ramp } from "./ramp.ts";
import { visibleContrast } from "./visible-contrast.ts";

const distancesOf = scratchPlane();

/** How far to both sides of a line its skin is looked at, and how far along it the look is averaged, millimetres. */
const SIDE_MM = 1.8;
const ALONG_MM = 2;
/** L* by which the less bright side must lie above the line: an edge of hair or shade is bright on one side alone. */
const BOTH_SIDES = { from: 0.9, full: 1.9 };
/** Millimetres to the nearest thing that is not skin: strands, lashes and rims reach into skin. */
const FROM_HAIR_MM = { from: 3, full: 5.5 };
/** A line is followed so far to both sides, and this share of the way must be a valley that runs the same way. */
const FOLLOWED_MM = 15;
/** A crease at the corner of an eye or between the brows is no longer. */
const FOLLOWED_SHORT_MM = 8;
const FOLLOWED = { from: 0.25, full: 0.5 };
/** Radians by which the valleys on the way may turn from it. */
const MOST_TURN = 0.45;
/** How much of a step's direction is taken from the valley it stands in. */
const BEND = 0.15;
const HALVES = 2;

/** How surely a pixel on a dark line lies on a crease of the skin, 0 to 1; asked after the ridges are known. */
export type ConfirmLine = (pixel: number, zone: Zone) => number;

/**
 * A second look that shares nothing with the ridge filter but the place: both sides must be matte skin and brighter,
 * no hair or rim may be near, and what follows on both sides must be a valley that runs the same way.
 */
export function confirmLine(face: AlignedFace, skin: SkinView, { strength, angle }: Ridges): ConfirmLine {
	const { size, cropPxPerMm } = face;
	const { mask, specular, lab, gain } = skin;
	const visible = visibleContrast(gain);
	// Most faces ask about few places and many about none: nothing is prepared before the first question.
	let away: Float32Array | undefined;
	const sides = new Map<number, number>();
	const valley = (i: number): number => {
		const known = sides.get(i);
		if (known !== undefined) return known;
		const value = ramp(visible * lowerSide(i), BOTH_SIDES.from, BOTH_SIDES.full);
		sides.set(i, value);
		return value;
	};

	/** L* of the less bright side above the line; below 0 where a side shows too little matte skin. */
	function lowerSide(i: number): number {
		const y = Math.floor(i / size);
		const x = i - y * size;
		const [dx, dy] = [Math.cos(angle[i]), Math.sin(angle[i])];
		const meanAt = (off: number): number => {
			let sum = 0;
			let count = 0;
			let all = 0;
			for (let t = -ALONG_MM * cropPxPerMm; t <= ALONG_MM * cropPxPerMm; t++) {
				for (let o = off - 0.7; o < off + 1; o += 0.7) {
					const j = Math.round(y + dy * t + dx * o) * size + Math.round(x + dx * t - dy * o);
					all++;
					if (!mask[j]) continue;
					sum += lab.L[j];
					count++;
				}
			}
			return 2 * count < all ? Number.NaN : sum / count;
		};
		const middle = meanAt(0);
		const [one, other] = [meanAt(SIDE_MM * cropPxPerMm), meanAt(-SIDE_MM * cropPxPerMm)];
		const least = Math.min(one, other) - middle;
		return Number.isNaN(least) ? -1 : least;
	}

	/** Share of the way to both sides that is a valley and runs on. */
	function followed(i: number, zone: Zone): number {
		const isShort = zone.endsWith("crows_feet") || zone === "glabella";
		const reach = Math.round((isShort ? FOLLOWED_SHORT_MM : FOLLOWED_MM) * cropPxPerMm);
		let sum = 0;
		for (const side of [-1, 1]) {
			let y = Math.floor(i / size);
			let x = i - y * size;
			let turn = angle[i] + (side < 0 ? Math.PI : 0);
			for (let step = 1; step <= reach; step++) {
				const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
				let best = -1;
				let most = 0;
				for (const off of [0, -1, 1]) {
					const j = Math.round(y + dy + off * dx) * size + Math.round(x + dx - off * dy);
					if (strength[j] > most) [best, most] = [j, strength[j]];
				}
				x += dx;
				y += dy;
				if (best < 0) continue;
				const away = Math.asin(Math.sin(angle[best] - turn));
				if (Math.abs(away) > MOST_TURN) continue;
				sum += valley(best);
				turn += BEND * away;
				const row = Math.floor(best / size);
				x += (best - row * size - x) / HALVES;
				y += (row - y) / HALVES;
			}
		}
		return sum / (2 * reach);
	}

	return (i, zone) => {
		away ??= distanceFromOther(mask, specular, size);
		const clear = ramp(away[i] / cropPxPerMm, FROM_HAIR_MM.from, FROM_HAIR_MM.full);
		const here = clear === 0 ? 0 : clear * valley(i);
		return here === 0 ? 0 : here * ramp(followed(i, zone), FOLLOWED.from, FOLLOWED.full);
	};
}

/** Pixels to the nearest one that is neither matte skin nor gloss (two-pass chamfer distance). */
function distanceFromOther(mask: Uint8Array, specular: Uint8Array, size: number): Float32Array {
	const far = distancesOf(size * size);
	for (let i = 0; i < far.length; i++) far[i] = mask[i] || specular[i] ? size : 0;
	for (let y = 1; y < size - 1; y++) {
		for (let i = y * size + 1; i < y * size + size - 1; i++) if (far[i] > 0) relax(far, i, -1, -size);
	}
	for (let y = size - 2; y > 0; y--) {
		for (let i = y * size + size - 2; i > y * size; i--) if (far[i] > 0) relax(far, i, 1, size);
	}
	return far;
}

/** Shortens a pixel's distance by way of the four neighbors that a pass has been at before it. */
function relax(far: Float32Array, i: number, beside: number, row: number): void {
	const straight = Math.min(far[i + beside], far[i + row]) + 1;
	const slanted = Math.min(far[i + row - 1], far[i + row + 1]) + Math.SQRT2;
	far[i] = Math.min(far[i], straight, slanted);
}
