import { isClearOf, staysUnnoticed } from "./clear-of.ts";
import type { Concern, Finding } from "./concern.ts";
import { CONCERN_NAMES, mostly, positiveSentence } from "./concern-copy.ts";
import {
	type ConditionNotes,
	DEEP_TONE_REDNESS,
	describeConcern,
	isDeepTone,
	type NotMeasured,
	strongestReading,
} from "./condition-notes.ts";
import type { MeasuredMetric, MetricName, Observation, StoredObservation } from "./observation.ts";
import { assessOverall, type MeasuredFinding } from "./overall-assessment.ts";
import { linesInDoubt, palerAreas, readMetric } from "./readings.ts";
import type { SensitivityFinding, SkinTypeFinding } from "./skin-type.ts";
import { placed } from "./zone-words.ts";

interface Facts {
	observation: Observation | StoredObservation;
	findings: readonly Finding[];
}

interface Read {
	severity: number;
	reading: MeasuredMetric;
}

function read(facts: Facts, concern: Concern): Read | null {
	const finding = facts.findings.find((candidate) => candidate.concern === concern);
	if (finding === undefined || finding.severity === null) return null;
	const reading = strongestReading(facts.observation, finding);
	return reading === null ? null : { severity: finding.severity, reading };
}

const PALER_WHY =
	"A photo cannot tell why: light makeup and the mark of sunglasses look the same. If one is new or grows, a doctor can look at it.";

const FEEL =
	"Does your skin feel tight or comfortable an hour after washing? That tells more than any camera.";

/** Water content cannot be read from a photo; this says so and gives the look instead. */
function hydrationNote(facts: Facts): string {
	const opening = "A photo cannot measure hydration, so we only describe the look.";
	const dryness = read(facts, "dryness");
	if (dryness === null)
		return `${opening} This one does not show the surface well enough even for that. ${FEEL}`;
	if (dryness.severity >= 1) {
		return `${opening} The surface looks a little dry: some roughness and little shine. ${FEEL}`;
	}
	return `${opening} The surface does not look dry here. ${FEEL}`;
}

export function textureNote(facts: Facts): string {
	return [surfaceNote(facts), linesInDoubt(facts.observation)].filter((text) => text !== "").join(" ");
}

function surfaceNote(facts: Facts): string {
	const texture = read(facts, "texture");
	if (texture === null) return "Fine texture was not readable in this photo, so we leave it open.";
	const { severity, reading } = texture;
	if (severity <= 0.5 && isClearOf(facts.observation, "texture")) return "The surface looks smooth.";
	if (severity <= 0.5) {
		const most = largestReading(facts.observation, "texture") ?? reading;
		return `A little fine roughness may show${mostly("most", most.zone)}.`;
	}
	const where = mostly("most", reading.zone);
	return severity < 2
		? `A little fine roughness shows${where}.`
		: `Roughness is easy to see in this photo${where}.`;
}

function toneNote(facts: Facts): string {
	const paler = palerAreas(facts.observation);
	if (paler.length === 0) return driftNote(facts);
	const where = `Clearly lighter areas with a border show ${placed(paler)}. ${PALER_WHY}`;
	const { severity = 0 } = read(facts, "uneven_tone") ?? {};
	return severity <= 0.5 ? where : `${where} ${driftNote(facts)}`;
}

function driftNote(facts: Facts): string {
	const tone = read(facts, "uneven_tone");
	if (tone === null) return "The light in this photo does not let us judge how even your tone is.";
	const { severity, reading } = tone;
	if (severity <= 0.5) {
		if (isClearOf(facts.observation, "uneven_tone"))
			return "Your tone looks even: most people would see no difference.";
		if (staysUnnoticed(facts.observation, "uneven_tone"))
			return "We name no broad differences in tone here; redness, spots and marks are told apart from that.";
		const most = largestReading(facts.observation, "evenness") ?? reading;
		return `Small differences in tone may show${mostly("most", most.zone)}.`;
	}
	const where = mostly("most", reading.zone);
	return severity < 2 ? `Slight differences in tone show${where}.` : `Your tone varies visibly${where}.`;
}

/** Where it is most: an average hides a place that people notice. */
function largestReading({ metrics }: Facts["observation"], name: MetricName): MeasuredMetric | null {
	const { zones } = readMetric(metrics, name);
	return zones.reduce<MeasuredMetric | null>(
		(top, one) => (top === null || one.value > top.value ? one : top),
		null,
	);
}

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
