import { ITA_CLASSES, type ItaClass, type ToneEstimate, type Zone } from "@dewlight/core/skin/observation.ts";
import { channelCurves } from "../pixels/colour-space.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { PhotoConditions } from "./measurability.ts";
import type { ZoneValues } from "./readings.ts";
import {
	type CellColours,
	cellsOf,
	readCells,
	type SkinCell,
	valuesAt,
	visibleContrast,
} from "./skin-samples.ts";

const TONE_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "forehead"];

/** Upper limits of all classes but the lightest, degrees (Chardon 1991; Del Bino 2013), darkest first. */
const ITA_LIMITS = [-30, 10, 28, 41, 55] as const;

/** One photo without a colour chart cannot know the light: even the best one is only a fair guess. */
const BEST_CONFIDENCE = 0.5;

/**
 * Skin tone from the photo as it was exposed, before any normalisation: ITA = atan((L*-50)/b*) of the median
 * cheek and forehead colour, and the Monk step that such an angle and hue had on labeled photos. An estimate a person
 * may correct.
 */
export function estimateTone(
	face: AlignedFace,
	cells: readonly SkinCell[],
	normalized: CellColours,
	conditions: PhotoConditions,
): ToneEstimate {
	const places = [...cells.keys()];
	const open = places.filter((c) => TONE_ZONES.includes(cells[c].zone));
	const shown = open.length > 0 ? open : places;
	const seen = shown.map((c) => cells[c]);
	const colours = readCells(face, seen, channelCurves({ gain: 1 }));
	if (seen.length === 0) return { ita_deg: 0, ita_class: "brown", monk_estimate: 5, confidence: 0 };
	const [L, b] = [median(colours.L), median(colours.b)];
	const [a, yellow] = [normalized.a, normalized.b].map((plane) => median(shown.map((c) => plane[c])));
	const ita = (Math.atan2(L - 50, Math.max(0.1, b)) * 180) / Math.PI;
	const light = Math.max(0, 1 - conditions.light_asymmetry / 30);
	const cast = Math.max(0, 1 - conditions.colour_cast);
	const clipping = Math.max(0, 1 - 10 * conditions.clip_high);
	return {
		ita_deg: ita,
		ita_class: itaClass(ita),
		monk_estimate: monkStep(ita, { a, b: yellow }),
		confidence: BEST_CONFIDENCE * light * cast * clipping,
	};
}

export function itaClass(degrees: number): ItaClass {
	const above = ITA_LIMITS.filter((limit) => degrees > limit).length;
	return ITA_CLASSES[ITA_CLASSES.length - 1 - above];
}

/**
 * Monk step 1 to 10 by a plane through labeled portraits and one studio's photos (docs/science.md). Distance to the
 * scale's own colors reads the exposure: a deep tone in bright light lies nearest to a light swatch. The hue at one
 * exposure tells a light skin in the dark from a deeper one: melanin takes blue first, so it raises b*, while a vivid
 * camera and blood raise a* as well.
 */
export function monkStep(itaDegrees: number, { a, b }: { a: number; b: number }): number {
	const depth = 3.65 - 0.026 * Math.min(70, Math.max(-40, itaDegrees)) + 0.17 * b - 0.145 * a;
	return Math.min(10, Math.max(1, Math.round(depth)));
}

export const EVENNESS_ZONES: readonly Zone[] = ["forehead", "left_cheek", "right_cheek", "chin"];

/** Too few cells follow any surface. */
const LEAST_CELLS = 14;
/** The face's relief shades L* far more than a* and b*; half weight keeps shape from counting as tone. */
const LIGHTNESS_WEIGHT = 0.5;
/** A patch rarely fills half a zone: the more uneven quarter begins here. */
const UNEVEN_QUANTILE = 0.75;

/** Unevenness of tone of a face whose cells are read in any light. */
export type Evenness = (colours: CellColours) => ZoneValues;

/**
 * Unevenness of tone in delta_E: color distance of the 6 mm cells from a curved surface fitted through their zone,
 * which takes out what light and the roundness of a forehead or cheek lay over it; the upper quartile, so that patches
 * count. The face's value pools all the zones' cells. Where the cells lie stays the same in every light, so their
 * surfaces are prepared once.
 */
