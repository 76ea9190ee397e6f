import { assertNever } from "./assert-never.ts";
import type { EngineId, MetricName, PhotoFacts } from "./observation.ts";

/** What tells whether two photos were taken alike. */
export interface TakenAlike {
	engine: EngineId;
	photo: Pick<
		PhotoFacts,
		"pose_deg" | "light_asymmetry" | "reblur" | "colour_cast" | "clip_high" | "px_per_mm"
	>;
}

/** What of an observation tells how the photo was taken. */
export interface PhotoTaken extends TakenAlike {
	photo: TakenAlike["photo"] & Pick<PhotoFacts, "expression">;
}

/** Differences beyond these make two photos incomparable; sources in docs/science.md, "Progress". */
const COMPARABLE = {
	yaw_deg: 8,
	pitch_deg: 8,
	light_asymmetry: 4,
	reblur: 0.12,
	colour_cast: 0.25,
	clip_high: 0.03,
	/** Ratio of pixels per millimetre, either way. */
	resolution: 1.6,
} as const;

const PHOTO_DIFFERENCES = [
	"engine",
	"head angle",
	"light direction",
	"sharpness",
	"color of the light",
	"brightness",
	"distance",
] as const;

export type PhotoDifference = (typeof PHOTO_DIFFERENCES)[number];

/** Rounding keeps a difference of exactly the limit on the comparable side. */
function apart(a: number, b: number, limit: number): boolean {
	return Math.abs(a - b) - limit > 1e-9;
}

function differs(difference: PhotoDifference, a: TakenAlike, b: TakenAlike): boolean {
	const [x, y] = [a.photo, b.photo];
	switch (difference) {
		case "engine":
			return (
				a.engine.name !== b.engine.name ||
				a.engine.version !== b.engine.version ||
				a.engine.crop !== b.engine.crop
			);
		case "head angle":
			return (
				apart(x.pose_deg.yaw, y.pose_deg.yaw, COMPARABLE.yaw_deg) ||
				apart(x.pose_deg.pitch, y.pose_deg.pitch, COMPARABLE.pitch_deg)
			);
		case "light direction":
			return apart(x.light_asymmetry, y.light_asymmetry, COMPARABLE.light_asymmetry);
		case "sharpness":
			return apart(x.reblur, y.reblur, COMPARABLE.reblur);
		case "color of the light":
			return apart(x.colour_cast, y.colour_cast, COMPARABLE.colour_cast);
		case "brightness":
			return apart(x.clip_high, y.clip_high, COMPARABLE.clip_high);
		case "distance":
			return Math.max(x.px_per_mm, y.px_per_mm) > COMPARABLE.resolution * Math.min(x.px_per_mm, y.px_per_mm);
		default:
			return assertNever(difference);
	}
}

/** In what two photos differ too much for their numbers to be compared; empty when they are comparable. */
export function comparePhotos(a: TakenAlike, b: TakenAlike): PhotoDifference[] {
	return PHOTO_DIFFERENCES.filter((difference) => differs(difference, a, b));
}

/** Half a smile is 0.1 wider than none and lifts the corners by 3 percent. */
const EXPRESSION_LIMIT = 0.06;

const LIFT_LIMIT = 2;

/** A smile folds the skin and lifts the cheeks: lines and under-eyes are only compared between like expressions. */
export function sameExpression(a: PhotoTaken, b: PhotoTaken): boolean {
	const [x, y] = [a.photo.expression, b.photo.expression];
	return (
		!apart(x.smile, y.smile, EXPRESSION_LIMIT) &&
		!apart(x.mouth_open, y.mouth_open, EXPRESSION_LIMIT) &&
		!apart(x.corner_lift ?? 0, y.corner_lift ?? 0, LIFT_LIMIT)
	);
}

/** What a smile moves. */
const FOLDED: readonly MetricName[] = ["wrinkles", "under_eye_darkness"];

/** Whether readings of this metric ask for like expressions. */
export function feelsSmiles(metric: MetricName): boolean {
	return FOLDED.includes(metric);
}
