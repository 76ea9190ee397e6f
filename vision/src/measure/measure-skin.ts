import type {
	DetectionPower,
	Mark,
	Metric,
	MetricName,
	MetricZone,
	PhotoFacts,
	Point,
	ToneEstimate,
	Zone,
	ZoneView,
} from "@dewlight/core/skin/observation.ts";
import type { PhotoRegion } from "../decode/decode-region.ts";
import { type Chroma, eyePixels, eyeWhiteChroma } from "../quality/eyes.ts";
import { type AlignedFace, cropToPhoto, type PhotoPixels } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { perZone } from "../regions/zones.ts";
import { darkMarks, inflamedSpots } from "./count-lesions.ts";
import type { Lesion } from "./find-lesions.ts";
import { confidenceIn, type PhotoConditions, PORE_PX_PER_MM } from "./measurability.ts";
import { type MetricGate, metricGates } from "./metric-gates.ts";
import { palerAreas } from "./paler-areas.ts";
import { type LocatedPore, porePxPerMm, pores } from "./pores.ts";
import { colourReadings, perturbations, type Reading, roundFigures } from "./readings.ts";
import { type CalmSkin, overallRed, redness } from "./redness.ts";
import { seeLesions } from "./see-lesions.ts";
import { type CellColours, readCells, type SkinCell, skinCells, skinPlanes } from "./skin-samples.ts";
import { cellRoughness, roughnessBand, shine, texture } from "./skin-surface.ts";
import { estimateTone, evenness } from "./skin-tone.ts";
import { eyePlaces, underEyeDarkness } from "./under-eye-darkness.ts";
import { type LocatedLine, wrinkles } from "./wrinkles.ts";

export interface SkinMeasurement {
	tone: ToneEstimate;
	zones: Record<Zone, ZoneView>;
	metrics: Metric[];
	marks: Mark[];
	photo: Pick<PhotoFacts, "px_per_mm">;
	/** What was found where, in crop pixels, for the overlay; never stored. */
	located: Located;
}

/** One spot or mark in crop pixels. */
export interface LocatedSpot {
	zone: Zone;
	x: number;
	y: number;
	radius: number;
	/** 100 times the absorbance in green that it adds to the skin around. */
	strength: number;
}

/** Everything found at a place, in crop pixels. */
interface Located {
	spots: LocatedSpot[];
	darkMarks: LocatedSpot[];
	lines: LocatedLine[];
	pores: LocatedPore[];
	/** The patches all colour was measured on, and their colours. */
	cells: SkinCell[];
	colours: CellColours;
	/** What calm redness is told by. */
	calm: CalmSkin;
	/** Texture index of each patch. */
	roughness: Float32Array;
}

export interface SkinToMeasure {
	photo: PhotoPixels;
	face: AlignedFace;
	skin: SkinView;
	conditions: PhotoConditions;
	/** The part that `poreRegion` asks for; without it pores are looked for in the decoded photo alone. */
	region?: PhotoRegion | null;
	/** a*, b* of the eye whites, where they are known. */
	whites?: Chroma;
	/** What was read of the crop while that part was on its way. */
	colours?: SkinColours;
	places?: SkinPlaces;
}

/** The cells' colors, as they are and under every perturbation. */
export type SkinColours = ReturnType<typeof readColours>;
export function readColours(face: AlignedFace, skin: SkinView) {
	const cells = skinCells(face, skin);
	const perturbed = perturbations(skin.gain).map(({ curves, shift }) =>
		readCells(face, cells, curves, shift),
	);
	return { cells, plain: readCells(face, cells, skin.curves), perturbed };
}

/** Spots, marks and lines, and the band that shows roughness: the larger part of the work. */
export type SkinPlaces = ReturnType<typeof readPlaces>;
export function readPlaces(face: AlignedFace, skin: SkinView) {
	const planes = skinPlanes(face, skin);
	return {
		lesions: seeLesions(face, skin),
		lines: wrinkles(face, skin, planes),
		band: roughnessBand(face, skin, planes),
	};
}

