import type { ProgressSeries } from "@dewlight/contracts/progress.ts";

type Point = ProgressSeries["points"][number];

export function buildPoint(id: number, value: number | null, changes: Partial<Point> = {}): Point {
	return {
		checkin_id: id,
		at: new Date(Date.UTC(2026, 8, id * 7, 12)).toISOString(),
		value,
		band: value === null ? null : 0.6,
		comparable: true,
		differs_in: [],
		repeated: false,
		...changes,
	};
}

export function buildSeries(changes: Partial<ProgressSeries> = {}): ProgressSeries {
	const { metric = "redness", zone = "face" } = changes;
	return {
		metric_id: `${metric}.${zone}`,
		metric,
		zone,
		unit: "delta_EI",
		lower_is_better: true,
		points: [buildPoint(1, 4), buildPoint(2, 3.5), buildPoint(3, 2)],
		verdict: "better",
		detectable: 1.2,
		sentence: "Redness eased across the whole face.",
		numbers: "Redness points: 4.0 before, 2.0 now. A difference under 1.2 can come from the photo alone.",
		...changes,
	};
}
