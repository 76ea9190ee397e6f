import type { Zone } from "@dewlight/core/skin/observation.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { everyNth } from "../pixels/masks.ts";
import { scratchMask, scratchPlane } from "../pixels/planes.ts";
import { median } from "../pixels/statistics.ts";
import type { FaceZones } from "./zones.ts";

/** Where skin is surest; the face's own colour and grain are learnt here. */
const SEED_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "nose"];

/** Below this share of plausible hues the cheeks and nose are covered, and the forehead is asked as well. */
const LEAST_PLAUSIBLE = 0.5;

/**
 * Every third pixel of cheeks and nose whose hue skin can have under any usable light (red at least about as strong
 * as green and blue); cloth masks, stickers and paint fall out. All of them when hardly any is plausible.
 */
export function seedPixels(rgb: Uint8Array, zones: FaceZones): Int32Array {
	const sure = sampleZones(zones, SEED_ZONES);
	const plausible = plausibleOf(rgb, sure);
	if (plausible.length >= LEAST_PLAUSIBLE * sure.length) return plausible;
	const withForehead = plausibleOf(rgb, sampleZones(zones, [...SEED_ZONES, "forehead"]));
	return withForehead.length > 0 ? withForehead : sure;
}

function plausibleOf(rgb: Uint8Array, pixels: Int32Array): Int32Array {
	const out = new Int32Array(pixels.length);
	let count = 0;
	for (let n = 0; n < pixels.length; n++) {
		const at = 3 * pixels[n];
		const red = rgb[at];
		if (red >= 0.95 * rgb[at + 1] && red >= 0.85 * rgb[at + 2]) out[count++] = pixels[n];
	}
	return out.subarray(0, count);
}

function sampleZones(zones: FaceZones, names: readonly Zone[]): Int32Array {
	const samples = names.map((zone) => everyNth(zones.pixels[zone], 3));
	const out = new Int32Array(samples.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const own of samples) {
		out.set(own, at);
		at += own.length;
	}
	return out;
}

/** Hair, beard and glasses rims carry at least this many times the fine contrast of the face's own skin. */
const HAIR_RATIO = 3.4;
/** L* units; below this even strong ratios are only pores and grain. */
const LEAST_CONTRAST = 1.5;
/** One deep line may count this many times the limit: folds are sparse and stay skin, hair is dense and does not. */
const MOST_PER_PIXEL = 1.5;
/** Hair also fills a wider surround with at least this share of the limit; a few forehead lines do not. */
const WIDE_SHARE = 0.8;

const baseOf = scratchPlane();
const contrastOf = scratchPlane();
const shareOf = scratchPlane();
const nearOf = scratchPlane();
const wideOf = scratchPlane();
const hairOf = scratchMask();

/**
 * Marks hair, beard stubble and rims inside the face by their dense fine contrast in L*, whatever their colour.
 * Worked on L* at half size: strands are finer than that, their contrast is not. Good until the next face is looked at.
 */
export function findHair(light: Float32Array, zones: FaceZones, size: number): Uint8Array {
	const half = size >> 1;
	const field = zones.halfField;
	const weights = (sigma: number) => blurWeights(field, half, half, sigma, shareOf(half * half));
	const base = maskedBlur(light, field, half, half, weights(1.2), baseOf(half * half));
	const contrast = contrastOf(half * half);
	for (let i = 0; i < contrast.length; i++) contrast[i] = field[i] ? Math.abs(light[i] - base[i]) : 0;
	const limit = Math.max(LEAST_CONTRAST, HAIR_RATIO * seedContrast(contrast, zones, size));
	for (let i = 0; i < contrast.length; i++) contrast[i] = Math.min(contrast[i], MOST_PER_PIXEL * limit);
	const near = maskedBlur(contrast, field, half, half, weights(2.3), nearOf(half * half));
	const wide = maskedBlur(contrast, field, half, half, weights(5), wideOf(half * half));
	const out = hairOf(size * size);
	for (let i = 0; i < out.length; i++) {
		if (!zones.field[i]) continue;
		const y = Math.floor(i / size);
		const j = (y >> 1) * half + ((i - y * size) >> 1);
		if (near[j] > limit && wide[j] > WIDE_SHARE * limit) out[i] = 1;
	}
	return out;
}

/** Median fine contrast of the zones that are nearly always bare. */
function seedContrast(contrast: Float32Array, zones: FaceZones, size: number): number {
	const all = SEED_ZONES.reduce((sum, zone) => sum + zones.pixels[zone].length, 0);
	// Doubles: the bins of a quantile would fall otherwise in single precision.
	const values = new Float64Array(all);
	let count = 0;
	for (const zone of SEED_ZONES) {
		const pixels = zones.pixels[zone];
		for (let n = 0; n < pixels.length; n++) {
			const y = Math.floor(pixels[n] / size);
			const x = pixels[n] - y * size;
			if ((x | y) & 1) continue;
			values[count++] = contrast[(y >> 1) * (size >> 1) + (x >> 1)];
		}
	}
	return count === 0 ? 0 : median(values.subarray(0, count));
}
