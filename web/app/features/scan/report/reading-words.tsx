import { amountWords, displayNumber, spreadWords, sureness } from "@dewlight/core/skin/metric-words.ts";
import { METRIC_NAMES, type MetricName, ZONES } from "@dewlight/core/skin/observation.ts";
import { capitalize, locationWords } from "@dewlight/core/skin/zone-words.ts";
import { classNames } from "#ui/class-names.ts";
import { SurenessDots } from "#ui/meters.tsx";
import { labelOf } from "#ui/words.ts";
import type { ReportCheckin } from "../scan-calls.ts";

/** How sure a reading is, in core's own words and in as many dots. */
export function SurenessMark({ confidence, className }: { confidence: number; className?: string }) {
	const words = sureness(confidence);
	return (
		<span className={classNames("inline-flex items-center gap-2 text-small text-ink-2", className)}>
			<SurenessDots words={words} />
			{capitalize(words)}
		</span>
	);
}

export type ReportMetric = NonNullable<ReportCheckin["metrics"]>[number];

const NAMES: Record<MetricName, string> = {
	redness: "Redness",
	inflamed_spots: "Inflamed-looking spots",
	dark_marks: "Darker marks",
	evenness: "Color drift",
	shine: "Shine",
	texture: "Roughness",
	wrinkles: "Lines",
	pores: "Visible pores",
	under_eye_darkness: "Under-eye darkness",
};

/** The known metric of an id or name; undefined for one this version does not know. */
function knownMetric(metric: string): MetricName | undefined {
	return METRIC_NAMES.find((name) => name === metric);
}

/** "redness.left_cheek" -> "Redness, left cheek". */
export function metricLabel(metricId: string): string {
	const dot = metricId.indexOf(".");
	const metric = dot < 0 ? metricId : metricId.slice(0, dot);
	const known = knownMetric(metric);
	const name = known === undefined ? labelOf(metric) : NAMES[known];
	return dot < 0 ? name : `${name}, ${zoneLabel(metricId.slice(dot + 1))}`;
}

function zoneLabel(zone: string): string {
	const known = ZONES.find((name) => name === zone);
	if (known === undefined) return zone === "face" ? "whole face" : labelOf(zone).toLowerCase();
	return locationWords([known]).toLowerCase();
}

/** "3.1 redness points, give or take 0.9"; a metric that is not known keeps its bare number and unit. */
export function readingWords({ metric, zone, value, sd, unit }: ReportMetric): string | null {
	if (value === null) return null;
	const known = knownMetric(metric);
	if (known === undefined) return `${value} ${unit}`;
	const place = ZONES.find((name) => name === zone) ?? "face";
	return (
		amountWords(known, value) + (sd === null ? "" : spreadWords({ metric: known, zone: place, value, sd }))
	);
}

/** The number alone, as every text shows it. */
export function shownNumber(metricId: string, value: number): string {
	const known = knownMetric(metricId.split(".")[0] ?? "");
	return known === undefined ? String(value) : displayNumber(known, value);
}
