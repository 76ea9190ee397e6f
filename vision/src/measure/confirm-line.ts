import type { Zone } from "@dewlight/core/skin/observation.ts";
import { scratchPlane } from "../pixels/planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { ramp } from "./readings.ts";
import type { Ridges } from "./ridges.ts";
import { visibleContrast } from "./skin-samples.ts";

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
const OFFSETS = [0, -1, 1] as const;

/**
 * A second look at dark lines that shares nothing with the ridge filter but the place: both sides must be matte skin and
 * brighter, no hair or rim may be near, and what follows on both sides must be a valley that runs the same way.
 */
export class LineLook {
	readonly #size: number;
	readonly #pxPerMm: number;
	readonly #skin: SkinView;
	readonly #ridges: Ridges;
	readonly #visible: number;
	// Most faces ask about few places and many about none: nothing is prepared before the first question.
	#away: Float32Array | undefined;
	readonly #valleys = new Map<number, number>();

	constructor({ size, cropPxPerMm }: AlignedFace, skin: SkinView, ridges: Ridges) {
		this.#size = size;
		this.#pxPerMm = cropPxPerMm;
		this.#skin = skin;
		this.#ridges = ridges;
		this.#visible = visibleContrast(skin.gain);
	}

	/** How surely a pixel on a dark line lies on a crease of the skin, 0 to 1; asked after the ridges are known. */
	sureness(pixel: number, zone: Zone): number {
		this.#away ??= distanceFromOther(this.#skin.mask, this.#skin.specular, this.#size);
		const clear = ramp(this.#away[pixel] / this.#pxPerMm, FROM_HAIR_MM.from, FROM_HAIR_MM.full);
		const here = clear === 0 ? 0 : clear * this.#valley(pixel);
		return here === 0 ? 0 : here * ramp(this.#followed(pixel, zone), FOLLOWED.from, FOLLOWED.full);
	}

	#valley(i: number): number {
		const known = this.#valleys.get(i);
		if (known !== undefined) return known;
		const value = ramp(this.#visible * this.#lowerSide(i), BOTH_SIDES.from, BOTH_SIDES.full);
		this.#valleys.set(i, value);
		return value;
	}

	/** L* of the less bright side above the line; below 0 where a side shows too little matte skin. */
	#lowerSide(i: number): number {
		const middle = this.#meanAt(i, 0);
		const one = this.#meanAt(i, SIDE_MM * this.#pxPerMm);
		const other = this.#meanAt(i, -SIDE_MM * this.#pxPerMm);
		const least = Math.min(one, other) - middle;
		return Number.isNaN(least) ? -1 : least;
	}

	/** Mean L* along the line, `off` pixels beside it; NaN where it shows too little matte skin. */
	#meanAt(i: number, off: number): number {
		const size = this.#size;
		const { mask, lab } = this.#skin;
		const y = Math.floor(i / size);
		const x = i - y * size;
		const dx = Math.cos(this.#ridges.angle[i]);
		const dy = Math.sin(this.#ridges.angle[i]);
		let sum = 0;
		let count = 0;
		let all = 0;
		for (let t = -ALONG_MM * this.#pxPerMm; t <= ALONG_MM * this.#pxPerMm; t++) {
			for (let o = off - 0.7; o < off + 1; o += 0.7) {
				const j = Math.round(y + dy * t + dx * o) * size + Math.round(x + dx * t - dy * o);
				all++;
				if (!mask[j]) continue;
				sum += lab.L[j];
				count++;
			}
		}
		return 2 * count < all ? Number.NaN : sum / count;
	}

	/** Share of the way to both sides that is a valley and runs on. */
	#followed(i: number, zone: Zone): number {
		const isShort = zone.endsWith("crows_feet") || zone === "glabella";
		const reach = Math.round((isShort ? FOLLOWED_SHORT_MM : FOLLOWED_MM) * this.#pxPerMm);
		return this.#valleysOn(1, i, reach, this.#valleysOn(-1, i, reach, 0)) / (2 * reach);
	}

	/** `sum` and how much of a valley each step to one side is. */
	#valleysOn(side: 1 | -1, i: number, reach: number, sum: number): number {
		const size = this.#size;
		const { angle } = this.#ridges;
		let all = sum;
		let y = Math.floor(i / size);
		let x = i - y * size;
		let turn = angle[i] + (side < 0 ? Math.PI : 0);
		for (let step = 1; step <= reach; step++) {
			const dx = Math.cos(turn);
			const dy = Math.sin(turn);
			const best = this.#strongestAhead(x, y, dx, dy);
			x += dx;
			y += dy;
			if (best < 0) continue;
			const away = Math.asin(Math.sin(angle[best] - turn));
			if (Math.abs(away) > MOST_TURN) continue;
			all += this.#valley(best);
			turn += BEND * away;
			const row = Math.floor(best / size);
			x += (best - row * size - x) / HALVES;
			y += (row - y) / HALVES;
		}
		return all;
	}

	/** The strongest of the three pixels a step leads to, straight on first; -1 where there is no line. */
	#strongestAhead(x: number, y: number, dx: number, dy: number): number {
		const size = this.#size;
		const { strength } = this.#ridges;
		let best = -1;
		let most = 0;
		for (let n = 0; n < 3; n++) {
			const off = OFFSETS[n];
			const j = Math.round(y + dy + off * dx) * size + Math.round(x + dx - off * dy);
			if (strength[j] > most) {
				best = j;
				most = strength[j];
			}
		}
		return best;
	}
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
