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

/** Multinomial logistic regression. Weights stand by place, then topic, so that all topics are read in one go. */
function lossOf(examples: readonly Example[], point: Float64Array): Loss {
	const slope = new Float64Array(point.length);
	let loss = 0;
	for (const { features, topic, share } of examples) {
		const scores = point.slice((ROW - 1) * COUNT, ROW * COUNT);
		eachPlace(features, (amount, first) => {
			for (let at = 0; at < COUNT; at++)
				scores[at] = (scores[at] as number) + amount * (point[first + at] as number);
		});
		const most = Math.max(...scores);
		const odds = scores.map((score) => Math.exp(score - most));
		const all = odds.reduce((sum, one) => sum + one, 0);
		loss -= share * Math.log((odds[topic] as number) / all);
		const pulls = odds.map((one, at) => share * (one / all - (at === topic ? 1 : 0)));
		const pull = (amount: number, first: number) => {
			for (let at = 0; at < COUNT; at++)
				slope[first + at] = (slope[first + at] as number) + amount * (pulls[at] as number);
		};
		eachPlace(features, pull);
		pull(1, (ROW - 1) * COUNT);
	}
	return addDecay(DECAY, point.length + 1, point, { loss, slope });
}

function eachPlace(
	{ vector, places, amounts }: Features,
	visit: (amount: number, first: number) => void,
): void {
	for (let at = 0; at < DIMENSIONS; at++) visit(vector[at] as number, at * COUNT);
	for (let at = 0; at < places.length; at++) visit(amounts[at] as number, (places[at] as number) * COUNT);
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
writeLayer({ names: TOPIC_IDS, row: ROW, weights });
console.log(`${examples.length} examples of ${COUNT} topics learned.`);
