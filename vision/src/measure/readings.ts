import type { DetectionPower, MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { type ChannelCurves, channelCurves } from "../pixels/colour-space.ts";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import type { CellColours, CellShift } from "./skin-samples.ts";

/** One zone's value of one metric, before it is known whether the photo allows it. */
export interface Reading {
	zone: MetricZone;
	value: number;
	/** Standard deviation over the seeded perturbations. */
	sd: number;
	/** Of spots and marks: what this very photo would have shown. */
	seen?: DetectionPower;
	/** Of redness over the face: how red all of it is (`overallRed`). */
	overall?: number;
	/** Of evenness over the face: zones that are clearly lighter (`palerAreas`). */
	paler?: Zone[];
	/** Why nothing is said after all, as one clause; missing where something is. */
	silent?: string;
}

export type ZoneValues = Partial<Record<MetricZone, number>>;

/** How often a measurement is repeated on slightly changed pixels. */
export const REPEATS = 10;

/** One way the same face could have been photographed: tone curve, white balance and landmarks a little off. */
export interface Perturbation {
	curves: ChannelCurves;
	shift: CellShift;
	/** Exponent of the tone curve. */
	gamma: number;
}

const SEED = 20260;
const GAMMA = 0.05;
const WHITE_BALANCE = 0.03;
/** Cameras bend the light of bright skin by so much more or less; dark skin hardly feels it. */
const ROLL_OFF = 0.3;
const SHIFT_PX = 2;

/**
 * The same seeded set for every photo, so equal bytes give equal numbers: gamma and white balance drawn with the
 * standard deviation of half their stated range (5 % and 3 %), the roll-off of bright light likewise (30 % of full
 * light), landmarks moved by up to 2 crop pixels.
 */
export function perturbations(gain: number): Perturbation[] {
	const random = seededRandom(SEED);
	const normal = seededNormal(random);
	const around = (range: number) => 1 + Math.max(-range, Math.min(range, (normal() * range) / 2));
	return Array.from({ length: REPEATS }, () => {
		const gamma = around(GAMMA);
		return {
			gamma,
			curves: channelCurves({
				gain,
				gamma,
				redGain: around(WHITE_BALANCE),
				blueGain: around(WHITE_BALANCE),
				rollOff: around(ROLL_OFF) - 1,
			}),
			shift: {
				dx: Math.round((2 * random() - 1) * SHIFT_PX),
				dy: Math.round((2 * random() - 1) * SHIFT_PX),
			},
		};
	});
}

/** Standard deviation of the values around their mean. */
export function standardDeviation(values: readonly number[]): number {
	if (values.length < 2) return 0;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** Evaluates a colour metric on the cells as they are, and on every perturbed reading for the spread. */
export function colourReadings(
	plain: CellColours,
	perturbed: readonly CellColours[],
	evaluate: (colours: CellColours) => ZoneValues,
): Reading[] {
	const repeats = perturbed.map(evaluate);
	return (Object.entries(evaluate(plain)) as [MetricZone, number][]).map(([zone, value]) => ({
		zone,
		value,
		sd: standardDeviation(repeats.map((values) => values[zone] ?? value)),
	}));
}

/** Rounds to two decimals: finer digits are never meaningful here. Plain 0, never -0. */
export function roundFigures(value: number): number {
	return Math.round(value * 100) / 100 + 0;
}

/** 0 at `from`, 1 at `full`, straight between and level beyond; `full` below `from` makes it fall. */
export function ramp(value: number, from: number, full: number): number {
	return Math.min(1, Math.max(0, (value - from) / (full - from)));
}
