import type {
	comparisonSchema,
	experimentSchema,
	progressSeriesSchema,
} from "@dewlight/contracts/progress.ts";
import { BASELINE_SCANS } from "@dewlight/core/experiments/index.ts";
import type { MetricSeries } from "@dewlight/core/skin/progress-series.ts";
import type { z } from "zod";
import type { ComparedCheckins, ExperimentView } from "#use-cases/progress/index.ts";

export function presentSeries(series: MetricSeries): z.output<typeof progressSeriesSchema> {
	return {
		metric_id: series.id,
		metric: series.metric,
		zone: series.zone,
		unit: series.unit,
		lower_is_better: true,
		points: series.points.map(({ id, at, photoDate, value, band, comparable, differsIn, repeated }) => ({
			checkin_id: id,
			at,
			photo_date: photoDate,
			value,
			band,
			comparable,
			differs_in: differsIn,
			repeated,
		})),
		verdict: series.verdict,
		detectable: series.detectable,
		sentence: series.sentence,
		numbers: series.numbers,
	};
}

export function presentComparison({
	differsIn,
	...compared
}: ComparedCheckins): z.output<typeof comparisonSchema> {
	return { ...compared, differs_in: differsIn };
}

export function presentExperiment(view: ExperimentView): z.output<typeof experimentSchema> {
	const { row } = view;
	return {
		id: row.id,
		product_name: row.productName,
		product_id: row.productId,
		metric: view.metric,
		state: view.state,
		started_at: row.startedAt.toISOString(),
		baseline_scans: view.baselineScans,
		baseline_needed: BASELINE_SCANS,
		changed_at: row.changedAt?.toISOString() ?? null,
		verdict_at: view.verdictAt,
		verdict: view.verdict,
		change: view.change,
		band: view.band,
		sentence: view.sentence,
		numbers: view.numbers,
		next: view.next,
	};
}
