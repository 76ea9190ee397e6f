import { isClearOf, staysUnnoticed } from "./clear-of.ts";
import type { Concern, Finding } from "./concern.ts";
import { mostly } from "./concern-copy.ts";
import { strongestReading } from "./describe-concern.ts";
import { linesInDoubt } from "./lines-in-doubt.ts";
import type { MeasuredMetric, MetricName, Observation, StoredObservation } from "./observation.ts";
import { palerAreas } from "./paler-areas.ts";
import { readMetric } from "./read-metrics.ts";
import { placed } from "./zone-words.ts";

export interface Facts {
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
export function hydrationNote(facts: Facts): string {
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

export function toneNote(facts: Facts): string {
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
