import { readFileSync } from "node:fs";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { createEncoder } from "../encoder/encoder.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { awayFrom, middleOfAll } from "../net/message-net.ts";
import { addDecay, type Loss, minimize } from "../topics/logistic-regression.ts";
import { encodeMessages } from "../topics/read-messages.ts";
import { rankTopics } from "../topics/topic-layer.ts";
import { isFirst, readAsked } from "./case-examples.ts";
import { chanceOf, fitsOf, writeCaseLayer } from "./case-layer.ts";
import { countStems, weighWords } from "./case-words.ts";

/** What somebody wrote, with the cases whose answer answers it. */
interface Judged {
	message: string;
	/** The cases that were looked at; all where it is left out. */
	shown?: readonly string[];
	answers: readonly string[];
}

const DECAY = 0.01;
const ENOUGH_MS = 3_600_000;
const judged: Judged[] = JSON.parse(readFileSync(new URL("judged.json", import.meta.url), "utf8"));

const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
// Where a case lies by meaning fewer tell as well as all, in a fifth of the time.
const encoded = readAsked(isFirst).map((messages, at) => [...messages, KNOWN_CASES[at]?.asks ?? ""]);
const vectors = await encodeMessages(encoder, encoded.flat());
const told = await encodeMessages(
	encoder,
	judged.map(({ message }) => message),
);
clearInterval(waiting);
await encoder.close();

const middle = middleOfAll();
const directions = new Float32Array(KNOWN_CASES.length * DIMENSIONS);
let next = 0;
for (const [at, messages] of encoded.entries()) {
	const own = vectors.slice(next, next + messages.length).map((vector) => awayFrom(middle, vector));
	next += messages.length;
	const sum = meanOf(own);
	const length = Math.hypot(...sum) || 1;
	directions.set(
		sum.map((value) => value / length),
		at * DIMENSIONS,
	);
}

const asked = readAsked();
const counts = countStems(KNOWN_CASES, asked);
const words = weighWords(counts);
const pairs = judged.flatMap(({ message, shown, answers }, row) => {
	const vector = told[row] ?? new Float32Array(DIMENSIONS);
	const chances = new Map(
		rankTopics({ text: message, vector }).map(({ topic, chance }) => [topic as string, chance]),
	);
	return fitsOf({ directions, words }, { text: message, vector }, chances)
		.map(({ at, signs }) => ({ id: KNOWN_CASES[at]?.id ?? "", signs }))
		.filter(({ id }) => shown === undefined || shown.includes(id))
		.map(({ id, signs }) => ({ signs, fits: answers.includes(id) }));
});
const signs = pairs[0]?.signs.length ?? 0;
const weights = minimize(signs + 1, (point) => lossOf(point));
writeCaseLayer({ directions, weights: [...weights], counts });
const right = pairs.filter(({ signs: own, fits }) => fits && chanceOf([...weights], own) >= 0.45).length;
const taken = pairs.filter(({ signs: own }) => chanceOf([...weights], own) >= 0.45).length;
console.log(
	`${KNOWN_CASES.length} cases of ${asked.flat().length} messages; of ${pairs.length} pairs judged ${taken} are taken at .45, ${right} of them rightly.`,
);
console.log([...weights].map((weight) => weight.toFixed(3)).join(" "));

function meanOf(all: readonly Float32Array[]): Float32Array {
	const mean = new Float32Array(DIMENSIONS);
	for (const vector of all)
		for (let place = 0; place < DIMENSIONS; place++)
			mean[place] = (mean[place] as number) + (vector[place] as number) / all.length;
	return mean;
}

/** Logistic regression over all pairs. */
function lossOf(point: Float64Array): Loss {
	const slope = new Float64Array(point.length);
	let loss = 0;
	for (const { signs: own, fits } of pairs) {
		const chance = chanceOf([...point], own);
		loss -= Math.log(Math.max(1e-12, fits ? chance : 1 - chance));
		const pull = chance - (fits ? 1 : 0);
		for (let at = 0; at < signs; at++) slope[at] = (slope[at] as number) + pull * (own[at] as number);
		slope[signs] = (slope[signs] as number) + pull;
	}
	return addDecay(DECAY, point.length + 1, point, { loss, slope });
}
