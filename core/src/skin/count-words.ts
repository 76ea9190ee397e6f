import { likelyNumber } from "./likely-number.ts";
import type { MeasuredMetric } from "./observation.ts";

/** How many are told as found: of spots those ringed, of marks those to expect, because near the limits they count in part. */
export function foundNumber({ metric, value, seen }: MeasuredMetric): number {
	return metric === "dark_marks" ? Math.max(1, Math.round(seen?.expected ?? 0)) : Math.round(value);
}

/** "about five of ten such spots are found on a photo like this"; empty where the photo did not say. */
export function shareFound(metric: MeasuredMetric): string {
	const likely = likelyNumber(metric);
	if (likely === null) return "";
	return metric.metric === "dark_marks"
		? `about ${WORDS[likely.of_ten]} of ten such marks are found on a photo like this`
		: `about ${WORDS[likely.of_ten]} of ten such spots are found on a photo like this, some of them as darker marks`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

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
