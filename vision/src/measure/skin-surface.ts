import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import { quantiles, seededNormal, seededRandom } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { REPEATS, type Reading, standardDeviation } from "./readings.ts";
import { type SkinCell, type SkinPlanes, visibleContrast } from "./skin-samples.ts";

export const TEXTURE_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek"];

/** The band of roughness lies between the fine blur (about 0.5 mm) and this one. */
const COARSE_MM = 2;
/** Relative spread under rescaling and recompression, and the floor that 8-bit steps leave, L*. */
const RELATIVE_SD = 0.04;
const FLOOR_SD = 0.01;

/** The band of about 0.5 to 2 mm, looked up pixel by pixel: the fine blur less the coarse one at half size. */
export interface RoughnessBand {
	size: number;
	fine: Float32Array;
	coarse: Float32Array;
	visible: number;
}

export function roughnessBand(face: AlignedFace, { gain }: SkinView, planes: SkinPlanes): RoughnessBand {
	const { size, half, L, fineL } = planes;
	const coarse = boxBlur(L, half, half, (COARSE_MM * face.cropPxPerMm) / 2);
	return { size, fine: fineL, coarse, visible: visibleContrast(gain) };
}

/**
 * Roughness index: half the distance between the 16th and 84th percentile of L* in the band, matte skin only. A
 * robust contrast, so single spots and lines hardly count.
 */
export function texture(skin: SkinView, band: RoughnessBand): Reading[] {
	const lists = TEXTURE_ZONES.map((zone) => skin.perZone[zone].pixels);
	const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	const perZone = lists.map((pixels) => {
		const from = end;
		end += pixels.length;
		return bandValues(pixels, band, all.subarray(from, end));
	});
	const reading = (zone: MetricZone, values: Float64Array): Reading[] => {
		if (values.length === 0) return [];
		const value = robustContrast(values);
		return [{ zone, value, sd: Math.hypot(RELATIVE_SD * value, FLOOR_SD) }];
	};
	return [...TEXTURE_ZONES.flatMap((zone, z) => reading(zone, perZone[z])), ...reading("face", all)];
}

/** The same index for each cell, for the map. */
export function cellRoughness(cells: readonly SkinCell[], band: RoughnessBand): Float32Array {
	return Float32Array.from(cells, ({ samples }) =>
		robustContrast(bandValues(samples, band, new Float64Array(samples.length))),
	);
}

/** L* of the band at crop pixels. */
function bandValues(
	pixels: Int32Array,
	{ size, fine, coarse, visible }: RoughnessBand,
	out: Float64Array,
): Float64Array {
	const half = size >> 1;
	for (let n = 0; n < out.length; n++) {
		const i = pixels[n];
		const y = Math.floor(i / size);
		out[n] = visible * (fine[i] - coarse[(y >> 1) * half + ((i - y * size) >> 1)]);
	}
	return out;
}

function robustContrast(values: Float64Array): number {
	const [low, high] = quantiles(values, [0.16, 0.84]);
	return (high - low) / 2;
}

export const SHINE_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek", "chin"];

/** Spread of the highlight margin under gamma 5 % and white balance 3 %, as measured on edited photos. */
const MARGIN_SD = 0.12;
const SEED = 51;

/** Share of each zone's visible skin that is a bare highlight, percent (dichromatic model, Shafer 1985). */
export function shine(skin: SkinView): Reading[] {
	const normal = seededNormal(seededRandom(SEED));
	const limits = Array.from({ length: REPEATS }, () => normal() * MARGIN_SD);
	const shares = new Map(SHINE_ZONES.map((zone) => [zone, countShining(skin, zone, [0, ...limits])]));
	const reading = (zone: MetricZone, zones: readonly Zone[]): Reading => {
		const percents = [0, ...limits].map((_, n) => {
			let [shining, shown] = [0, 0];
			for (const own of zones) {
				shining += shares.get(own)?.shining[n] ?? 0;
				shown += shares.get(own)?.shown ?? 0;
			}
			return shown === 0 ? 0 : (100 * shining) / shown;
		});
		return { zone, value: percents[0], sd: standardDeviation(percents.slice(1)) };
	};
	return [...SHINE_ZONES.map((zone) => reading(zone, [zone])), reading("face", SHINE_ZONES)];
}

/** Pixels of the zone's visible skin, and how many of them have a highlight margin above each limit. */
function countShining(skin: SkinView, zone: Zone, limits: readonly number[]) {
	const { pixels, specular } = skin.perZone[zone];
	const least = Math.min(...limits);
	const shining = limits.map(() => 0);
	for (const list of [pixels, specular]) {
		for (let n = 0; n < list.length; n++) {
			const margin = skin.highlight[list[n]];
			if (margin <= least) continue;
			for (let l = 0; l < limits.length; l++) if (margin > limits[l]) shining[l]++;
		}
	}
	return { shown: pixels.length + specular.length, shining };
}
