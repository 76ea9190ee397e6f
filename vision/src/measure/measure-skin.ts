import {
	type Mark,
	METRIC_NAMES,
	METRIC_UNITS,
	type Metric,
	type MetricName,
	type MetricZone,
	type PhotoFacts,
	type ToneEstimate,
	type Zone,
	type ZoneView,
} from "@dewlight/core/skin/observation.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { colourReadings } from "./colour-readings.ts";
import { confidenceIn } from "./confidence.ts";
import { darkMarks } from "./dark-marks.ts";
import { estimateTone } from "./estimate-tone.ts";
import { EVENNESS_ZONES, evenness } from "./evenness.ts";
import { DARK_MARK_ZONES, findDarkMarks } from "./find-dark-marks.ts";
import { inflamedSpots, SPOT_ZONES } from "./inflamed-spots.ts";
import type { Located } from "./located.ts";
import { perturbations } from "./perturbations.ts";
import type { PhotoConditions } from "./photo-conditions.ts";
import { photoMarks } from "./photo-marks.ts";
import { decodedPxPerMm, PORE_PX_PER_MM, PORE_ZONES, pores } from "./pores.ts";
import { readCells } from "./read-cells.ts";
import type { Reading } from "./reading.ts";
import { REDNESS_ZONES, redness } from "./redness.ts";
import { roundFigures } from "./round-figures.ts";
import { SHINE_ZONES, shine } from "./shine.ts";
import { skinCells } from "./skin-cells.ts";
import { skinPlanes } from "./skin-planes.ts";
import { cellRoughness, roughnessBand, TEXTURE_ZONES, texture } from "./texture.ts";
import { UNDER_EYE_ZONES, underEyeDarkness } from "./under-eye-darkness.ts";
import { whyNotMeasurable } from "./why-not-measurable.ts";
import { WRINKLE_ZONES, wrinkles } from "./wrinkles.ts";
import { zoneFinder } from "./zone-finder.ts";
import { zoneViews } from "./zone-views.ts";

/** A mark that counts for less than this is too doubtful to point at. */
const SHOWN_WEIGHT = 0.3;

/** Zones each metric is reported for; `face` where one number for the whole face makes sense. */
export const METRIC_ZONES: Record<MetricName, readonly MetricZone[]> = {
	redness: [...REDNESS_ZONES, "face"],
	inflamed_spots: [...SPOT_ZONES, "face"],
	dark_marks: [...DARK_MARK_ZONES, "face"],
	evenness: [...EVENNESS_ZONES, "face"],
	shine: [...SHINE_ZONES, "face"],
	texture: [...TEXTURE_ZONES, "face"],
	wrinkles: WRINKLE_ZONES,
	pores: PORE_ZONES,
	under_eye_darkness: UNDER_EYE_ZONES,
};

export interface SkinMeasurement {
	tone: ToneEstimate;
	zones: Record<Zone, ZoneView>;
	metrics: Metric[];
	marks: Mark[];
	photo: Pick<PhotoFacts, "px_per_mm">;
	/** What was found where, in crop pixels, for the overlay; never stored. */
	located: Located;
}

export interface SkinToMeasure {
	photo: PhotoPixels;
	face: AlignedFace;
	skin: SkinView;
	conditions: PhotoConditions;
}

/** Measures everything one photo can tell about the skin. The same pixels give the identical result. */
export function measureSkin({ photo, face, skin, conditions }: SkinToMeasure): SkinMeasurement {
	const cells = skinCells(face, skin);
	const plain = readCells(face, cells, skin.curves);
	const perturbed = perturbations(skin.gain).map(({ curves, shift }) =>
		readCells(face, cells, curves, shift),
	);
	const tone = estimateTone(face, cells, conditions);
	const planes = skinPlanes(face, skin);
	const zoneAt = zoneFinder(skin.zones, face.size);
	const spots = inflamedSpots(face, planes, zoneAt);
	const dark = findDarkMarks(face, skin, planes, zoneAt);
	const lines = wrinkles(face, skin, planes);
	const band = roughnessBand(face, planes);
	const detail = decodedPxPerMm(face);
	const openings = detail >= PORE_PX_PER_MM ? pores(photo, face, skin) : { found: [], readings: [] };
	const readings: Record<MetricName, readonly Reading[]> = {
		redness: colourReadings(plain, perturbed, (colours) => redness(cells, colours)),
		inflamed_spots: spots.readings,
		dark_marks: darkMarks(dark, planes, zoneAt),
		evenness: colourReadings(plain, perturbed, (colours) => evenness(cells, colours)),
		shine: shine(skin),
		texture: texture(skin, band),
		wrinkles: lines.readings,
		pores: openings.readings,
		under_eye_darkness: colourReadings(plain, perturbed, (colours) => underEyeDarkness(cells, colours)),
	};
	const toMetric = (metric: MetricName, zone: MetricZone): Metric => {
		const coverage = zone === "face" ? skin.coverage : skin.perZone[zone].coverage;
		const base = { id: `${metric}.${zone}` as const, metric, zone, unit: METRIC_UNITS[metric] };
		const sight = { metric, zone, coverage, pupilDistancePx: face.pupilDistancePx, conditions, tone };
		const reading = readings[metric].find((one) => one.zone === zone);
		const reason =
			whyNotMeasurable(sight) ??
			(metric === "pores" && detail < PORE_PX_PER_MM
				? `${detail.toFixed(1)} pixels per millimetre; pores need ${PORE_PX_PER_MM}`
				: null) ??
			(reading === undefined ? "too little clear skin here" : null);
		if (reason !== null || reading === undefined) {
			return { ...base, measurable: false, value: null, sd: null, reason: reason ?? "", confidence: 0 };
		}
		return {
			...base,
			measurable: true,
			value: roundFigures(reading.value),
			sd: roundFigures(reading.sd),
			reason: null,
			confidence: roundFigures(confidenceIn(sight)),
		};
	};
	const metrics = METRIC_NAMES.flatMap((metric) =>
		METRIC_ZONES[metric].map((zone) => toMetric(metric, zone)),
	);
	const isMeasured = (metric: MetricName, zone: MetricZone) =>
		metrics.some((one) => one.metric === metric && one.zone === zone && one.measurable);
	const located: Located = {
		spots: spots.spots.filter(({ zone }) => isMeasured("inflamed_spots", zone)),
		darkMarks: dark.filter(({ zone, weight }) => weight >= SHOWN_WEIGHT && isMeasured("dark_marks", zone)),
		lines: lines.lines.filter(({ zone }) => isMeasured("wrinkles", zone)),
		pores: openings.found.filter(({ zone }) => isMeasured("pores", zone)),
		cells,
		colours: plain,
		roughness: cellRoughness(cells, band),
	};
	return {
		tone: { ...tone, ita_deg: roundFigures(tone.ita_deg), confidence: roundFigures(tone.confidence) },
		zones: zoneViews(face, skin),
		metrics,
		marks: photoMarks(face, located),
		photo: {
			px_per_mm: roundFigures(face.photoPxPerMm),
		},
		located,
	};
}
