import type { Concern } from "@dewlight/core/skin/concern.ts";
import type {
	DetectionPower,
	MeasuredMetric,
	Metric,
	MetricName,
	Observation,
	Zone,
} from "@dewlight/core/skin/observation.ts";
import { LINES_IN_DOUBT } from "@dewlight/core/skin/readings.ts";
import { roundFigures } from "./measure/readings.ts";

/** Frames of one moment differ by less than this from its photo; what differs more shows something else. */
const LARGEST_DIFFERENCE = {
	angle: 7,
	mouthOpen: 0.06,
	cornerLift: 1.2,
	ita: 10,
	light: 6,
	reblur: 0.12,
} as const;

/**
 * The photo's observation with each number as the median over it and the further frames that are like it; null stands for
 * a frame that gave no numbers. What the photo could not measure stays unmeasured and what it measured stays measured, so
 * frames take nothing from a report but lines that one of them doubts. What was seen in half of them or fewer reads as not
 * seen.
 */
export function agreeOverFrames(photo: Observation, frames: readonly (Observation | null)[]): Observation {
	const alike = [photo, ...frames.flatMap((frame) => (frame && isLike(photo, frame) ? [frame] : []))];
	return {
		...photo,
		frames: { taken: 1 + frames.length, used: alike.length },
		tone: middleTone(alike),
		metrics: photo.metrics.map((metric) => agreedMetric(metric, alike)),
	};
}

/** Of these a reading of 0 means that nothing was found. */
const FOUND_BY: Partial<Record<Concern, MetricName>> = {
	acne: "inflamed_spots",
	dark_spots: "dark_marks",
	lines: "wrinkles",
	pores: "pores",
	shine: "shine",
};

/** Whether pictures of the concern, drawn from the photo alone, still show what most frames showed. */
export function isStillSeen(concern: Concern, { metrics }: Pick<Observation, "metrics">): boolean {
	const name = FOUND_BY[concern];
	return name === undefined || metrics.some(({ metric, value }) => metric === name && (value ?? 0) > 0);
}

/** Head, mouth, light and sharpness as in the photo, and skin of the same tone. Nobody is recognized by it. */
function isLike(photo: Observation, frame: Observation): boolean {
	const [a, b] = [photo.photo, frame.photo];
	const { angle, mouthOpen, cornerLift, ita, light, reblur } = LARGEST_DIFFERENCE;
	const within = (one: number, other: number, most: number) => Math.abs(one - other) <= most;
	return (
		within(a.pose_deg.yaw, b.pose_deg.yaw, angle) &&
		within(a.pose_deg.pitch, b.pose_deg.pitch, angle) &&
		within(a.expression.mouth_open, b.expression.mouth_open, mouthOpen) &&
		within(a.expression.corner_lift ?? 0, b.expression.corner_lift ?? 0, cornerLift) &&
		within(a.light_asymmetry, b.light_asymmetry, light) &&
		within(a.reblur, b.reblur, reblur) &&
		within(photo.tone.ita_deg, frame.tone.ita_deg, ita)
	);
}

function agreedMetric(own: Metric, alike: readonly Observation[]): Metric {
	if (!own.measurable) return own;
	const doubt = alike.flatMap(({ metrics }) =>
		metrics.filter(({ id, reason }) => id === own.id && reason === LINES_IN_DOUBT),
	)[0];
	if (doubt) return doubt;
	const seen = alike.flatMap(({ metrics }): MeasuredMetric[] => {
		const same = metrics.find(({ id }) => id === own.id);
		return same?.measurable ? [same] : [];
	});
	if (seen.length === 1) return own;
	const values = seen.map(({ value }) => value);
	const middle = own.unit === "count" ? Math.floor(median(values)) : median(values);
	const inMost = 2 * values.filter((value) => value > 0).length > values.length;
	const powers = seen.flatMap((one) => one.seen ?? []);
	return {
		...own,
		value: roundFigures(inMost ? middle : Math.min(0, middle)),
		sd: roundFigures(Math.max(spreadOf(values), median(seen.map(({ sd }) => sd)))),
		confidence: roundFigures(median(seen.map(({ confidence }) => confidence))),
		...(own.seen && { seen: agreedPower(powers) }),
		...(own.paler && { paler: agreedZones(own.paler, seen) }),
	};
}

/** Lighter areas that most frames show. */
function agreedZones(own: readonly Zone[], seen: readonly MeasuredMetric[]): Zone[] {
	return own.filter((zone) => 2 * seen.filter(({ paler }) => paler?.includes(zone)).length > seen.length);
}

/** What most frames would have shown; never fewer doubtful places than the middle one has. */
function agreedPower(powers: readonly DetectionPower[]): DetectionPower {
	const limits = powers.map(({ limit }) => limit ?? Number.POSITIVE_INFINITY);
	const limit = median(limits);
	const opens = powers.flatMap(({ open }) => open ?? []);
	return {
		power: roundFigures(median(powers.map(({ power }) => power))),
		...(2 * opens.length > powers.length && { open: roundFigures(median(opens)) }),
		limit: Number.isFinite(limit) ? roundFigures(limit) : null,
		doubtful: Math.ceil(median(powers.map(({ doubtful }) => doubtful))),
		faint: Math.floor(median(powers.map(({ faint }) => faint ?? 0))),
		expected: roundFigures(median(powers.map(({ expected }) => expected ?? 0))),
	};
}

function middleTone(alike: readonly Observation[]): Observation["tone"] {
	const tones = alike.map(({ tone }) => tone).sort((a, b) => a.ita_deg - b.ita_deg);
	return tones[(tones.length - 1) >> 1];
}

/** Of two middle values their mean. */
function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const half = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Sample standard deviation. */
function spreadOf(values: readonly number[]): number {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
