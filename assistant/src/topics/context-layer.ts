import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { netIsMadeOf } from "../net/message-net.ts";
import { TALK_EXAMPLES } from "./talk-examples.ts";
import { asChances, type RankedTopic, ranked } from "./topic-layer.ts";
import { TOPIC_IDS } from "./topics.ts";

/** A message with another before it. Chances are those of all topics, in their order. */
export interface InContext {
	/** Of the message alone, in the light of the one before it, and of both as one text. */
	readings: readonly (readonly number[])[];
	/** Of the message before alone: what the talk was about. */
	before: readonly number[];
	/** The encoder's of the message alone, of length one. */
	vector: Float32Array;
	words: number;
}

export const READINGS = 3;
/** The fewer words, the more a message leans on what came before: up to so many. */
const LENGTHS = [5, 9, Number.POSITIVE_INFINITY] as const;
export const REACHES = READINGS * LENGTHS.length;
const TOPICS = TOPIC_IDS.length;
/** What each topic has weights for: the encoder's numbers, and each topic of the turn before. */
export const PLACES = DIMENSIONS + TOPICS;
const WEIGHTS = { vector: 8, before: 2 };
/** What one reading holds for impossible can still be meant. */
const DOUBT = 1e-3;
/** The layer is surer than it is right: what it scores counts by so much, found on authors left out. */
const CALM = 0.7;
const STEPS = 127;
const HASH_BYTES = 32;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;
const FILE = new URL("context.bin", import.meta.url);

/** How far each reading is believed, by length of the message, and what turns point to which topic. */
export interface ContextLayer {
	reach: Float32Array | Float64Array;
	/** By topic, then place. */
	weights: Float32Array | Float64Array;
}

/** What a layer of context adds up for a message: a share of each reading, and its places. */
export interface ContextFeatures {
	/** Where the readings' shares for this length begin. */
	length: number;
	/** By reading: how likely each topic is, as logarithms. */
	logs: readonly Float64Array[];
	places: Float32Array;
}

export function contextFeatures({ readings, before, vector, words }: InContext): ContextFeatures {
	const places = new Float32Array(PLACES);
	for (let at = 0; at < DIMENSIONS; at++) places[at] = WEIGHTS.vector * (vector[at] ?? 0);
	for (let at = 0; at < TOPICS; at++) places[DIMENSIONS + at] = WEIGHTS.before * Math.sqrt(before[at] ?? 0);
	return {
		length: LENGTHS.findIndex((most) => words <= most) * READINGS,
		logs: readings.map((chances) => Float64Array.from(chances, (chance) => Math.log(chance + DOUBT))),
		places,
	};
}

export function contextScores({ reach, weights }: ContextLayer, told: ContextFeatures): number[] {
	const { length, logs, places } = told;
	return TOPIC_IDS.map((_, topic) => {
		let score = 0;
		for (const [reading, chances] of logs.entries())
			score += (reach[length + reading] ?? 0) * (chances[topic] ?? 0);
		const first = topic * PLACES;
		for (let at = 0; at < PLACES; at++) score += (places[at] ?? 0) * (weights[first + at] ?? 0);
		return score;
	});
}

/** Every topic by how likely it is what a message asks for in the light of those before it. */
export function rankInContext(message: InContext, layer = readContext()): RankedTopic[] {
	const scores = contextScores(layer, contextFeatures(message));
	return ranked(asChances(scores.map((score) => CALM * score)));
}

/** A byte a weight, behind a hash of what it was learned from. */
export function writeContext({ reach, weights }: ContextLayer): void {
	const scale =
		Float32Array.from(weights).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / (scale || 1)));
	const numbers = Float32Array.from([...reach, scale]);
	writeFileSync(FILE, Buffer.concat([talksHash(), Buffer.from(numbers.buffer), Buffer.from(bytes.buffer)]));
}

let learned: ContextLayer | undefined;

function readContext(): ContextLayer {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(FILE);
	const start = HASH_BYTES + (REACHES + 1) * FLOAT;
	if (!bytes.subarray(0, HASH_BYTES).equals(talksHash()) || bytes.length !== start + TOPICS * PLACES)
		throw new Error("The talks changed since they were learned; run `npm run topics`.");
	const float = (at: number) => bytes.readFloatLE(HASH_BYTES + at * FLOAT);
	const steps = new Int8Array(bytes.buffer, bytes.byteOffset + start, TOPICS * PLACES);
	learned = {
		reach: Float32Array.from({ length: REACHES }, (_, at) => float(at)),
		weights: Float32Array.from(steps, (step) => step * float(REACHES)),
	};
	return learned;
}

/** What was learned of talks stands on what was learned of single messages. */
function talksHash(): Buffer {
	const lines = TALK_EXAMPLES.map(({ topic, messages }) => `${topic} ${messages.join("\n")}`).join("\n\n");
	return createHash("sha256").update(netIsMadeOf()).update(lines).digest();
}
