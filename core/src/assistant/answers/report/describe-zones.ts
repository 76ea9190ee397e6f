import { concernOf } from "../../../skin/biology-clock.ts";
import { zoneSeverity } from "../../../skin/combine-readings.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { concernPhrase } from "../../../skin/concern-phrase.ts";
import { CONCERN_RULES } from "../../../skin/concern-rules.ts";
import { isDeepTone } from "../../../skin/describe-concern.ts";
import { amountWords, spreadWords } from "../../../skin/metric-words.ts";
import type { Metric, Zone } from "../../../skin/observation.ts";
import { capitalize, joinWords, placed, placesInSentence } from "../../../skin/zone-words.ts";
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
			shownAt(report, zones, here),
			`From ${scanWords(report)}, for ${placesInSentence(zones)}:`,
			told.map((metric) => `- ${line(metric, zones.length > 1)}`).join("\n"),
		],
		citations: told.map(citeMetric),
	};
}

/** The place where something shows most; null where nothing could be read. */
export function worstZone(report: ChatReport): Zone | null {
	const read = report.observation.metrics.flatMap((metric) =>
		metric.measurable && metric.zone !== "face"
			? [{ zone: metric.zone, severity: zoneSeverity(CONCERN_RULES[concernOf(metric.metric)], metric) }]
			: [],
	);
	return read.toSorted((a, b) => b.severity - a.severity)[0]?.zone ?? null;
}

/** What stands out at a place before its numbers; of a single concern also what such a place usually reads. */
function shownAt(report: ChatReport, zones: readonly Zone[], here: readonly Metric[]): string {
	const read = here.flatMap((metric) => {
		const concern = concernOf(metric.metric);
		// A camera sees redness poorly there: its number is told, and no more is made of it.
		if (!metric.measurable || (concern === "redness" && isDeepTone(report.observation))) return [];
		const rule = CONCERN_RULES[concern];
		return [
			{ concern, severity: zoneSeverity(rule, metric), usual: rule.usual?.[metric.zone] ?? null, metric },
		];
	});
	if (read.length === 0) return "";
	const shown = read
		.filter(({ severity }) => severity >= SHOWS_FROM)
		.toSorted((a, b) => b.severity - a.severity);
	const concerns = [...new Set(shown.map(({ concern }) => concern))];
	const where = capitalize(placed(zones));
	const [first] = read;
	const alone = new Set(read.map(({ concern }) => concern)).size === 1;
	const said =
		concerns.length > 0
			? `${where}: ${joinWords(concerns.map((concern) => concernPhrase(concern, shown.find((one) => one.concern === concern)?.severity ?? 1)))}.`
			: `${where} ${alone && first !== undefined ? `${CONCERN_WORDS[first.concern]} hardly ${CONCERN_WORDS[first.concern].endsWith("s") && first.concern !== "redness" ? "show" : "shows"}` : "nothing stands out"}.`;
	if (!alone || first?.usual === null || first === undefined) return said;
	return `${said} Most clear skin reads about ${amountWords(first.metric.metric, first.usual)} ${placed([first.metric.zone])}.`;
}

/** Below this severity a reading hardly shows. */
const SHOWS_FROM = 1;

function line(metric: Metric, withPlace: boolean): string {
	const where = withPlace ? ` (${placesInSentence([metric.zone]).replace(/^the /, "")})` : "";
	const name = `${CONCERN_NAMES[concernOf(metric.metric)]}${where}`;
	return metric.measurable
		? `${name}: ${amountWords(metric.metric, metric.value)}${spreadWords(metric)}`
		: `${name}: not measurable, ${metric.reason}`;
}
