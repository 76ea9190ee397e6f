import { createEncoder } from "../encoder/encoder.ts";
import { readFeatures } from "./features.ts";
import { learnMany } from "./logistic-regression.ts";
import { encodeMessages } from "./read-messages.ts";
import { writeLayer } from "./topic-layer.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topics.ts";

/** Chosen on an author whom the layer had not read. */
const DECAY = 0.5;
const ENOUGH_MS = 600_000;

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

const examples = TOPIC_EXAMPLES.map(({ topic, text }, at) => ({
	features: readFeatures(text, vectors[at] ?? new Float32Array()),
	name: TOPIC_IDS.indexOf(topic),
}));
writeLayer(learnMany(examples, TOPIC_IDS.length, DECAY));
console.log(`${examples.length} examples of ${TOPIC_IDS.length} topics learned.`);