export function evenness(cells: readonly SkinCell[], gain: number): Evenness {
	const zones = EVENNESS_ZONES.flatMap((zone) => {
		const own = cellsOf(cells, zone);
		return own.length < LEAST_CELLS ? [] : [{ zone, distances: distancesFromSurface(own, cells, gain) }];
	});
	return (colours) => {
		const out: ZoneValues = {};
		const pooled: number[] = [];
		for (const { zone, distances } of zones) {
			const values = distances(colours);
			pooled.push(...values);
			out[zone] = quantile(values, UNEVEN_QUANTILE);
		}
		if (pooled.length > 0) out.face = quantile(pooled, UNEVEN_QUANTILE);
		return out;
	};
}

/** Color distance of each listed cell from the surface through all of them, as far as it shows. */
export function distancesFromSurface(
	own: readonly number[],
	cells: readonly SkinCell[],
	gain: number,
): (colours: CellColours) => number[] {
	const offPlane = new OffSurface(
		own.map((c) => cells[c].x),
		own.map((c) => cells[c].y),
	);
	const visible = visibleContrast(gain);
	return (colours) => distances(own, offPlane, visible, colours);
}

function distances(
	own: readonly number[],
	offPlane: OffSurface,
	visible: number,
	colours: CellColours,
): number[] {
	const L = offPlane.distances(valuesAt(colours.L, own));
	const a = offPlane.distances(valuesAt(colours.a, own));
	const b = offPlane.distances(valuesAt(colours.b, own));
	const out: number[] = [];
	for (let n = 0; n < own.length; n++) out.push(visible * Math.hypot(LIGHTNESS_WEIGHT * L[n], a[n], b[n]));
	return out;
}

/** Keeps the fit defined where the points lie in a row; far below anything that moves a residual. */
const RIDGE = 1e-6;
const TERMS = 6;

/**
 * What is left of values at the given points after a least-squares surface of second degree through them; the points
 * stay where they are while many sets of values are laid over them.
 */
export class OffSurface {
	readonly #terms: Float64Array;
	readonly #products: readonly number[][];

	constructor(xs: readonly number[], ys: readonly number[]) {
		this.#terms = termsOf(standardized(xs), standardized(ys));
		this.#products = Array.from({ length: TERMS }, (_, r) => productsOf(this.#terms, r));
	}

	distances(values: ArrayLike<number>): Float64Array {
		const own = values instanceof Float64Array ? values : Float64Array.from(values);
		const system: number[][] = [];
		for (let r = 0; r < TERMS; r++) system.push([...this.#products[r], productWith(this.#terms, r, own)]);
		return distancesFrom(solve(system), this.#terms, own);
	}
}

/** The terms of every point, one point after the other. */
function termsOf(u: readonly number[], v: readonly number[]): Float64Array {
	const terms = new Float64Array(TERMS * u.length);
	for (let n = 0, at = 0; n < u.length; n++, at += TERMS) {
		terms[at] = 1;
		terms[at + 1] = u[n];
		terms[at + 2] = v[n];
		terms[at + 3] = u[n] * u[n];
		terms[at + 4] = v[n] * v[n];
		terms[at + 5] = u[n] * v[n];
	}
	return terms;
}

function productsOf(terms: Float64Array, r: number): number[] {
	const out: number[] = [];
	for (let c = 0; c < TERMS; c++) {
		let sum = r === c ? RIDGE : 0;
		for (let at = 0; at < terms.length; at += TERMS) sum += terms[at + r] * terms[at + c];
		out.push(sum);
	}
	return out;
}

function productWith(terms: Float64Array, r: number, values: Float64Array): number {
	let sum = 0;
	for (let n = 0, at = r; n < values.length; n++, at += TERMS) sum += terms[at] * values[n];
	return sum;
}

function distancesFrom(weights: readonly number[], terms: Float64Array, values: Float64Array): Float64Array {
	const out = new Float64Array(values.length);
	for (let n = 0, at = 0; n < values.length; n++, at += TERMS) {
		let sum = 0;
		for (let t = 0; t < TERMS; t++) sum += terms[at + t] * weights[t];
		out[n] = values[n] - sum;
	}
	return out;
}

function standardized(values: readonly number[]): number[] {
	const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
	const reach = Math.max(1e-9, ...values.map((value) => Math.abs(value - mean)));
	return values.map((value) => (value - mean) / reach);
}

/** Gauss-Jordan elimination of a symmetric positive system whose last column is the right side. */
function solve(system: number[][]): number[] {
	for (let pivot = 0; pivot < system.length; pivot++) {
		const own = system[pivot];
		for (const row of system) {
			if (row === own) continue;
			const factor = row[pivot] / own[pivot];
			for (let c = pivot; c < row.length; c++) row[c] -= factor * own[c];
		}
	}
	return system.map((row, r) => row[row.length - 1] / row[r]);
}
