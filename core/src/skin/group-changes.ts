import { METRIC_NAMES, type MetricId, type MetricName, type MetricZone } from "./observation.ts";
import { changeSentence, notSureSentence, numbersSentence } from "./progress-copy.ts";
import type { MetricChange } from "./progress-summary.ts";

/** A change as it crosses the wire, where ids are plain text. */
type Change = Omit<MetricChange, "metric_id"> & { metric_id: string };

/** The zones of one metric that moved the same way. */
export interface ChangeGroup {
	metric: MetricName;
	verdict: "better" | "worse" | "not_sure_yet";
	/** In plain words. */
	sentence: string;
	/** The numbers of the zone that moved most. */
	numbers: string;
}

interface MetricPlace {
	metric: MetricName;
	zone: MetricZone;
}

/** "redness.left_cheek" as its parts; null for a metric of the wire that this version does not know. */
export function splitMetricId(id: MetricId): MetricPlace;
export function splitMetricId(id: string): MetricPlace | null;
export function splitMetricId(id: string): MetricPlace | null {
	const dot = id.indexOf(".");
	const metric = METRIC_NAMES.find((name) => name === id.slice(0, dot));
	return metric === undefined ? null : { metric, zone: id.slice(dot + 1) as MetricZone };
}

/** The change that moved most, in its unit. */
export function largestOf<T extends Pick<Change, "previous" | "value">>([first, ...others]: readonly T[]): T {
	if (first === undefined) throw new RangeError("Nothing was compared.");
	const size = ({ previous, value }: T) => Math.abs(value - previous);
	return others.reduce((top, change) => (size(change) > size(top) ? change : top), first);
}

/** What got better, metric by metric, then what got worse, then what one photo alone reads as worse. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
	const known = changes.flatMap((change) => {
		const named = splitMetricId(change.metric_id);
		return named === null ? [] : [{ ...change, ...named }];
	});
	return (["better", "worse", "not_sure_yet"] as const).flatMap((verdict) =>
		METRIC_NAMES.flatMap((metric) => {
			const moved = known.filter(
				(change) =>
					change.metric === metric && (change.not_sure_yet ? "not_sure_yet" : change.verdict) === verdict,
			);
			if (moved.length === 0) return [];
			const largest = largestOf(moved);
			const where = { zones: moved.map(({ zone }) => zone), most: largest.zone };
			return [
				{
					metric,
					verdict,
					sentence:
						verdict === "not_sure_yet"
							? notSureSentence(metric, where)
							: changeSentence(metric, verdict, where),
					numbers: numbersSentence(metric, largest),
				},
			];
		}),
	);
}