/** Measures everything one photo can tell about the skin. The same pixels give the identical result. */
export function measureSkin({
	photo,
	face,
	skin,
	conditions,
	region = null,
	whites = eyeWhiteChroma(face.rgb, eyePixels(face).both),
	colours: { cells, plain, perturbed } = readColours(face, skin),
	places: { lesions, lines, band } = readPlaces(face, skin),
}: SkinToMeasure): SkinMeasurement {
	const tone = estimateTone(face, cells, plain, conditions);
	const calm: CalmSkin = { whites: whites[0] };
	const eyes = eyePlaces(cells);
	const openings =
		porePxPerMm(face, region) >= PORE_PX_PER_MM
			? pores(photo, region, face, skin)
			: { found: [], readings: [] };
	const readings: Record<MetricName, readonly Reading[]> = {
		redness: colourReadings(plain, perturbed, (colours) => redness(cells, colours, calm)).map((reading) =>
			reading.zone === "face" ? { ...reading, overall: overallRed(cells, plain) } : reading,
		),
		inflamed_spots: inflamedSpots(lesions.spots),
		dark_marks: darkMarks(lesions),
		evenness: colourReadings(plain, perturbed, evenness(cells, skin.gain)).map((reading) =>
			reading.zone === "face" ? { ...reading, paler: palerAreas(face, skin, whites) } : reading,
		),
		shine: shine(skin),
		texture: texture(skin, band),
		wrinkles: lines.readings,
		pores: openings.readings,
		under_eye_darkness: colourReadings(plain, perturbed, (colours) =>
			underEyeDarkness(cells, colours, skin.gain, eyes),
		),
	};
	const toMetric = ({ coverage, obstacle, ...base }: MetricGate): Metric => {
		const { metric, zone } = base;
		const reading = readings[metric].find((one) => one.zone === zone);
		if (obstacle !== null || reading === undefined || reading.silent !== undefined) {
			const reason = obstacle?.reason ?? reading?.silent ?? "too little clear skin here";
			return { ...base, measurable: false, value: null, sd: null, reason, confidence: 0 };
		}
		const { seen, overall, paler } = reading;
		const sight = {
			metric,
			coverage,
			pupilDistancePx: face.pupilDistancePx,
			conditions,
			tone,
			power: seen?.power ?? null,
		};
		return {
			...base,
			measurable: true,
			value: roundFigures(reading.value),
			sd: roundFigures(reading.sd),
			reason: null,
			confidence: roundFigures(confidenceIn(sight)),
			...(seen && { seen: roundPower(seen) }),
			...(overall !== undefined && { overall: roundFigures(overall) }),
			...(paler && paler.length > 0 && { paler }),
		};
	};
	const metrics = metricGates({ face, skin, conditions, region }).map(toMetric);
	const isMeasured = (metric: MetricName, zone: MetricZone) =>
		metrics.some((one) => one.metric === metric && one.zone === zone && one.measurable);
	const located: Located = {
		spots: lesions.spots.sure.filter(({ zone }) => isMeasured("inflamed_spots", zone)).map(toLocated),
		darkMarks: lesions.marks.sure.filter(({ zone }) => isMeasured("dark_marks", zone)).map(toLocated),
		lines: lines.lines.filter(({ zone }) => isMeasured("wrinkles", zone)),
		pores: openings.found.filter(({ zone }) => isMeasured("pores", zone)),
		cells,
		colours: plain,
		calm,
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

/** From half-size pixels to those of the crop. */
function toLocated({ zone, x, y, radius, dose }: Lesion): LocatedSpot {
	return { zone, x: 2 * x + 1, y: 2 * y + 1, radius: 2 * radius, strength: dose };
}

function roundPower({ power, open, limit, doubtful, faint, expected }: DetectionPower): DetectionPower {
	return {
		power: roundFigures(power),
		...(open !== undefined && { open: roundFigures(open) }),
		limit: limit === null ? null : roundFigures(limit),
		doubtful,
		faint,
		expected: roundFigures(expected ?? 0),
	};
}

/** The located spots and marks in pixels of the oriented photo. */
function photoMarks(face: AlignedFace, { spots, darkMarks: dark }: Located): Mark[] {
	const photoPerCrop = face.decodedPerCrop * face.photoPerDecoded;
	const toMark =
		(metric: MetricName) =>
		(spot: Located["spots"][number]): Mark => {
			const [x, y] = cropToPhoto(face, [spot.x, spot.y]);
			return {
				metric,
				zone: spot.zone,
				at: [Math.round(x), Math.round(y)],
				radius_px: roundFigures(spot.radius * photoPerCrop),
				strength: roundFigures(spot.strength),
			};
		};
	return [...spots.map(toMark("inflamed_spots")), ...dark.map(toMark("dark_marks"))];
}

/** Every zone's outline and box in pixels of the oriented photo, and how much of its skin is seen. */
function zoneViews(face: AlignedFace, skin: SkinView): Record<Zone, ZoneView> {
	return perZone((zone) => {
		const polygon = skin.zones.polygons[zone].map((point): Point => {
			const [x, y] = cropToPhoto(face, point);
			return [Math.round(x), Math.round(y)];
		});
		const xs = polygon.map(([x]) => x);
		const ys = polygon.map(([, y]) => y);
		const [left, top] = [Math.min(...xs), Math.min(...ys)];
		return {
			box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
			polygon,
			coverage: roundFigures(skin.perZone[zone].coverage),
		};
	});
}
