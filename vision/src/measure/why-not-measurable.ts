import type { MetricName, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import type { QualityCheckName } from "@dewlight/core/skin/photo-quality.ts";
import type { PhotoConditions } from "./photo-conditions.ts";

/** Below this share of visible skin a zone says nothing; of one that is half hidden the lines are those of hair and rims. */
const LEAST_COVERAGE = 0.3;
const LEAST_COVERAGE_OF_LINES = 0.5;
/** Pupil distance in photo pixels below which fine detail of skin is not in the photo. */
export const FINE_DETAIL_PUPIL_PX = 120;
const COLOR_PUPIL_PX = 60;
/** Pupil distance in photo pixels below which what a metric needs is not in the photo. */
const LEAST_PUPIL_DISTANCE: Record<MetricName, number> = {
	redness: COLOR_PUPIL_PX,
	evenness: COLOR_PUPIL_PX,
	shine: COLOR_PUPIL_PX,
	under_eye_darkness: COLOR_PUPIL_PX,
	inflamed_spots: FINE_DETAIL_PUPIL_PX,
	dark_marks: FINE_DETAIL_PUPIL_PX,
	texture: FINE_DETAIL_PUPIL_PX,
	wrinkles: FINE_DETAIL_PUPIL_PX,
	pores: FINE_DETAIL_PUPIL_PX,
};
/** Resolution pores are looked for at; a photo is never enlarged to it. */
export const PORE_PX_PER_MM = 7;

const PLAIN_NAMES: Record<MetricName, string> = {
	redness: "redness",
	evenness: "evenness",
	shine: "shine",
	under_eye_darkness: "darkness under the eyes",
	inflamed_spots: "spots",
	dark_marks: "dark marks",
	texture: "texture",
	wrinkles: "lines",
	pores: "pores",
};

/** A smile folds these; their lines then tell about the smile. */
const SMILE_ZONES: readonly Zone[] = [
	"left_nasolabial",
	"right_nasolabial",
	"left_crows_feet",
	"right_crows_feet",
	"left_under_eye",
	"right_under_eye",
];
/** Corners of the mouth this much above its middle, percent; the mouth's width is anatomy. */
const SMILE_LIFT = 0.8;
const OPEN_MOUTH = 0.08;
/** Fine detail metrics need at least this sharpness (re-blur ratio) and at most this grain (L*). */
const BLURRED = 0.8;
const GRAINY = 3;
/** Light so colored or so one-sided that colors cannot be told. */
const STRONG_CAST = 0.8;
const ONE_SIDED = 30;
const TURNED_DEG = 20;

const FINE: readonly MetricName[] = ["inflamed_spots", "dark_marks", "texture", "wrinkles", "pores"];
const COLOR: readonly MetricName[] = ["redness", "evenness"];

export interface ZoneSight {
	metric: MetricName;
	zone: MetricZone;
	coverage: number;
	pupilDistancePx: number;
	/** Pixels per millimetre in which pores are looked for. */
	porePxPerMm: number;
	conditions: PhotoConditions;
}

export interface Obstacle {
	/** The check of photo quality that judges the same. */
	check: QualityCheckName;
	/** One clause a person understands, without numbers of the camera. */
	reason: string;
}

/** Why this photo does not show the metric in the zone; null when it does. The only place that decides it. */
export function whyNotMeasurable({
	metric,
	zone,
	coverage,
	pupilDistancePx,
	porePxPerMm,
	conditions,
}: ZoneSight): Obstacle | null {
	const name = PLAIN_NAMES[metric];
	if (coverage < (metric === "wrinkles" ? LEAST_COVERAGE_OF_LINES : LEAST_COVERAGE)) {
		const place = zone === "face" ? "face" : plainZone(zone);
		const reason =
			coverage < 0.05
				? `the ${place} is covered or turned away`
				: `only ${Math.round(100 * coverage)} % of the ${place} shows skin`;
		return { check: "occlusion", reason };
	}
	const needed = LEAST_PUPIL_DISTANCE[metric];
	if (pupilDistancePx < needed) {
		const reason = `your face is too small in the photo for ${name}: ${comeCloser(needed / pupilDistancePx)}`;
		return { check: "face_size", reason };
	}
	if (FINE.includes(metric) && conditions.reblur > BLURRED)
		return { check: "sharpness", reason: `the photo is too soft to show ${name}` };
	if (FINE.includes(metric) && conditions.noise > GRAINY)
		return { check: "noise", reason: `the photo is too grainy to show ${name}` };
	if (COLOR.includes(metric) && conditions.colour_cast > STRONG_CAST)
		return { check: "colour_cast", reason: "colored light hides the skin's own color" };
	if (metric === "under_eye_darkness" && conditions.light_asymmetry > ONE_SIDED)
		return { check: "light", reason: "the light comes from one side" };
	if (isFarSide(zone, conditions.pose_deg.yaw))
		return { check: "pose", reason: "this side is turned away from the camera" };
	if (metric === "wrinkles" && isSmiling(conditions) && SMILE_ZONES.some((name) => name === zone))
		return { check: "expression", reason: "a smile folds the skin here" };
	if (metric === "pores" && porePxPerMm < PORE_PX_PER_MM) {
		const reason = `the photo is not sharp enough for pores: ${comeCloser(PORE_PX_PER_MM / porePxPerMm)}`;
		return { check: "face_size", reason };
	}
	return null;
}

/** What to do where `times` as many pixels would do. */
export function comeCloser(times: number): string {
	if (times < 1.3) return "come a little closer";
	if (times < 1.75) return "come about one and a half times as close";
	return times < 2.5 ? "come about twice as close" : `come about ${Math.round(times)} times as close`;
}

export function isSmiling({ expression }: PhotoConditions): boolean {
	return (expression.corner_lift ?? 0) > SMILE_LIFT || expression.mouth_open > OPEN_MOUTH;
}

/** "left_under_eye" to "left under-eye". */
export function plainZone(zone: Zone): string {
	return zone
		.replace("under_eye", "under-eye")
		.replace("crows_feet", "eye corner")
		.replace("nasolabial", "smile fold")
		.replaceAll("_", " ");
}

/** Positive yaw turns the face towards its own left: the subject's left side is then the far one. */
function isFarSide(zone: MetricZone, yaw: number): boolean {
	if (Math.abs(yaw) <= TURNED_DEG) return false;
	return zone.startsWith(yaw > 0 ? "left_" : "right_");
}
