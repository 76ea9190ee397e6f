import { createHash } from "node:crypto";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { add, matMul, tensor2d, transpose } from "@tensorflow/tfjs-core";
import { caseFiles, isFirst, readAsked, readCaseTalks } from "../cases/case-examples.ts";
import { DIMENSIONS, startBackend } from "../encoder/sentence-model.ts";
import { TALK_EXAMPLES } from "../topics/talk-examples.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS, type TopicId } from "../topics/topics.ts";
import { Adam, Head, normalize, numbersOf, tangent } from "./learn-rows.ts";
import { type LearnedNet, PLACES, type Said, SIZE, shareOfVector } from "./message-net.ts";

/** A message with what it asks. */
export interface Asked extends Said {
	/** Place of the case; undefined where only its topic is known. */
	case: number | undefined;
	topic: number;
}

/** Chosen on 504 messages of eight authors whose cases readers named, and on topics of authors left out. */
const ROUNDS = 4;
const BATCH = 256;
const RATE = 0.002;
const SLOWS = 0.8;
/** So much of a message is left out each time, so that no single word decides; its vector as a whole. */
const DROPPED = 0.6;
const VECTOR_DROPPED = 0.3;
const SHARP_AT_FIRST = { cases: Math.exp(2.5), topics: Math.exp(2.3) };

/**
 * Learns numbers for each place, case and topic so that a message, the sum of its places and of its vector, points at its
 * case and at its topic: softmax over all of them by cosine, Adam on the rows a batch touches. A topic counts by how few
 * examples it has. The same examples give the same numbers.
 */
export async function learnNet(
	asked: readonly Asked[],
	count: { cases: number; topics: number },
	say: (line: string) => void,
): Promise<LearnedNet> {
	await startBackend();
	const random = randomOf(1);
	const places = new Adam(PLACES, random);
	const vector = new Adam(DIMENSIONS, random);
	const before = new Adam(DIMENSIONS, random);
	const cases = new Head(count.cases, SHARP_AT_FIRST.cases, random);
	const topics = new Head(count.topics, SHARP_AT_FIRST.topics, random);
	const shares = sharesOf(asked, count.topics);
	const order = asked.map((_, at) => at);
	for (let round = 0; round < ROUNDS; round += 1) {
		shuffle(order, random);
		const rate = RATE * SLOWS ** round;
		let lost = 0;
		for (let from = 0; from < order.length; from += BATCH) {
			const batch = order.slice(from, from + BATCH);
			const seen = batch.map((one) => thinned(asked[one] as Asked, random));
			const points = pointsOf(seen, { places: places.values, vector: vector.values, before: before.values });
			const pulls = new Float32Array(points.own.length);
			const told = batch.map((one, at) => ({
				at,
				of: asked[one] as Asked,
				share: (shares[one] ?? 0) / batch.length,
			}));
			lost += topics.judge(
				points.own,
				told.map(({ at, of, share }) => ({ at, row: of.topic, share })),
				pulls,
			);
			const known = told.filter(({ of }) => of.case !== undefined);
			lost += cases.judge(
				points.own,
				known.map(({ at, of }) => ({ at, row: of.case ?? 0, share: 1 / known.length })),
				pulls,
			);
			const back = points.lengths.map((length, at) => tangent(pulls, points.own, at, length));
			for (const [at, one] of seen.entries())
				for (const place of [...one.places, ...(one.before?.places ?? [])])
					places.pull(place, back[at] as Float32Array);
			pullVectors(vector, points.vectors, back);
			pullVectors(before, points.befores, back);
			for (const one of [places, vector, before]) one.step(rate);
			for (const head of [cases, topics]) head.step(rate);
		}
		const batches = Math.ceil(order.length / BATCH);
		say(
			`round ${round + 1}: ${(lost / batches).toFixed(3)}, sharpness ${cases.sharp.toFixed(1)} and ${topics.sharp.toFixed(1)}`,
		);
	}
	return {
		places: places.values,
		vector: vector.values,
		before: before.values,
		cases: cases.unit,
		topics: topics.unit,
		sharp: topics.sharp,
	};
}

/** What keeps topics with many examples from counting as much more as they have more. */
const EVEN = 0.8;
/** A message that was written for a case tells less of its topic than one that was written for that. */
const OF_A_CASE = 0.5;

/** What each example counts for its topic. */
function sharesOf(asked: readonly Asked[], topics: number): number[] {
	const many = new Float64Array(topics);
	for (const { topic } of asked) many[topic] = (many[topic] ?? 0) + 1;
	const shares = asked.map(
		(one) => (one.case === undefined ? 1 : OF_A_CASE) / (many[one.topic] ?? 1) ** EVEN,
	);
	const usual = shares.reduce((sum, share) => sum + share, 0) / shares.length;
	return shares.map((share) => share / usual);
}

