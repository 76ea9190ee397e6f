import { assertNever } from "./assert-never.ts";
import type { Concern, Finding } from "./concern.ts";
import { CONCERN_NAMES, numberSentence, READING_NOTES } from "./concern-copy.ts";
import { CONCERN_RULES, DEEP_TONE_ITA, DEEP_TONE_MONK } from "./concern-rules.ts";
import { countSentence, spreadWords, sureness } from "./metric-words.ts";
import type { MeasuredMetric, MetricId, MetricZone, Observation, StoredObservation } from "./observation.ts";
import { readMetric } from "./readings.ts";
import { capitalize, locationWords, placed } from "./zone-words.ts";

/** One readable concern: severity 1 and up, most severe first. `severity_score` is 0 to 5 in steps of 0.5. */
export interface KeyConcern {
	concern_name: string;
	location_observed: string;
	severity_score: number;
	description: string;
	concern: Concern;
	confidence: number;
	zones: MetricZone[];
	metric_ids: MetricId[];
	/** One sentence with the number of the strongest reading, for whoever asks how it was measured; null without one. */
	measured: string | null;
}

/** What this photo could not tell, with the reason; never shown as "fine". */
export interface NotMeasured {
	concern: Concern;
	concern_name: string;
	reason: string;
	metric_ids: MetricId[];
}

export interface ConditionNotes {
	overall_assessment: string;
	key_concerns_identified: KeyConcern[];
	/** True things first: each rests on a measured severity of 0 or 0.5. */
	positive_observations: string[];
	hydration_level_assessment: string;
	texture_assessment: string;
	tone_evenness_assessment: string;
	not_measured: NotMeasured[];
	/** One sentence on how skin type and sensitivity were reached and how sure that is. */
	skin_type_basis: string;
	skin_type_confidence: number;
	sensitivity_basis: string;
	sensitivity_confidence: number;
}

type Degrees = readonly [slight: string, mild: string, moderate: string, strong: string];

const ADJECTIVES: Degrees = ["slight", "mild", "moderate", "pronounced"];
const ADVERBS: Degrees = ["slightly", "mildly", "moderately", "clearly"];
const QUANTITIES: Degrees = ["a few", "several", "many", "a great many"];

/**
 * From these severities on more is meant than slight: from 1.5 on a viewer saw it clearly on seven of ten people and more,
 * but of texture, which freckles roughen, on one of three (docs/science.md).
 */
const MILD = 1.5;
const MILD_TEXTURE = 2;
const MODERATE = 3;
const STRONG = 4;

/** From these severities on there are several, many and a great many: of spots 8, 12 and 42, of marks 6, 20 and 100. */
type Steps = readonly [several: number, many: number, greatMany: number];

const SPOTS: Steps = [1.5, 2.5, 4];
const MARKS: Steps = [1, 2, 4];

function quantity([several, many, greatMany]: Steps, severity: number): string {
	if (severity < several) return QUANTITIES[0];
	if (severity < many) return QUANTITIES[1];
	return severity < greatMany ? QUANTITIES[2] : QUANTITIES[3];
}

function degree([slight, mild, moderate, strong]: Degrees, severity: number, mildFrom = MILD): string {
	if (severity < mildFrom) return slight;
	if (severity < MODERATE) return mild;
	return severity < STRONG ? moderate : strong;
}

/** A concern with its degree, inside a sentence: "mild redness", "several darker marks", "slightly uneven tone". */
export function concernPhrase(concern: Concern, severity: number): string {
	switch (concern) {
		case "acne":
			return `${quantity(SPOTS, severity)} acne-like spots`;
		case "dark_spots":
			return `${quantity(MARKS, severity)} darker marks`;
		case "redness":
			return `${degree(ADJECTIVES, severity)} redness`;
		case "shine":
			return `${degree(ADJECTIVES, severity)} shine`;
		case "lines":
			return `${degree(ADJECTIVES, severity)} lines`;
		case "under_eye":
			return `${degree(ADJECTIVES, severity)} under-eye darkness`;
		case "uneven_tone":
			return `${degree(ADVERBS, severity)} uneven tone`;
		case "texture":
			return `${degree(ADVERBS, severity, MILD_TEXTURE)} uneven texture`;
		case "pores":
			return `${degree(ADVERBS, severity)} visible pores`;
		case "dryness":
			return `a ${degree(ADVERBS, severity)} dry look`;
		default:
			return assertNever(concern);
	}
}

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
