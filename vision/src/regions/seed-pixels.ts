import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { FaceZones } from "./zones.ts";

/** Where skin is surest; the face's own colour and grain are learnt here. */
export const SEED_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "nose"];

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
