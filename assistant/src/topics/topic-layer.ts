import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { type Features, featuresOf, PARTS, ROW, type SteppedLayer, scoresOf } from "./features.ts";
import { plainSpelling } from "./plain-spelling.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS, type TopicId } from "./topic-examples.ts";

export interface RankedTopic {
	topic: TopicId;
	/** Chance that this is what was asked, as far as the examples tell; all topics together are sure. */
	chance: number;
}

const WEIGHTS = new URL("weights.bin", import.meta.url);
const STEPS = 127;
const HASH_BYTES = 32;

let learned: SteppedLayer | undefined;

/** A message as the layer sees it; `vector` is the encoder's, of length one. */
export function readFeatures(text: string, vector: Float32Array): Features {
	const words = plainSpelling(text)
		.toLowerCase()
		.replace(/['\u2019]/g, "");
	return featuresOf((words.match(/[a-z0-9]+/g) ?? []).join(" "), vector);
}

/** Every topic by how likely it is what a message asks for, the likeliest first. */
export function rankTopics(features: Features): RankedTopic[] {
	return ranked(chancesOf(features));
}

/** The chance of every topic, in the order of all. */
export function chancesOf(features: Features): number[] {
	return asChances(scoresOf(readLayer(), features));
}

export function asChances(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const odds = scores.map((score) => Math.exp(score - most));
	const all = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / all);
}

/** Topics by chances that stand in the order of all. */
export function ranked(chances: readonly number[]): RankedTopic[] {
	return TOPIC_IDS.map((topic, at) => ({ topic, chance: chances[at] ?? 0 })).toSorted(
		(a, b) => b.chance - a.chance,
	);
}

/** Writes what was learned, a byte a weight, behind a hash of the examples it was learned from. */
export function writeLayer(weights: Float32Array): void {
	const scales = PARTS.slice(1).map((to, part) => largest(weights, PARTS[part] ?? 0, to) / STEPS);
	const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[partOf(at)] || 1)));
	const head = [examplesHash(), Buffer.from(Float32Array.from(scales).buffer)];
	writeFileSync(WEIGHTS, Buffer.concat([...head, Buffer.from(bytes.buffer)]));
}

function readLayer(): SteppedLayer {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(WEIGHTS);
	const start = HASH_BYTES + (PARTS.length - 1) * Float32Array.BYTES_PER_ELEMENT;
	const whole = start + TOPIC_IDS.length * ROW;
	if (!bytes.subarray(0, HASH_BYTES).equals(examplesHash()) || bytes.length !== whole)
		throw new Error("The topics' examples changed since they were learned; run `npm run topics`.");
	const scales = PARTS.slice(1).map((_, part) => bytes.readFloatLE(HASH_BYTES + part * 4));
	learned = {
		names: TOPIC_IDS,
		// As it lies in the file: spelled out it would be four times as large.
		steps: new Int8Array(bytes.buffer, bytes.byteOffset + start, TOPIC_IDS.length * ROW),
		scales,
	};
	return learned;
}

function partOf(at: number): number {
	const place = at % ROW;
	return PARTS.findIndex((from, part) => place >= from && place < (PARTS[part + 1] ?? 0));
}

function largest(weights: Float32Array, from: number, to: number): number {
	let most = 0;
	for (let row = 0; row < weights.length; row += ROW)
		for (let at = row + from; at < row + to; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
	return most;
}

/** Tells whether the examples are those that were learned. */
export function examplesHash(): Buffer {
	const lines = TOPIC_EXAMPLES.map(({ topic, text }) => `${topic} ${text}`).join("\n");
	return createHash("sha256").update(lines).digest();
}