function thinned({ places, vector, before }: Asked, random: () => number): Said {
	const kept = places.filter(() => random() >= DROPPED);
	return {
		places: kept.length > 0 ? kept : places,
		vector: random() >= VECTOR_DROPPED ? vector : undefined,
		before,
	};
}

/** Messages as sums of what they say, of length one, with the length each had and the vectors that went into it. */
interface Points {
	own: Float32Array;
	lengths: number[];
	vectors: Float32Array;
	befores: Float32Array;
}

function pointsOf(
	seen: readonly Said[],
	values: { places: Float32Array; vector: Float32Array; before: Float32Array },
): Points {
	const own = new Float32Array(seen.length * SIZE);
	const vectors = new Float32Array(seen.length * DIMENSIONS);
	const befores = new Float32Array(seen.length * DIMENSIONS);
	for (const [at, { places, vector, before }] of seen.entries()) {
		for (const place of [...places, ...(before?.places ?? [])])
			for (let number = 0; number < SIZE; number += 1)
				own[at * SIZE + number] =
					(own[at * SIZE + number] as number) + (values.places[place * SIZE + number] as number);
		putVector(vectors, at, vector, places.length);
		putVector(befores, at, before?.vector, before?.places.length ?? 0);
	}
	const whole = numbersOf(() =>
		add(
			tensor2d(own, [seen.length, SIZE]),
			add(
				matMul(tensor2d(vectors, [seen.length, DIMENSIONS]), tensor2d(values.vector, [DIMENSIONS, SIZE])),
				matMul(tensor2d(befores, [seen.length, DIMENSIONS]), tensor2d(values.before, [DIMENSIONS, SIZE])),
			),
		),
	);
	const lengths = normalize(whole, own);
	return { own, lengths, vectors, befores };
}

function putVector(rows: Float32Array, at: number, vector: Float32Array | undefined, places: number): void {
	if (vector === undefined) return;
	const share = shareOfVector(places);
	for (let place = 0; place < DIMENSIONS; place += 1)
		rows[at * DIMENSIONS + place] = share * (vector[place] as number);
}

function pullVectors(rows: Adam, vectors: Float32Array, back: readonly Float32Array[]): void {
	const pulls = new Float32Array(back.length * SIZE);
	for (const [at, pull] of back.entries()) pulls.set(pull, at * SIZE);
	const slopes = numbersOf(() =>
		matMul(transpose(tensor2d(vectors, [back.length, DIMENSIONS])), tensor2d(pulls, [back.length, SIZE])),
	);
	for (let row = 0; row < DIMENSIONS; row += 1) rows.pull(row, slopes.subarray(row * SIZE, (row + 1) * SIZE));
}

/** Mulberry32: the same seed gives the same numbers. */
function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

function shuffle(order: number[], random: () => number): void {
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
	}
}

/** An example as it was written down: a text, and what it asks. */
interface NetExample {
	text: string;
	before: string | undefined;
	/** Place of the case; undefined where only its topic is known. */
	case: number | undefined;
	topic: number;
	/** Where a message lies by meaning fewer tell as well as all, in a third of the time. */
	encoded: boolean;
}

/** Everything the net is learned from. */
export function readNetExamples(): NetExample[] {
	const first = readAsked(isFirst);
	const others = readAsked((file) => !isFirst(file));
	const talks = readCaseTalks();
	return [
		...TOPIC_EXAMPLES.map(({ topic, text }) => ofTopic(topic, text)),
		...TALK_EXAMPLES.map(({ topic, messages }) => ofTopic(topic, messages.at(-1) ?? "", messages.at(-2))),
		...KNOWN_CASES.flatMap(({ topic, asks, what }, at) => {
			const of = { case: at, topic: TOPIC_IDS.indexOf(topic as TopicId) };
			return [
				...[...(first[at] ?? []), asks].map((text) => ({ ...of, text, before: undefined, encoded: true })),
				...[...(others[at] ?? []), what].map((text) => ({ ...of, text, before: undefined, encoded: false })),
				...(talks[at] ?? []).map(({ before, last }) => ({ ...of, text: last, before, encoded: true })),
			];
		}),
	];
}

function ofTopic(topic: TopicId, text: string, before?: string): NetExample {
	return { text, before, case: undefined, topic: TOPIC_IDS.indexOf(topic), encoded: true };
}

/** Of every example and of the order of cases and topics. */
export function netExamplesHash(): string {
	const hash = createHash("sha256").update([...KNOWN_CASES.map(({ id }) => id), ...TOPIC_IDS].join());
	for (const bytes of caseFiles()) hash.update(bytes);
	for (const { topic, text } of TOPIC_EXAMPLES) hash.update(`${topic} ${text}\n`);
	for (const { topic, messages } of TALK_EXAMPLES) hash.update(`${topic} ${messages.join("\n")}\n\n`);
	return hash.digest("hex");
}
