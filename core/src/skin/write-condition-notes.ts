import { isClearlyBelow } from "./clearly-below.ts";
import type { Finding } from "./concern.ts";
import { CONCERN_NAMES, CONCERN_WORDS, positiveSentence } from "./concern-copy.ts";
import { concernPhrase } from "./concern-phrase.ts";
import { CONCERN_RULES } from "./concern-rules.ts";
import type { ConditionNotes, NotMeasured } from "./condition-notes.ts";
import { DEEP_TONE_REDNESS, describeConcern, isDeepTone, strongestReading } from "./describe-concern.ts";
import type { SensitivityFinding } from "./find-sensitivity.ts";
import type { SkinTypeFinding } from "./find-skin-type.ts";
import type { MeasuredMetric, Observation, StoredObservation } from "./observation.ts";
import { readMetric } from "./read-metrics.ts";
import { isReportable } from "./readable-concerns.ts";
import { type Facts, hydrationNote, textureNote, toneNote } from "./surface-notes.ts";
import { joinWords, placed } from "./zone-words.ts";

const KEY_SEVERITY = 1;
const CALM_SEVERITY = 0.5;
/** Four true things read as attention, ten as flattery. */
const MOST_POSITIVES = 4;

type Measured = Finding & { severity: number };

function isMeasured(finding: Finding): finding is Measured {
	return finding.severity !== null;
}

function bySeverity(a: Measured, b: Measured): number {
	return b.severity - a.severity || b.confidence - a.confidence;
}

function positives(observation: Observation | StoredObservation, calm: readonly Measured[]): string[] {
	const sentences: string[] = [];
	for (const finding of [...calm].sort((a, b) => a.severity - b.severity || b.confidence - a.confidence)) {
		const { concern } = finding;
		const reading = strongestReading(observation, finding);
		if (concern === "dryness" || reading === null) continue;
		if (concern === "redness" && isDeepTone(observation)) continue;
		const isSure =
			concern === "acne" || concern === "dark_spots"
				? wouldHaveShown(reading)
				: isClearlyBelow(observation, concern);
		if (!isSure) continue;
		sentences.push(positiveSentence(concern, reading));
	}
	return sentences.slice(0, MOST_POSITIVES);
}

/** Share of test spots that have to be found, and doubtful places that may be left, before "none" is praise. */
const PRAISING_POWER = 0.65;
const MOST_DOUBTFUL = 1;

/** Whether a count of spots or marks may be praised: none is there, and those that are not there would have shown. */
function wouldHaveShown({ value, seen }: MeasuredMetric): boolean {
	return !seen || (value === 0 && seen.power >= PRAISING_POWER && seen.doubtful <= MOST_DOUBTFUL);
}

function notMeasured(observation: Observation | StoredObservation, finding: Finding): NotMeasured {
	const reasons = observation.metrics
		.filter((metric) => !metric.measurable && finding.because.includes(metric.id))
		.map((metric) => metric.reason ?? "");
	const reason = reasons.find((text) => text !== "");
	return {
		concern: finding.concern,
		concern_name: CONCERN_NAMES[finding.concern],
		reason: reason ?? "This photo carries no reading for it",
		metric_ids: finding.because,
	};
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Spots too few to be a finding: what the picture rings is told. Empty where there are none. */
function fewSpots({ metrics }: Observation | StoredObservation, calm: readonly Measured[]): string {
	if (!calm.some(({ concern }) => concern === "acne")) return "";
	const { zones } = readMetric(metrics, CONCERN_RULES.acne.metric);
	const spotted = zones.filter(({ value }) => value > 0);
	const count = spotted.reduce((sum, { value }) => sum + value, 0);
	if (count === 0) return "";
	const what = count === 1 ? "red spot shows" : "red spots show";
	return `${NUMBERS[count] ?? count} ${what} ${placed(spotted.map(({ zone }) => zone))}.`;
}

function overall(
	observation: Observation | StoredObservation,
	key: readonly Measured[],
	calm: readonly Measured[],
	unread: readonly Finding[],
): string {
	const spots = fewSpots(observation, calm);
	const sentences: string[] = [];
	const [first, second] = key;
	if (first === undefined) {
		const enough = calm.length > 0 && isReportable(unread.map(({ concern }) => concern));
		if (!enough) sentences.push("This photo did not show enough to describe your skin.");
		if (spots !== "") sentences.push(spots);
		if (enough)
			sentences.push(
				spots === ""
					? "Nothing stands out: everything this photo could show looks calm."
					: "Nothing else stands out in this photo.",
			);
	} else {
		if (calm.length > key.length) sentences.push("Most of what this photo shows looks calm.");
		const rest = second === undefined ? "" : `, followed by ${CONCERN_WORDS[second.concern]}`;
		const what = `${concernPhrase(first.concern, first.severity)} ${placed(first.zones)}`;
		sentences.push(`What stands out most: ${what} (${first.severity} of 5)${rest}.`);
		if (spots !== "") sentences.push(spots);
	}
	if (unread.length > 0 && calm.length + key.length > 0) {
		const names = joinWords(unread.map((finding) => CONCERN_WORDS[finding.concern]));
		sentences.push(`Left open, because this photo could not show it: ${names}.`);
	}
	return sentences.join(" ");
}

/** Condition notes of the check-in entity. Every number is a reading or a severity of `findings`. */
export function writeConditionNotes(
	observation: Observation | StoredObservation,
	findings: readonly Finding[],
	skinType: SkinTypeFinding,
	sensitivity: SensitivityFinding,
): ConditionNotes {
	const measured = findings.filter(isMeasured);
	const key = measured.filter((finding) => finding.severity >= KEY_SEVERITY).sort(bySeverity);
	const calm = measured.filter((finding) => finding.severity <= CALM_SEVERITY);
	const unread = findings.filter((finding) => finding.severity === null);
	const facts: Facts = { observation, findings };
	const redness = calm.some((finding) => finding.concern === "redness") && isDeepTone(observation);
	return {
		overall_assessment: overall(observation, key, calm, unread),
		key_concerns_identified: key.map((finding) => describeConcern(observation, finding)),
		positive_observations: positives(observation, calm),
		hydration_level_assessment: hydrationNote(facts),
		texture_assessment: textureNote(facts),
		tone_evenness_assessment: redness ? `${toneNote(facts)} ${DEEP_TONE_REDNESS}` : toneNote(facts),
		not_measured: unread.map((finding) => notMeasured(observation, finding)),
		skin_type_basis: skinType.basis,
		skin_type_confidence: skinType.confidence,
		sensitivity_basis: sensitivity.basis,
		sensitivity_confidence: sensitivity.confidence,
	};
}
