import type { MetricName, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import type { PhotoConditions } from "./photo-conditions.ts";

/** Below this share of visible skin a zone says nothing. */
const LEAST_COVERAGE = 0.3;
/** Distance of the eyes in photo pixels below which the finest detail a metric needs is not in the photo. */
const LEAST_INTER_OCULAR: Record<MetricName, number> = {
	redness: 60,
	evenness: 60,
	shine: 60,
	under_eye_darkness: 60,
	inflamed_spots: 120,
	dark_marks: 120,
	texture: 120,
	wrinkles: 120,
	pores: 120,
};
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
const SMILE = 0.6;
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
	conditions: PhotoConditions;
}

/** One clause why this photo does not show the metric in the zone, or null when it does. */
export function whyNotMeasurable({
	metric,
	zone,
	coverage,
	pupilDistancePx,
	conditions,
}: ZoneSight): string | null {
	const name = PLAIN_NAMES[metric];
	if (coverage < LEAST_COVERAGE) {
		const place = zone === "face" ? "face" : plainZone(zone);
		return coverage < 0.05
			? `the ${place} is covered or turned away`
			: `only ${Math.round(100 * coverage)} % of the ${place} shows skin`;
	}
	const needed = LEAST_INTER_OCULAR[metric];
	if (pupilDistancePx < needed) {
		return `the pupils are ${Math.round(pupilDistancePx)} pixels apart; ${name} ${verb(metric)} ${needed}`;
	}
	if (FINE.includes(metric) && conditions.reblur > BLURRED) return `the photo is too soft to show ${name}`;
	if (FINE.includes(metric) && conditions.noise > GRAINY) return `the photo is too grainy to show ${name}`;
	if (COLOR.includes(metric) && conditions.colour_cast > STRONG_CAST)
		return "colored light hides the skin's own color";
	if (metric === "under_eye_darkness" && conditions.light_asymmetry > ONE_SIDED) {
		return "the light comes from one side";
	}
	if (isFarSide(zone, conditions.pose_deg.yaw)) return "this side is turned away from the camera";
	if (metric === "wrinkles" && isSmiling(conditions) && SMILE_ZONES.some((name) => name === zone)) {
		return "a smile folds the skin here";
	}
	return null;
}

export function isSmiling({ expression }: PhotoConditions): boolean {
	return expression.smile > SMILE || expression.mouth_open > OPEN_MOUTH;
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

function verb(metric: MetricName): string {
	return metric === "redness" || metric === "evenness" || metric === "shine" || metric === "texture"
		? "needs"
		: "need";
}
