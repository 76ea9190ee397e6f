import { displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { METRIC_NAMES } from "@dewlight/core/skin/observation.ts";
import type { MetricSeries, SeriesPoint } from "@dewlight/core/skin/progress-series.ts";
import { locationWords } from "@dewlight/core/skin/zone-words.ts";
import type { PageWriter } from "./page-writer.ts";
import { NOT_MEASURABLE, plainName, shortDate } from "./words.ts";

function reading(series: MetricSeries, point: SeriesPoint | undefined): string {
	if (point === undefined || point.value === null || point.band === null) return NOT_MEASURABLE;
	const [value, band] = [point.value, point.band].map((number) => displayNumber(series.metric, number));
	return `${value} ± ${band}`;
}

function row(series: MetricSeries): string[] {
	const first = series.points.find(({ value }) => value !== null);
	const measured = series.points.filter(({ value }) => value !== null).length;
	const alike = series.points.filter(({ value, comparable }) => value !== null && comparable).length;
	return [
		locationWords([series.zone]),
		first === undefined ? NOT_MEASURABLE : `${reading(series, first)} (${shortDate(first.at)})`,
		reading(series, series.points.at(-1)),
		`${alike} of ${measured}`,
		series.sentence,
	];
}

export function writeTrends(writer: PageWriter, all: readonly MetricSeries[]): void {
	writer.heading("H2", "Trends");
	if (all.length === 0) {
		writer.paragraph("A trend needs two scans on which the same thing was measured.");
		return;
	}
	writer.paragraph(
		"Less is better for every measure. Where the bands (±) of two readings overlap, the photos may differ by that much without any change in the skin. Comparable says how many readings were taken alike enough to be held against the newest.",
	);
	const names = METRIC_NAMES.toSorted((a, b) => place(all, a) - place(all, b));
	for (const metric of names) {
		const own = all.filter((series) => series.metric === metric);
		const [first] = own;
		if (first === undefined) continue;
		writer.heading("H3", `${plainName(metric)} (${first.unit.replaceAll("_", " ")})`);
		writer.table({
			columns: [
				{ head: "Area", width: 82 },
				{ head: "First reading", width: 92 },
				{ head: "Newest scan", width: 70 },
				{ head: "Comparable", width: 58 },
				{ head: "What can be said", width: "*" },
			],
			rows: own.map(row),
		});
	}
}

/** The order of relevance in which the series come. */
function place(all: readonly MetricSeries[], metric: string): number {
	return all.findIndex((series) => series.metric === metric);
}
