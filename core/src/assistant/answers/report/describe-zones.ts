import { concernOf } from "../../../skin/biology-clock.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_NAMES } from "../../../skin/concern-copy.ts";
import { amountWords, spreadWords } from "../../../skin/metric-words.ts";
import type { Metric, Zone } from "../../../skin/observation.ts";
import { capitalize, placed, placesInSentence } from "../../../skin/zone-words.ts";
import type { ChatReport } from "../../assistant-context.ts";
import { citeMetric } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { scanWords } from "../../writing/report-date.ts";

const MOST_LINES = 6;

/** The readings of one place, each with its number or the reason why there is none. */
export function describeZones(
	report: ChatReport,
	zones: readonly Zone[],
	concerns: readonly Concern[],
): Draft {
	const here = report.observation.metrics.filter(
		(metric) =>
			metric.zone !== "face" &&
			zones.includes(metric.zone) &&
			(concerns.length === 0 || concerns.includes(concernOf(metric.metric))),
	);
	if (here.length === 0) {
		return {
			paragraphs: [
				`${capitalize(scanWords(report))} has no reading of its own ${placed(zones)} for that. It may not be measured there, or hair, light or the angle hid it.`,
			],
		};
	}
	const told = here.slice(0, MOST_LINES);
	return {
		paragraphs: [
			`From ${scanWords(report)}, for ${placesInSentence(zones)}:`,
			told.map((metric) => `- ${line(metric, zones.length > 1)}`).join("\n"),
		],
		citations: told.map(citeMetric),
	};
}

function line(metric: Metric, withPlace: boolean): string {
	const where = withPlace ? ` (${placesInSentence([metric.zone]).replace(/^the /, "")})` : "";
	const name = `${CONCERN_NAMES[concernOf(metric.metric)]}${where}`;
	return metric.measurable
		? `${name}: ${amountWords(metric.metric, metric.value)}${spreadWords(metric)}`
		: `${name}: not measurable, ${metric.reason}`;
}
