import type { Concern, Finding } from "@dewlight/core/skin/concern.ts";
import { findConcerns } from "@dewlight/core/skin/find-concerns.ts";
import type { MetricId, Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality, QualityCheckName } from "@dewlight/core/skin/photo-quality.ts";
import { type EncodeOptions, encodeFace, type FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { analyzePhoto } from "../../analyze-photo.ts";

/** What the engine and core's rules make of one photo. */
export interface FaceReading {
	quality: PhotoQuality;
	/** Null when the photo fails. */
	observation: Observation | null;
	findings: Finding[];
}

export async function readPhoto(bytes: Uint8Array): Promise<FaceReading> {
	const { photo_quality: quality, observation } = await analyzePhoto(bytes);
	return { quality, observation, findings: observation ? findConcerns(observation) : [] };
}

const read = new Map<string, Promise<FaceReading>>();

/** Shows the face in more pixels than the engine's crop has. */
const SIZE = { width: 800, height: 800 };

/** Draws, encodes and analyzes a face; equal options are drawn once per test file. */
export function readFace(face: FaceOptions, encode: EncodeOptions = {}): Promise<FaceReading> {
	const key = JSON.stringify([face, encode]);
	const known = read.get(key);
	if (known) return known;
	const reading = encodeFace({ ...SIZE, ...face }, encode).then(readPhoto);
	read.set(key, reading);
	return reading;
}

/** The value of a measured metric; a plain error names the reason when it was not measurable. */
export function metricValue({ observation, quality }: FaceReading, id: MetricId): number {
	if (!observation) throw new Error(`the photo failed: ${quality.reason}`);
	const metric = observation.metrics.find((one) => one.id === id);
	if (!metric) throw new Error(`no metric ${id}`);
	if (!metric.measurable) throw new Error(`${id} was not measurable: ${metric.reason}`);
	return metric.value;
}

/** Severity of a concern, null when not measurable. */
export function concernSeverity({ findings }: FaceReading, concern: Concern): number | null {
	return findings.find((finding) => finding.concern === concern)?.severity ?? null;
}

/** The checks that did not pass, by name. */
export function unhappyChecks({ quality }: FaceReading): QualityCheckName[] {
	return quality.checks.filter((check) => check.status !== "pass").map((check) => check.name);
}
