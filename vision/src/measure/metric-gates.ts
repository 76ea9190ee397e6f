import {
	METRIC_NAMES,
	METRIC_UNITS,
	type MetricName,
	type MetricZone,
	type UnmeasuredMetric,
} from "@dewlight/core/skin/observation.ts";
import type { PhotoRegion } from "../decode/decode-region.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { LESION_METRIC_ZONES } from "./count-lesions.ts";
import { type Obstacle, type PhotoConditions, whyNotMeasurable } from "./measurability.ts";
import { PORE_ZONES, porePxPerMm } from "./pores.ts";
import { REDNESS_ZONES } from "./redness.ts";
import { SHINE_ZONES, TEXTURE_ZONES } from "./skin-surface.ts";
import { EVENNESS_ZONES } from "./skin-tone.ts";
import { UNDER_EYE_ZONES } from "./under-eye-darkness.ts";
import { WRINKLE_ZONES } from "./wrinkles.ts";

/** Zones each metric is reported for; `face` where one number for the whole face makes sense. */
export const METRIC_ZONES: Record<MetricName, readonly MetricZone[]> = {
	redness: [...REDNESS_ZONES, "face"],
	inflamed_spots: LESION_METRIC_ZONES,
	dark_marks: LESION_METRIC_ZONES,
	evenness: [...EVENNESS_ZONES, "face"],
	shine: [...SHINE_ZONES, "face"],
	texture: [...TEXTURE_ZONES, "face"],
	wrinkles: WRINKLE_ZONES,
	pores: PORE_ZONES,
	under_eye_darkness: UNDER_EYE_ZONES,
};

export interface FaceToGate {
	face: AlignedFace;
	skin: SkinView;
	conditions: PhotoConditions;
	/** What was read again for pores. */
	region?: PhotoRegion | null;
}

/** One number the report may hold, and what stands in its way in this photo. */
export interface MetricGate extends Pick<UnmeasuredMetric, "id" | "metric" | "zone" | "unit"> {
	/** Share of the zone that shows usable skin, 0 to 1. */
	coverage: number;
	obstacle: Obstacle | null;
}

/** Every metric of every zone in the report's order; nothing is measured for it, so the check of a photo asks too. */
export function metricGates({ face, skin, conditions, region = null }: FaceToGate): MetricGate[] {
	const seen = { pupilDistancePx: face.pupilDistancePx, porePxPerMm: porePxPerMm(face, region), conditions };
	return METRIC_NAMES.flatMap((metric) =>
		METRIC_ZONES[metric].map((zone) => {
			const coverage = zone === "face" ? skin.coverage : skin.perZone[zone].coverage;
			const obstacle = whyNotMeasurable({ metric, zone, coverage, ...seen });
			return {
				id: `${metric}.${zone}` as const,
				metric,
				zone,
				unit: METRIC_UNITS[metric],
				coverage,
				obstacle,
			};
		}),
	);
}
