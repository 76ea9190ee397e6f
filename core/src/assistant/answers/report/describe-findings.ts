import { concernOf } from "../../../skin/biology-clock.ts";
import type { Concern, Finding } from "../../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, numberSentence } from "../../../skin/concern-copy.ts";
import { describeConcern, strongestReading } from "../../../skin/condition-notes.ts";
import { amountWords, spreadWords, sureness } from "../../../skin/metric-words.ts";
import { statedSd } from "../../../skin/noise-rule.ts";
import type { MeasuredMetric, Metric, Zone } from "../../../skin/observation.ts";
import { capitalize, placed } from "../../../skin/zone-words.ts";
import type { ChatReport, Citation } from "../../conversation.ts";
import type { Question } from "../../question.ts";
import { citeMetric } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

/** One concern of the report with its number, or why there is none. */
export function describeFinding(report: ChatReport, concern: Concern): string {
	const finding = report.analysis.findings.find((one) => one.concern === concern);
	if (finding === undefined || finding.severity === null) return unmeasured(report, concern);
	if (finding.severity < 1) return littleSeen(report, { ...finding, severity: finding.severity });
	const described = describeConcern(report.observation, { ...finding, severity: finding.severity });
	const measured = described.measured === null ? "" : ` ${described.measured}`;
	return `**${CONCERN_NAMES[concern]}: ${finding.severity} of 5.** ${described.description}${measured}`;
}

export function unmeasured(report: ChatReport, concern: Concern): string {
	const missing = report.analysis.condition_notes.not_measured.find((one) => one.concern === concern);
	const why = missing ? ` ${sentence(missing.reason)}` : "";
	return `${CONCERN_NAMES[concern]} could not be measured in this photo.${why} That does not mean all is fine; it means this photo cannot tell.`;
}

function littleSeen(report: ChatReport, finding: Finding & { severity: number }): string {
	const { concern, severity, confidence } = finding;
	const reading = strongestReading(report.observation, finding);
	const number =
		reading === null || (concern === "dryness" && reading.metric !== "texture")
			? ""
			: ` ${numberSentence(concern, reading, `${placed([reading.zone])}, `, spreadWords(reading))}`;
	return `**${CONCERN_NAMES[concern]}: ${severity} of 5.** ${capitalize(CONCERN_WORDS[concern])} hardly showed in this photo.${number} We are ${sureness(confidence)}.`;
}

/** The readings a finding rests on, the strongest first. */
export function citeFinding(report: ChatReport, concern: Concern): Citation[] {
	const finding = report.analysis.findings.find((one) => one.concern === concern);
	if (finding === undefined) return [];
	const top = strongestReading(report.observation, finding);
	const others = report.observation.metrics.filter(
		({ id }) => finding.because.includes(id) && id !== top?.id,
	);
	return [...(top ? [top] : []), ...others].slice(0, 3).map(citeMetric);
}

function sentence(reason: string): string {
	const text = capitalize(reason.trim());
	return /[.!?]$/.test(text) ? text : `${text}.`;
}

const BOTH =
	/\bleft\b.*\bright\b|\bright\b.*\bleft\b|\b(?:which|one|each|other|two|both) (?:side|cheek|half)s?\b/;
const COMPARES =
	/\b(?:worse|better|more|less|redder|darker|same|even|equal|compare\w*|differ\w*|than|against|versus|vs|or)\b/;

/** Whether the two sides of a face are to be set against each other. */
export function asksSides({ text }: Pick<Question, "text">): boolean {
	return BOTH.test(text) && COMPARES.test(text);
}

interface Pair {
	left: MeasuredMetric;
	right: MeasuredMetric;
}

/** Left against right, by readings that stand on both sides; a difference counts beyond what a photo alone can make. */
export function compareSides({ observation }: ChatReport, { slots }: Pick<Question, "slots">): Draft {
	const part = slots.zones.map(sideless)[0] ?? "cheek";
	const at = (side: string) => observation.metrics.filter(isMeasuredAt(`${side}_${part}` as Zone));
	const rights = at("right");
	const pairs = at("left").flatMap((left): Pair[] => {
		const right = rights.find(({ metric }) => metric === left.metric);
		const meant = slots.concerns.length === 0 || slots.concerns.includes(concernOf(left.metric));
		return right !== undefined && meant ? [{ left, right }] : [];
	});
	if (pairs.length === 0)
		return {
			paragraphs: [
				"The two sides cannot be compared in this photo: at least one of them has no reading. A photo straight from the front, in even light, shows both.",
			],
			quiet: true,
		};
	const apart = pairs.filter(({ left, right }) => Math.abs(left.value - right.value) > noiseOf(left, right));
	const told = (apart.length > 0 ? apart : pairs).slice(0, 3);
	return {
		paragraphs: [
			apart.length > 0
				? "Your two sides differ here:"
				: "About even: no reading differs by more than one photo can make by itself.",
			told.map(line).join("\n"),
			"Light from one side does the same, so let the next photo decide, facing a window.",
		],
		citations: told.flatMap(({ left, right }) => [citeMetric(left), citeMetric(right)]),
	};
}

function isMeasuredAt(zone: Zone) {
	return (metric: Metric): metric is MeasuredMetric => metric.zone === zone && metric.measurable;
}

function noiseOf(left: MeasuredMetric, right: MeasuredMetric): number {
	return 2 * Math.hypot(statedSd(left), statedSd(right));
}

function line({ left, right }: Pair): string {
	const words = capitalize(CONCERN_WORDS[concernOf(left.metric)]);
	const amounts = [left, right].map((one) => `${amountWords(one.metric, one.value)} ${placed([one.zone])}`);
	return `- ${words}: ${amounts.join(", ")}`;
}

function sideless(zone: Zone): string {
	return zone.replace(/^(?:left|right)_/, "");
}
