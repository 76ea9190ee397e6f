import {
	type DetectionPower,
	METRIC_UNITS,
	type Metric,
	type MetricId,
	type MetricName,
	type MetricZone,
	type Observation,
	type PhotoFacts,
	ZONES,
	type Zone,
	type ZoneView,
} from "../observation.ts";

/** Values by metric id; null means not measurable in this photo. */
export type Readings = Partial<Record<MetricId, number | null>>;

/** A calm face on which every metric was measured. */
export const CALM_READINGS: Readings = {
	"redness.forehead": 0.4,
	"redness.nose": 1.2,
	"redness.left_cheek": 0.8,
	"redness.right_cheek": 0.7,
	"redness.chin": 0.5,
	"inflamed_spots.forehead": 0,
	"inflamed_spots.left_cheek": 0,
	"inflamed_spots.right_cheek": 0,
	"inflamed_spots.chin": 0,
	"dark_marks.forehead": 0.02,
	"dark_marks.left_cheek": 0.05,
	"dark_marks.right_cheek": 0.04,
	"evenness.face": 1.6,
	"shine.forehead": 0.8,
	"shine.nose": 1.1,
	"shine.chin": 0.4,
	"shine.left_cheek": 0.3,
	"shine.right_cheek": 0.4,
	"texture.forehead": 0.42,
	"texture.nose": 0.5,
	"texture.left_cheek": 0.38,
	"texture.right_cheek": 0.4,
	"wrinkles.forehead": 0.12,
	"wrinkles.left_crows_feet": 0.15,
	"wrinkles.right_crows_feet": 0.14,
	"pores.nose": 6,
	"under_eye_darkness.left_under_eye": 0.1,
	"under_eye_darkness.right_under_eye": 0.3,
};

export interface ObservationParts {
	readings?: Readings;
	/** Reason of every reading that is null. */
	reason?: string;
	ita_deg?: number;
	confidence?: number;
	/** Standard deviation as a share of the value. */
	sd_share?: number;
	photo?: Partial<PhotoFacts>;
	version?: string;
}

const PHOTO: PhotoFacts = {
	width: 3024,
	height: 4032,
	format: "jpeg",
	face_box: [700, 900, 1600, 2100],
	face_count: 1,
	inter_ocular_px: 412,
	px_per_mm: 6.5,
	pose_deg: { yaw: 2.1, pitch: 5, roll: -1.2 },
	expression: { mouth_open: 0.02, smile: 0.47, eye_open: 0.33 },
	reblur: 0.58,
	clip_high: 0.004,
	clip_low: 0,
	noise: 1.1,
	light_asymmetry: 3.2,
	colour_cast: 0.1,
};

/** Of spots and marks: any worth naming would have shown. */
const SHOWS_ALL: DetectionPower = { power: 0.9, limit: 6, doubtful: 0 };

function splitId(id: string): { metric: MetricName; zone: MetricZone } {
	const dot = id.indexOf(".");
	return { metric: id.slice(0, dot) as MetricName, zone: id.slice(dot + 1) as MetricZone };
}

function makeMetric(id: MetricId, value: number | null, parts: ObservationParts): Metric {
	const { metric, zone } = splitId(id);
	const base = { id, metric, zone, unit: METRIC_UNITS[metric] };
	if (value === null) {
		const reason = parts.reason ?? "The face is too small in this photo";
		return { ...base, value: null, sd: null, measurable: false, reason, confidence: 0 };
	}
	const sd = Math.abs(value) * (parts.sd_share ?? 0.05);
	const counted = metric === "inflamed_spots" || metric === "dark_marks";
	const confidence = parts.confidence ?? 0.8;
	return {
		...base,
		value,
		sd,
		measurable: true,
		reason: null,
		confidence,
		...(counted && { seen: SHOWS_ALL }),
	};
}

/** An observation for tests: a calm face unless the parts say otherwise. */
export function makeObservation(parts: ObservationParts = {}): Observation {
	const readings: Readings = { ...CALM_READINGS, ...parts.readings };
	const zones = Object.fromEntries(
		ZONES.map((zone): [Zone, ZoneView] => [zone, { box: [0, 0, 100, 100], coverage: 0.9 }]),
	) as Record<Zone, ZoneView>;
	return {
		engine: { name: "dewlight-vision", version: parts.version ?? "1", crop: 512 },
		photo: { ...PHOTO, ...parts.photo },
		tone: { ita_deg: parts.ita_deg ?? 38, ita_class: "intermediate", monk_estimate: 4, confidence: 0.5 },
		zones,
		metrics: (Object.entries(readings) as [MetricId, number | null][]).map(([id, value]) =>
			makeMetric(id, value, parts),
		),
		marks: [],
	};
}

/** Every reading of CALM_READINGS changed at once. */
export function mapReadings(change: (value: number, id: MetricId) => number | null): Readings {
	return Object.fromEntries(
		(Object.entries(CALM_READINGS) as [MetricId, number][]).map(([id, value]) => [id, change(value, id)]),
	);
}
