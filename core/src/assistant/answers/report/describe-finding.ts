import type { Concern, Finding } from "../../../skin/concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, numberSentence } from "../../../skin/concern-copy.ts";
import { describeConcern, strongestReading } from "../../../skin/describe-concern.ts";
import { spreadWords, sureness } from "../../../skin/metric-words.ts";
import { capitalize, placed } from "../../../skin/zone-words.ts";
import type { ChatReport } from "../../assistant-context.ts";
import type { Citation } from "../../assistant-event.ts";
import { citeMetric } from "../../writing/cite.ts";

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
