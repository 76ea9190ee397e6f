import type { Concern, Finding } from "./concern.ts";
import { NOTICEABLE_COLOR_DIFFERENCE } from "./concern-copy.ts";
import { strongestReading } from "./describe-concern.ts";
import { displayNumber } from "./metric-words.ts";
import type { MeasuredMetric, Observation, StoredObservation } from "./observation.ts";
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

function place(reading: MeasuredMetric): string {
	return placed([reading.zone]);
}

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
	const texture = read(facts, "texture");
	if (texture === null) return "Fine texture was not readable in this photo, so we leave it open.";
	const { severity, reading } = texture;
	const shown = `${displayNumber("texture", reading.value)} on our texture index ${place(reading)}`;
	if (severity <= 0.5) return `The surface looks smooth, with ${shown} as the highest reading.`;
	if (severity < 2) return `A little fine roughness shows, with ${shown} as the highest reading.`;
	return `Roughness is easy to see in this photo, with ${shown} as the highest reading.`;
}

export function toneNote(facts: Facts): string {
	const tone = read(facts, "uneven_tone");
	if (tone === null) return "The light in this photo does not let us judge how even your tone is.";
	const { severity, reading } = tone;
	const shown = `${displayNumber("evenness", reading.value)} color-difference units ${place(reading)}`;
	const step = `${NOTICEABLE_COLOR_DIFFERENCE} is about the first visible step`;
	if (severity <= 0.5) {
		return reading.value < NOTICEABLE_COLOR_DIFFERENCE
			? `Your tone looks even: color drifts by ${shown}, and ${step}.`
			: `Your tone looks even for the most part: color drifts by ${shown} at most.`;
	}
	if (severity < 2) return `Slight differences in tone show: color drifts by ${shown}, and ${step}.`;
	return `Your tone varies visibly: color drifts by ${shown}, and ${step}.`;
}
