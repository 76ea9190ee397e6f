import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import { quantile } from "../pixels/quantile.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import type { Reading } from "./reading.ts";
import type { SkinPlanes } from "./skin-planes.ts";

export const TEXTURE_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek"];

/** The band of roughness lies between the fine blur (about 0.5 mm) and this one. */
const COARSE_MM = 2;
/** Relative spread under rescaling and recompression, and the floor that 8-bit steps leave, L*. */
const RELATIVE_SD = 0.04;
const FLOOR_SD = 0.01;

/**
 * Roughness index: half the distance between the 16th and 84th percentile of L* in the band of about 0.5 to 2 mm,
 * matte skin only. A robust contrast, so single spots and lines hardly count.
 */
export function texture(face: AlignedFace, skin: SkinView, planes: SkinPlanes): Reading[] {
	const { size, half, fineL } = planes;
	const coarse = boxBlur(planes.L, half, half, (COARSE_MM * face.cropPxPerMm) / 2);
	const band = (zones: readonly Zone[]) => {
		const values: number[] = [];
		for (const zone of zones) {
			for (const i of skin.perZone[zone].pixels) {
				const y = Math.floor(i / size);
				values.push(fineL[i] - coarse[(y >> 1) * half + ((i - y * size) >> 1)]);
			}
		}
		return values;
	};
	const reading = (zone: MetricZone, zones: readonly Zone[]): Reading[] => {
		const values = band(zones);
		if (values.length === 0) return [];
		const value = (quantile(values, 0.84) - quantile(values, 0.16)) / 2;
		return [{ zone, value, sd: Math.hypot(RELATIVE_SD * value, FLOOR_SD) }];
	};
	return [...TEXTURE_ZONES.flatMap((zone) => reading(zone, [zone])), ...reading("face", TEXTURE_ZONES)];
}
