import { createEncoder } from "../encoder/encoder.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Features, ROW } from "./features.ts";
import { addDecay, type Loss, minimize } from "./minimize.ts";
import { encodeMessages } from "./read-messages.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topic-examples.ts";
import { readFeatures, writeLayer } from "./topic-layer.ts";

/** What keeps weights small; chosen on an author whom the layer had not read. */
const DECAY = 0.5;
const ENOUGH_MS = 600_000;
const COUNT = TOPIC_IDS.length;

interface Example {
	features: Features;
	topic: number;
	/** A topic with few examples counts more for each of them, though not as much as one with many does in all. */
	share: number;
}

/** So many examples are read in one go: the weights of one place serve all of them before the next are fetched. */
const BLOCK = 64;

/** Multinomial logistic regression. Weights stand by place, then topic, so that all topics are read in one go. */
function lossOf(examples: readonly Example[], point: Float64Array): Loss {
	const slope = new Float64Array(point.length);
	let loss = 0;
	for (let from = 0; from < examples.length; from += BLOCK) {
		const block = examples.slice(from, from + BLOCK);
		const scores = scoresOf(block, point);
		loss += block.reduce((sum, example, row) => sum + judge(example, scores, row * COUNT), 0);
		addPulls(block, scores, slope);
	}
	return addDecay(DECAY, point.length + 1, point, { loss, slope });
}

/** What each example of a block scores for each topic, example by example. */
function scoresOf(block: readonly Example[], point: Float64Array): Float64Array {
	const scores = new Float64Array(block.length * COUNT);
	const start = point.subarray((ROW - 1) * COUNT, ROW * COUNT);
	for (let row = 0; row < block.length; row++) scores.set(start, row * COUNT);
	eachPlace(block, (amount, row, first) => {
		for (let at = 0; at < COUNT; at++)
			scores[row + at] = (scores[row + at] as number) + amount * (point[first + at] as number);
	});
	return scores;
}

/** The loss of one example, whose scores become how far each is from what it should be. */
function judge({ topic, share }: Example, scores: Float64Array, row: number): number {
	let most = Number.NEGATIVE_INFINITY;
	for (let at = 0; at < COUNT; at++) most = Math.max(most, scores[row + at] as number);
	let all = 0;
	for (let at = 0; at < COUNT; at++) all += Math.exp((scores[row + at] as number) - most);
	const loss = -share * ((scores[row + topic] as number) - most - Math.log(all));
	for (let at = 0; at < COUNT; at++) {
		const chance = Math.exp((scores[row + at] as number) - most) / all;
		scores[row + at] = share * (chance - (at === topic ? 1 : 0));
	}
	return loss;
}

function addPulls(block: readonly Example[], pulls: Float64Array, slope: Float64Array): void {
	const pull = (amount: number, row: number, first: number) => {
		for (let at = 0; at < COUNT; at++)
			slope[first + at] = (slope[first + at] as number) + amount * (pulls[row + at] as number);
	};
	eachPlace(block, pull);
	for (let row = 0; row < block.length; row++) pull(1, row * COUNT, (ROW - 1) * COUNT);
}

/** Numbers of the encoder place by place over the whole block, words and letters example by example. */
function eachPlace(
	block: readonly Example[],
	visit: (amount: number, row: number, first: number) => void,
): void {
	for (let at = 0; at < DIMENSIONS; at++)
		for (let row = 0; row < block.length; row++)
			visit(block[row]?.features.vector[at] as number, row * COUNT, at * COUNT);
	for (const [row, { features }] of block.entries())
		for (let at = 0; at < features.places.length; at++)
			visit(features.amounts[at] as number, row * COUNT, (features.places[at] as number) * COUNT);
}

const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
const vectors = await encodeMessages(
	encoder,
	TOPIC_EXAMPLES.map(({ text }) => text),
);
clearInterval(waiting);
await encoder.close();

const count = new Map<string, number>();
for (const { topic } of TOPIC_EXAMPLES) count.set(topic, (count.get(topic) ?? 0) + 1);
const usual = TOPIC_EXAMPLES.length / COUNT;
const examples = TOPIC_EXAMPLES.map(
	({ topic, text }, at): Example => ({
		features: readFeatures(text, vectors[at] ?? new Float32Array()),
		topic: TOPIC_IDS.indexOf(topic),
		share: Math.sqrt(usual / (count.get(topic) ?? usual)),
	}),
);
const found = minimize(ROW * COUNT, (point) => lossOf(examples, point));
const weights = Float32Array.from(
	{ length: found.length },
	(_, at) => found[(at % ROW) * COUNT + Math.floor(at / ROW)] ?? 0,
);
writeLayer(weights);
console.log(`${examples.length} examples of ${COUNT} topics learned.`);
