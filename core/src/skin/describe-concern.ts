import type { Concern, Finding } from "./concern.ts";
import { CONCERN_NAMES, numberSentence, READING_NOTES } from "./concern-copy.ts";
import { concernPhrase } from "./concern-phrase.ts";
import { CONCERN_RULES, DEEP_TONE_ITA, DEEP_TONE_MONK } from "./concern-rules.ts";
import type { KeyConcern } from "./condition-notes.ts";
import { countSentence } from "./count-words.ts";
import { spreadWords, sureness } from "./metric-words.ts";
import type { MeasuredMetric, Observation, StoredObservation } from "./observation.ts";
import { readMetric } from "./read-metrics.ts";
import { capitalize, locationWords, placed } from "./zone-words.ts";

export const DEEP_TONE_REDNESS =
	"A camera sees redness poorly on deeper skin tones, so your own senses count more: does any area feel warm, sting, or look darker or purplish?";

/** The reading a text quotes: the face's for counts and for calm averages, otherwise the highest located one. */
export function strongestReading(
	observation: Observation | StoredObservation,
	finding: Finding,
): MeasuredMetric | null {
	const own = observation.metrics.filter(
		(metric): metric is MeasuredMetric => metric.measurable && finding.because.includes(metric.id),
	);
	const family = own.filter((metric) => metric.metric === own[0]?.metric);
	const face = family.find((metric) => metric.zone === "face");
	const combine = finding.concern === "dryness" ? null : CONCERN_RULES[finding.concern].combine;
	if (face !== undefined && combine === "likely_number") return face;
	if (face !== undefined && combine === "average" && (finding.severity ?? 0) < 1) return face;
	const located = family.filter((metric) => finding.zones.includes(metric.zone));
	return (located.length > 0 ? located : family).reduce<MeasuredMetric | null>(
		(top, metric) => (top === null || metric.value > top.value ? metric : top),
		null,
	);
}

/** Whether the tone may be deep: told too often rather than too seldom, because one photo reads tone from its light. */
export function isDeepTone({ tone }: Pick<Observation | StoredObservation, "tone">): boolean {
	return tone.monk_estimate >= DEEP_TONE_MONK || tone.ita_deg < DEEP_TONE_ITA;
}

function readingNote(observation: Observation | StoredObservation, concern: Concern): string {
	return concern === "redness" && isDeepTone(observation) ? DEEP_TONE_REDNESS : READING_NOTES[concern];
}

/** How many there may be, of what is counted. */
function countOf({ metrics }: Observation | StoredObservation, concern: Concern): string {
	if (concern !== "acne" && concern !== "dark_spots") return "";
	return countSentence(readMetric(metrics, CONCERN_RULES[concern].metric).face);
}

/** One concern as the report shows it: where, how much, how sure, what could mislead; its number stands apart. */
export function describeConcern(
	observation: Observation | StoredObservation,
	finding: Finding & { severity: number },
): KeyConcern {
	const { concern, severity, zones, confidence } = finding;
	const reading = strongestReading(observation, finding);
	const sentences = [
		`${capitalize(concernPhrase(concern, severity))} ${placed(zones)}.`,
		countOf(observation, concern),
		`We are ${sureness(confidence)}.`,
		readingNote(observation, concern),
	];
	return {
		concern_name: CONCERN_NAMES[concern],
		location_observed: locationWords(zones),
		severity_score: severity,
		description: sentences.filter((text) => text !== "").join(" "),
		concern,
		confidence,
		zones,
		metric_ids: finding.because,
		measured:
			reading === null
				? null
				: numberSentence(concern, reading, `${placed([reading.zone])}, `, spreadWords(reading)),
	};
}
