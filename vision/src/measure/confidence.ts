import type { MetricName, ToneEstimate } from "@dewlight/core/skin/observation.ts";
import type { PhotoConditions } from "./photo-conditions.ts";
import { ramp } from "./ramp.ts";
import { isSmiling } from "./why-not-measurable.ts";

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

export interface Sight {
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
