import { assertNever } from "./assert-never.ts";
import { likelyNumber } from "./likely-number.ts";
import { statedSd } from "./noise-rule.ts";
import { METRIC_UNITS, type MeasuredMetric, type MetricName } from "./observation.ts";

const DECIMALS: Record<MetricName, number> = {
	redness: 1,
	inflamed_spots: 0,
	dark_marks: 1,
	evenness: 1,
	shine: 1,
	texture: 2,
	wrinkles: 2,
	pores: 0,
	under_eye_darkness: 1,
};

/** The finest difference that is shown, in the metric's unit. */
export function displayStep(metric: MetricName): number {
	return 10 ** -DECIMALS[metric];
}

/** A value as every text shows it; never "-0.0". */
export function displayNumber(metric: MetricName, value: number): string {
	const text = value.toFixed(DECIMALS[metric]);
	return Number(text) === 0 ? (0).toFixed(DECIMALS[metric]) : text;
}

/** Value with its unit in words: "3.1 redness points", "1.2% of the area", "7 spots". */
export function amountWords(metric: MetricName, value: number): string {
	const shown = displayNumber(metric, value);
	const unit = METRIC_UNITS[metric];
	switch (unit) {
		case "delta_EI":
			return `${shown} redness ${shown === "1.0" ? "point" : "points"}`;
		case "delta_E":
			return `${shown} color-difference units`;
		case "delta_L":
			return `${shown} lightness ${shown === "1.0" ? "point" : "points"}`;
		case "area_percent":
			return `${shown}% of the area`;
		case "per_cm2":
			return `${shown} per square centimeter`;
		case "count":
			return `${shown} ${shown === "1" ? "spot" : "spots"}`;
		case "index":
			return `${shown} on our ${metric === "wrinkles" ? "line" : "texture"} index`;
		default:
			return assertNever(unit);
	}
}

/** ", give or take 0.4": what another photo of the same skin would differ by; empty below the displayed digit. */
export function spreadWords(reading: Pick<MeasuredMetric, "metric" | "zone" | "value" | "sd">): string {
	const shown = displayNumber(reading.metric, statedSd(reading));
	return Number(shown) > 0 ? `, give or take ${shown}` : "";
}

/** 0 to 1 in words people use; one photo never earns more than "fairly". */
export function sureness(confidence: number): "fairly sure" | "somewhat sure" | "not very sure" {
	if (confidence >= 0.6) return "fairly sure";
	return confidence >= 0.35 ? "somewhat sure" : "not very sure";
}

/** How many are told as found: of spots those ringed, of marks those to expect, because near the limits they count in part. */
function foundNumber({ metric, value, seen }: MeasuredMetric): number {
	return metric === "dark_marks" ? Math.max(1, Math.round(seen?.expected ?? 0)) : Math.round(value);
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "about five of ten such spots are found on a photo like this"; empty where the photo did not say. */
export function shareFound(metric: MeasuredMetric): string {
	const likely = likelyNumber(metric);
	if (likely === null) return "";
	return metric.metric === "dark_marks"
		? `about ${WORDS[likely.of_ten]} of ten such marks are found on a photo like this`
		: `about ${WORDS[likely.of_ten]} of ten such spots are found on a photo like this, some of them as darker marks`;
}

/** "At least 3 show, and about five of ten such spots are found on a photo like this: there may be 5 (3 to 9)."; empty where none does. */
export function countSentence(face: MeasuredMetric | null): string {
	const likely = face === null ? null : likelyNumber(face);
	if (face === null || likely === null) return "";
	const found = foundNumber(face);
	const [from, to] = likely.range;
	const least = Math.max(found, from);
	const most = Math.max(least + 1, to);
	const number = Math.min(most, Math.max(least, likely.number));
	return found === 0
		? ""
		: `At least ${found} ${found === 1 ? "shows" : "show"}, and ${shareFound(face)}: there may be ${number} (${least} to ${most}).`;
}
