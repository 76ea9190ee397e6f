import { isClearOf } from "./clear-of.ts";
import type { Finding } from "./concern.ts";
import { CONCERN_NAMES, positiveSentence } from "./concern-copy.ts";
import type { ConditionNotes, NotMeasured } from "./condition-notes.ts";
import { DEEP_TONE_REDNESS, describeConcern, isDeepTone, strongestReading } from "./describe-concern.ts";
import type { SensitivityFinding } from "./find-sensitivity.ts";
import type { SkinTypeFinding } from "./find-skin-type.ts";
import type { Observation, StoredObservation } from "./observation.ts";
import { assessOverall, type MeasuredFinding } from "./overall-assessment.ts";
import { type Facts, hydrationNote, textureNote, toneNote } from "./surface-notes.ts";

const KEY_SEVERITY = 1;
const CALM_SEVERITY = 0.5;
/** Four true things read as attention, ten as flattery. */
const MOST_POSITIVES = 4;

function isMeasured(finding: Finding): finding is MeasuredFinding {
	return finding.severity !== null;
}

function bySeverity(a: MeasuredFinding, b: MeasuredFinding): number {
	return b.severity - a.severity || b.confidence - a.confidence;
}

function positives(observation: Observation | StoredObservation, calm: readonly MeasuredFinding[]): string[] {
	const sentences: string[] = [];
	for (const finding of [...calm].sort((a, b) => a.severity - b.severity || b.confidence - a.confidence)) {
		const { concern } = finding;
		const reading = strongestReading(observation, finding);
		if (concern === "dryness" || reading === null) continue;
		if (concern === "redness" && isDeepTone(observation)) continue;
		if (isClearOf(observation, concern)) sentences.push(positiveSentence(concern, reading));
	}
	return sentences.slice(0, MOST_POSITIVES);
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
		overall_assessment: assessOverall(observation, { key, calm, unread }),
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
