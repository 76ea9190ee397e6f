import type { Zone } from "@dewlight/core/skin/observation.ts";
import { halveMask, halvePlane } from "../pixels/halve-plane.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { median } from "../pixels/quantile.ts";
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
	const plausible = sure.filter((i) => isPlausible(rgb, i));
	if (plausible.length >= LEAST_PLAUSIBLE * sure.length) return plausible;
	const withForehead = sampleZones(zones, [...SEED_ZONES, "forehead"]).filter((i) => isPlausible(rgb, i));
	return withForehead.length > 0 ? withForehead : sure;
}

function isPlausible(rgb: Uint8Array, pixel: number): boolean {
	const red = rgb[3 * pixel];
	return red >= 0.95 * rgb[3 * pixel + 1] && red >= 0.85 * rgb[3 * pixel + 2];
}

function sampleZones(zones: FaceZones, names: readonly Zone[]): Int32Array {
	return Int32Array.from(
		names.flatMap((zone) => Array.from(zones.pixels[zone].filter((_, n) => n % 3 === 0))),
	);
}

/** Hair, beard and glasses rims carry at least this many times the fine contrast of the face's own skin. */
const HAIR_RATIO = 3.4;
/** L* units; below this even strong ratios are only pores and grain. */
const LEAST_CONTRAST = 1.5;
/** One deep line may count this many times the limit: folds are sparse and stay skin, hair is dense and does not. */
const MOST_PER_PIXEL = 1.5;
/** Hair also fills a wider surround with at least this share of the limit; a few forehead lines do not. */
const WIDE_SHARE = 0.8;

/**
 * Marks hair, beard stubble and rims inside the face by their dense fine contrast in L*, whatever their colour.
 * Worked at half size: strands are finer than that, their contrast is not.
 */
export function findHair(L: Float32Array, zones: FaceZones, size: number): Uint8Array {
	const half = size >> 1;
	const field = halveMask(zones.field, size, size);
	const light = halvePlane(L, zones.field, size, size);
	const base = maskedBlur(light, field, half, half, blurWeights(field, half, half, 1.2));
	const contrast = new Float32Array(half * half);
	for (let i = 0; i < contrast.length; i++) contrast[i] = field[i] ? Math.abs(light[i] - base[i]) : 0;
	const limit = Math.max(LEAST_CONTRAST, HAIR_RATIO * seedContrast(contrast, zones, size));
	for (let i = 0; i < contrast.length; i++) contrast[i] = Math.min(contrast[i], MOST_PER_PIXEL * limit);
	const near = maskedBlur(contrast, field, half, half, blurWeights(field, half, half, 2.3));
	const wide = maskedBlur(contrast, field, half, half, blurWeights(field, half, half, 5));
	const out = new Uint8Array(size * size);
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
	const values: number[] = [];
	for (const zone of SEED_ZONES) {
		for (const i of zones.pixels[zone]) {
			const y = Math.floor(i / size);
			const x = i - y * size;
			if ((x | y) & 1) continue;
			values.push(contrast[(y >> 1) * (size >> 1) + (x >> 1)]);
		}
	}
	return values.length === 0 ? 0 : median(values);
}
