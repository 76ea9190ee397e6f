import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { createEncoder } from "../encoder/encoder.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { encodeMessages } from "../topics/read-messages.ts";
import { TOPIC_IDS } from "../topics/topics.ts";
import { type Asked, learnNet, netExamplesHash, readNetExamples } from "./learn-net.ts";
import { awayFrom, placesBefore, placesOf, writeNet } from "./message-net.ts";

const ENOUGH_MS = 3_600_000;

const examples = readNetExamples();
const texts = [
	...new Set(
		examples.flatMap(({ text, before, encoded }) => [
			...(encoded ? [text] : []),
			...(before === undefined ? [] : [before]),
		]),
	),
];
const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
const vectors = await encodeMessages(encoder, texts);
clearInterval(waiting);
await encoder.close();

const middle = new Float32Array(DIMENSIONS);
for (const vector of vectors)
	for (let place = 0; place < DIMENSIONS; place += 1)
		middle[place] = (middle[place] as number) + (vector[place] as number) / vectors.length;
const directions = new Map(texts.map((text, at) => [text, awayFrom(middle, vectors[at] ?? middle)]));

const asked = examples.map(
	({ text, before, encoded, ...of }): Asked => ({
		...of,
		places: placesOf(text),
		vector: encoded ? directions.get(text) : undefined,
		before:
			before === undefined ? undefined : { places: placesBefore(before), vector: directions.get(before) },
	}),
);
const count = { cases: KNOWN_CASES.length, topics: TOPIC_IDS.length };
const net = await learnNet(asked, count, (line) => console.log(line));
writeNet(net, { made_of: netExamplesHash(), middle });
console.log(`${examples.length} messages of ${count.topics} topics and ${count.cases} cases learned.`);
