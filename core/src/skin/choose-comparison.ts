import type { Side } from "./compare-metrics.ts";
import { comparePhotos, type PhotoDifference } from "./compare-photos.ts";
import type { EarlierScan } from "./earlier-scan.ts";
import type { Observation, StoredObservation } from "./observation.ts";

type AnyObservation = Observation | StoredObservation;

/** From this many comparable scans on, the median of the last three is set against that of the first three. */
export const SCANS_FOR_MEDIANS = 6;

export type Comparison =
	| { kind: "baseline" }
	| { kind: "not_comparable"; because: PhotoDifference[] }
	| { kind: "compared"; before: Side; after: Side; earlier: EarlierScan; medians: boolean };

/** Picks what to compare with: medians of a long comparable series, else the most recent comparable scan. */
export function chooseComparison(current: AnyObservation, earlier: readonly EarlierScan[]): Comparison {
	const [latest] = earlier;
	if (latest === undefined) return { kind: "baseline" };
	const comparable = earlier.filter((scan) => comparePhotos(current, scan.observation).length === 0);
	const [recent, second] = comparable;
	if (recent === undefined) {
		return { kind: "not_comparable", because: comparePhotos(current, latest.observation) };
	}
	const [third, middle, oldest] = comparable.slice(-3);
	if (
		comparable.length + 1 >= SCANS_FOR_MEDIANS &&
		second !== undefined &&
		third !== undefined &&
		middle !== undefined &&
		oldest !== undefined
	) {
		return {
			kind: "compared",
			before: [oldest.observation, middle.observation, third.observation],
			after: [second.observation, recent.observation, current],
			earlier: oldest,
			medians: true,
		};
	}
	return {
		kind: "compared",
		before: [recent.observation],
		after: [current],
		earlier: recent,
		medians: false,
	};
}
