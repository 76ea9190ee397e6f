import { createEncoder } from "../encoder/encoder.ts";
import {
	type ContextFeatures,
	contextFeatures,
	contextScores,
	PLACES,
	REACHES,
	READINGS,
	writeContext,
} from "./context-layer.ts";
import { addDecay, type Loss, minimize } from "./logistic-regression.ts";
import { readInContext } from "./read-messages.ts";
import { TALK_EXAMPLES } from "./talk-examples.ts";
import { TOPIC_IDS } from "./topics.ts";

/** Chosen, as is what the layer sees, on talks of an author whom it had not read. */
const DECAY = 1;
const ENOUGH_MS = 600_000;
const COUNT = TOPIC_IDS.length;

interface Example {
	told: ContextFeatures;
	topic: number;
}

/** Multinomial logistic regression over what the topics' layer says of each turn and what stands beside it. */
function lossOf(examples: readonly Example[], point: Float64Array): Loss {
	const slope = new Float64Array(point.length);
	const layer = { reach: point.subarray(0, REACHES), weights: point.subarray(REACHES) };
	let loss = 0;
	for (const { told, topic } of examples) {
		const scores = contextScores(layer, told);
		const most = Math.max(...scores);
		const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
		loss -= (scores[topic] ?? 0) - most - Math.log(all);
		const pulls = scores.map((score, at) => Math.exp(score - most) / all - (at === topic ? 1 : 0));
		addPulls(told, pulls, slope);
	}
	return addDecay(DECAY, point.length + 1, point, { loss, slope });
}

function addPulls({ length, logs, places }: ContextFeatures, pulls: readonly number[], slope: Float64Array) {
	for (let reading = 0; reading < READINGS; reading++)
		for (let topic = 0; topic < COUNT; topic++)
			slope[length + reading] =
				(slope[length + reading] as number) + (pulls[topic] as number) * (logs[reading]?.[topic] ?? 0);
	for (let topic = 0; topic < COUNT; topic++) {
		const pull = pulls[topic] as number;
		const first = REACHES + topic * PLACES;
		for (let at = 0; at < PLACES; at++)
			slope[first + at] = (slope[first + at] as number) + pull * (places[at] as number);
	}
}

const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
const examples: Example[] = [];
for (const { topic, messages } of TALK_EXAMPLES) {
	const told = await readInContext(encoder, messages);
	examples.push({ told: contextFeatures(told), topic: TOPIC_IDS.indexOf(topic) });
}
clearInterval(waiting);
await encoder.close();

const found = minimize(REACHES + COUNT * PLACES, (point) => lossOf(examples, point));
writeContext({ reach: found.subarray(0, REACHES), weights: found.subarray(REACHES) });
console.log(`${examples.length} talks of ${COUNT} topics learned.`);
