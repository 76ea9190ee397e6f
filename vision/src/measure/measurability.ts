import type {
	MetricName,
	MetricZone,
	PhotoFacts,
	ToneEstimate,
	Zone,
} from "@dewlight/core/skin/observation.ts";
import type { QualityCheckName } from "@dewlight/core/skin/photo-quality.ts";
import { ramp } from "./readings.ts";

/** What the measurements need to know of the photo to say how far they can be trusted. */
export type PhotoConditions = Pick<
	PhotoFacts,
	"pose_deg" | "expression" | "reblur" | "noise" | "light_asymmetry" | "colour_cast" | "clip_high"
>;

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

function isSmiling({ expression }: PhotoConditions): boolean {
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

/** How far each metric can be trusted in the best of photos (skin-science table of reliabilities). */
const BEST: Record<MetricName, number> = {
	redness: 0.8,
	inflamed_spots: 0.7,
	dark_marks: 0.7,
	evenness: 0.7,
	shine: 0.6,
	texture: 0.6,
	wrinkles: 0.65,
	pores: 0.4,
	under_eye_darkness: 0.65,
};

/** How strongly side light, a color cast and softness count against each metric, 0 to 1. */
const SENSITIVITY: Record<MetricName, { light: number; cast: number; soft: number }> = {
	redness: { light: 0.5, cast: 1, soft: 0 },
	inflamed_spots: { light: 0.3, cast: 0.5, soft: 0.7 },
	dark_marks: { light: 0.4, cast: 0.2, soft: 0.7 },
	evenness: { light: 0.8, cast: 0.8, soft: 0 },
	shine: { light: 0.7, cast: 0.3, soft: 0.2 },
	texture: { light: 0.5, cast: 0, soft: 1 },
	wrinkles: { light: 0.5, cast: 0, soft: 1 },
	pores: { light: 0.3, cast: 0, soft: 1 },
	under_eye_darkness: { light: 0.8, cast: 0.1, soft: 0 },
};

/** Darker than this, melanin hides blood from the camera: redness is never more than weakly known. */
const MELANIN_HIDES_BELOW_ITA = -10;
const MELANIN_LITTLE_ABOVE_ITA = 20;
const LOW = 0.3;
/** A smile lifts cheeks and folds skin everywhere, not only where lines are void. */
const SMILE_FACTOR = 0.8;
const GOOD_INTER_OCULAR = 250;
/** Shares of test spots found from which a count begins to be known, and from which it is known as well as can be. */
const NO_POWER = 0.2;
const GOOD_POWER = 0.8;

interface Sight {
	metric: MetricName;
	coverage: number;
	pupilDistancePx: number;
	conditions: PhotoConditions;
	tone: ToneEstimate;
	/** Share of test spots or marks that would have been found in this photo; null for what is not looked for so. */
	power: number | null;
}

/** Confidence 0 to 1 in one measured value: best case, times what coverage, light, color, detail and tone leave. */
export function confidenceIn({ metric, coverage, pupilDistancePx, conditions, tone, power }: Sight): number {
	const { light, cast, soft } = SENSITIVITY[metric];
	const sideLight = ramp(conditions.light_asymmetry, 6, 26);
	const colored = Math.min(1, Math.max(0, conditions.colour_cast));
	const blurred = Math.max(
		ramp(conditions.reblur, 0.65, 0.85),
		1 - ramp(pupilDistancePx, 60, GOOD_INTER_OCULAR),
	);
	const smile = metric === "wrinkles" || metric === "under_eye_darkness" ? isSmiling(conditions) : false;
	const value =
		BEST[metric] *
		ramp(coverage, 0.1, 0.8) *
		(1 - light * 0.8 * sideLight) *
		(1 - cast * 0.8 * colored) *
		(1 - soft * 0.6 * blurred) *
		(1 - 5 * Math.min(0.1, conditions.clip_high)) *
		(smile ? SMILE_FACTOR : 1) *
		(power === null ? 1 : ramp(power, NO_POWER, GOOD_POWER));
	if (metric !== "redness") return value;
	const ceiling =
		LOW + (BEST.redness - LOW) * ramp(tone.ita_deg, MELANIN_HIDES_BELOW_ITA, MELANIN_LITTLE_ABOVE_ITA);
	return Math.min(ceiling, value);
}
