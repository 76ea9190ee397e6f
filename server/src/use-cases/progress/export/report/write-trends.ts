import { displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { METRIC_NAMES, type MetricName } from "@dewlight/core/skin/observation.ts";
import { changeSentence, NO_CHANGE } from "@dewlight/core/skin/progress-copy.ts";
import type { MetricSeries, SeriesPoint } from "@dewlight/core/skin/progress-summary.ts";
import { locationWords } from "@dewlight/core/skin/zone-words.ts";
import { plainName } from "../gather-report.ts";
import { NOT_MEASURABLE, type ReportPaper, shortDate } from "./page-writer.ts";

const VERDICTS: Record<MetricSeries["verdict"], string> = {
	better: "better",
	worse: "worse",
	no_change: "no clear change",
	too_early: "not compared",
};

function reading(series: MetricSeries, point: SeriesPoint | undefined): string {
	if (point === undefined || point.value === null || point.band === null) return NOT_MEASURABLE;
	const [value, band] = [point.value, point.band].map((number) => displayNumber(series.metric, number));
	return `${value} ± ${band}`;
}

export function row(series: MetricSeries): string[] {
	const first = series.points.find(({ value }) => value !== null);
	const measured = series.points.filter(({ value }) => value !== null).length;
	const alike = series.points.filter(({ value, comparable }) => value !== null && comparable).length;
	return [
		locationWords([series.zone]),
		first === undefined
			? NOT_MEASURABLE
			: `${reading(series, first)} (${first.photoDate ?? shortDate(first.at)})`,
		reading(series, series.points.at(-1)),
		`${alike} of ${measured}`,
		series.detectable === null ? "–" : `under ${displayNumber(series.metric, series.detectable)}`,
		VERDICTS[series.verdict],
	];
}

/** What the verdicts of one metric come to, each sentence once with all the areas it is true of. */
function statements(metric: MetricName, own: readonly MetricSeries[]): string[] {
	const moved = (["better", "worse"] as const).flatMap((verdict) => {
		const zones = own.filter((series) => series.verdict === verdict).map(({ zone }) => zone);
		return zones.length === 0 ? [] : [changeSentence(metric, verdict, { zones, most: "face" })];
	});
	// Why nothing is said of the others; what no clear change means stands above all tables.
	const others = own.filter(({ verdict }) => verdict !== "better" && verdict !== "worse");
	const reasons = [...new Set(others.map(({ sentence }) => sentence))].filter(
		(sentence) => !sentence.startsWith(NO_CHANGE),
	);
	const withheld = reasons.map((reason) => {
		const zones = others.filter(({ sentence }) => sentence === reason).map(({ zone }) => zone);
		return `${locationWords(zones)}: ${reason}`;
	});
	return [...moved, ...withheld, ...new Set(own.flatMap(({ early }) => early ?? []))];
}

export function writeTrends(writer: ReportPaper, all: readonly MetricSeries[]): void {
	writer.heading("H2", "Trends");
	if (all.length === 0) {
		writer.paragraph("A trend needs two scans on which the same thing was measured.");
		return;
	}
	writer.list([
		"Less is better for every measure. ± is how far one reading of unchanged skin moves between photos.",
		"Comparable: how many readings were taken alike enough to be held against the newest.",
		"Photo alone: a difference under this can come from the photos, and then there is no clear change. From six comparable readings on, the middle of the last three is set against that of the first three.",
	]);
	const names = METRIC_NAMES.toSorted((a, b) => place(all, a) - place(all, b));
	for (const metric of names) {
		const own = all.filter((series) => series.metric === metric);
		const [first] = own;
		if (first === undefined) continue;
		writer.heading("H3", `${plainName(metric)} (${first.unit.replaceAll("_", " ")})`);
		const said = statements(metric, own);
		if (said.length > 0) writer.list(said);
		writer.table({
			columns: [
				{ head: "Area", width: "*" },
				{ head: "First reading", width: 110 },
				{ head: "Newest scan", width: 78 },
				{ head: "Comparable", width: 62 },
				{ head: "Photo alone", width: 66 },
				{ head: "Verdict", width: 80 },
			],
			rows: own.map(row),
		});
	}
}

/** The order of relevance in which the series come. */
function place(all: readonly MetricSeries[], metric: string): number {
	return all.findIndex((series) => series.metric === metric);
}
