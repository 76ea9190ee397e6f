/**
 * The Observation: what vision hands to core. One plain JSON object; everything a person is told is traceable to
 * an entry here or to a rule id of core. Left and right are the subject's own sides. Lengths in pixels refer to
 * the oriented photo.
 */

export const ZONES = [
	"forehead",
	"glabella",
	"nose",
	"left_cheek",
	"right_cheek",
	"left_under_eye",
	"right_under_eye",
	"left_crows_feet",
	"right_crows_feet",
	"left_nasolabial",
	"right_nasolabial",
	"upper_lip",
	"chin",
	"left_jaw",
	"right_jaw",
] as const;
export type Zone = (typeof ZONES)[number];

/** A metric that belongs to no single zone is reported for `face`. */
export type MetricZone = Zone | "face";

/** Unit of each metric. A metric is never renamed and never changes unit within one engine version. */
export const METRIC_UNITS = {
	redness: "delta_EI",
	inflamed_spots: "count",
	dark_marks: "area_percent",
	evenness: "delta_E",
	shine: "area_percent",
	texture: "index",
	wrinkles: "index",
	pores: "per_cm2",
	under_eye_darkness: "delta_L",
} as const;
export type MetricName = keyof typeof METRIC_UNITS;
export type MetricUnit = (typeof METRIC_UNITS)[MetricName];
export const METRIC_NAMES = Object.keys(METRIC_UNITS) as MetricName[];

/** `{metric}.{zone}`, for example `redness.left_cheek`. */
export type MetricId = `${MetricName}.${MetricZone}`;

interface MetricBase {
	id: MetricId;
	metric: MetricName;
	zone: MetricZone;
	unit: MetricUnit;
	/** 0 to 1; falls with coverage, light, resolution and tone where the science says so. */
	confidence: number;
}

/** What this very photo would have shown of spots or marks: "none" says nothing where nothing would have been found. */
export interface DetectionPower {
	/** Share of places in which the smallest one worth naming would have been found, 0 to 1. */
	power: number;
	/** The same of places no beard covers; missing where none grows and in observations stored before it was told. */
	open?: number;
	/** 100 times the absorbance that would be found in three places of four; null where none would. */
	limit: number | null;
	/** Further places that may be one, those counted as the other kind among them. */
	doubtful: number;
	/** Of these, places too faint to count as anything; missing in observations stored before it was told. */
	faint?: number;
	/** The number to expect, places near the limits in part; missing in observations stored before it was known. */
	expected?: number;
}

/** `sd` is the standard deviation over cheap seeded perturbations of the same photo. */
export interface MeasuredMetric extends MetricBase {
	measurable: true;
	value: number;
	sd: number;
	reason: null;
	/** Of spots and marks; missing in observations stored before it was known. */
	seen?: DetectionPower;
	/**
	 * Of redness over the face: how red all of it is, a* less what melanin brings along. The value itself compares a face
	 * with its own calmer parts and cannot see one that is flushed all over. Missing in observations stored before it.
	 */
	overall?: number;
	/** Of evenness over the face: zones that are clearly lighter, with a border, on both sides; missing where none is. */
	paler?: Zone[];
}

export interface UnmeasuredMetric extends MetricBase {
	measurable: false;
	value: null;
	sd: null;
	/** One clause a person understands: "the photo is not sharp enough for pores: come about twice as close". */
	reason: string;
}

export type Metric = MeasuredMetric | UnmeasuredMetric;

/** x, y, width, height in pixels of the oriented photo. */
export type Box = [x: number, y: number, width: number, height: number];
export type Point = [x: number, y: number];

export const PHOTO_FORMATS = ["jpeg", "png", "webp", "avif", "heic"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export interface PhotoFacts {
	width: number;
	height: number;
	format: PhotoFormat;
	face_box: Box;
	face_count: number;
	/** Distance of the outer eye corners, as landmark work uses the word (300-W); pixels of the oriented photo. */
	inter_ocular_px: number;
	px_per_mm: number;
	pose_deg: { yaw: number; pitch: number; roll: number };
	/** `corner_lift`: of the corners of the mouth above its middle, percent; missing in observations of before it. */
	expression: { mouth_open: number; smile: number; corner_lift?: number; eye_open: number };
	/** 0 sharp to 1 blurred (Crete re-blur ratio). */
	reblur: number;
	/** Share of skin pixels, 0 to 1. */
	clip_high: number;
	clip_low: number;
	/** Standard deviation of the finest detail band, in L*. */
	noise: number;
	/** Absolute difference of the cheeks' L*. */
	light_asymmetry: number;
	/** 0 neutral to 1 strong. */
	colour_cast: number;
}

export const ITA_CLASSES = ["very_light", "light", "intermediate", "tan", "brown", "dark"] as const;
export type ItaClass = (typeof ITA_CLASSES)[number];

export interface ToneEstimate {
	/** Individual typology angle, degrees (Chardon 1991). */
	ita_deg: number;
	ita_class: ItaClass;
	/** 1 to 10 on the Monk scale; an estimate a person may correct, never an identity. */
	monk_estimate: number;
	confidence: number;
}

export interface ZoneView {
	box: Box;
	/** Only in memory and in the overlay; never stored. */
	polygon?: Point[];
	/** Share of the zone that shows usable skin, 0 to 1. Below 0.3 the zone has no measurable metric. */
	coverage: number;
}

/** A located spot; lives in memory and in the overlay only. */
export interface Mark {
	metric: MetricName;
	zone: Zone;
	at: Point;
	radius_px: number;
	strength: number;
}

export interface EngineId {
	name: string;
	/** Numbers of different versions are never compared silently. */
	version: string;
	/** Edge of the aligned crop in pixels; part of the version. */
	crop: number;
}

/** Photos of one moment: how many were sent, and over how many each number is the median. */
interface Frames {
	taken: number;
	used: number;
}

export interface Observation {
	engine: EngineId;
	/** Missing where one photo was sent. */
	frames?: Frames;
	photo: PhotoFacts;
	tone: ToneEstimate;
	zones: Record<Zone, ZoneView>;
	metrics: Metric[];
	marks: Mark[];
}

/** What may be kept after the photo is gone: no face box, polygons, landmarks or marks. */
export interface StoredObservation {
	engine: EngineId;
	frames?: Frames;
	photo: Omit<PhotoFacts, "face_box">;
	tone: ToneEstimate;
	zones: Record<Zone, { coverage: number }>;
	metrics: Metric[];
}

/** What may outlive the photo: no face box, boxes, polygons or marks. */
export function storeObservation(observation: Observation): StoredObservation {
	const { face_box: _, ...photo } = observation.photo;
	return {
		engine: { ...observation.engine },
		...(observation.frames && { frames: { ...observation.frames } }),
		photo: structuredCloneOf(photo),
		tone: { ...observation.tone },
		zones: Object.fromEntries(
			ZONES.map((zone) => [zone, { coverage: observation.zones[zone].coverage }]),
		) as Record<Zone, { coverage: number }>,
		metrics: observation.metrics.map((metric) => ({ ...metric })),
	};
}

function structuredCloneOf(photo: StoredObservation["photo"]): StoredObservation["photo"] {
	return { ...photo, pose_deg: { ...photo.pose_deg }, expression: { ...photo.expression } };
}
