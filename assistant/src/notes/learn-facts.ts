import type { PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { createEncoder } from "../encoder/encoder.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Features, ROW } from "../topics/features.ts";
import { addDecay, minimize } from "../topics/minimize.ts";
import { readFeatures } from "../topics/topic-layer.ts";
import { readNoteExamples, thoughtsOf, writeFactLayer } from "./fact-layer.ts";

/** What keeps weights small; chosen on authors whom the layer had not read. */
const DECAY = Number(process.env.DECAY ?? 1);
/** Of the notes in which a fact is believed so many are right, on authors who were left out. */
const RIGHT = Number(process.env.RIGHT ?? 0.8);
/** A fact that is found less often than this among authors left out is left to the rules of words. */
const FEWEST_FOUND = 3;
const ENOUGH_MS = 600_000;

interface Taught {
	author: number;
	note: number;
	features: Features;
	told: ReadonlySet<PersonFactId>;
	/** Tells a part of one: neither an example of it nor of its absence. */
	partly: ReadonlySet<PersonFactId>;
}

const score = (point: Float64Array, { vector, places, amounts }: Features): number => {
	let sum = point[ROW - 1] as number;
	for (let at = 0; at < DIMENSIONS; at++) sum += (vector[at] as number) * (point[at] as number);
	for (let at = 0; at < places.length; at++)
		sum += (amounts[at] as number) * (point[places[at] as number] as number);
	return sum;
};

/** Logistic regression of one fact against everything else. */
function learn(id: PersonFactId, taught: readonly Taught[]): Float64Array {
	const used = taught.filter(({ partly }) => !partly.has(id));
	const many = used.filter(({ told }) => told.has(id)).length;
	const share = Math.sqrt((used.length - many) / Math.max(1, many));
	return minimize(ROW, (point) => {
		const slope = new Float64Array(ROW);
		let loss = 0;
		for (const { features, told } of used) {
			const said = told.has(id);
			const weight = said ? share : 1;
			const odds = score(point, features);
			loss += weight * (Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, said ? -odds : odds));
			const pull = weight * (1 / (1 + Math.exp(-odds)) - (said ? 1 : 0));
			for (let at = 0; at < DIMENSIONS; at++)
				slope[at] = (slope[at] as number) + pull * (features.vector[at] as number);
			for (let at = 0; at < features.places.length; at++) {
				const place = features.places[at] as number;
				slope[place] = (slope[place] as number) + pull * (features.amounts[at] as number);
			}
			slope[ROW - 1] = (slope[ROW - 1] as number) + pull;
		}
		return addDecay(DECAY, ROW, point, { loss, slope });
	});
}

const authors = readNoteExamples();
const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
// The encoder's thread alone does not keep a process running.
const waiting = setInterval(() => undefined, 1_000);
const taught: Taught[] = [];
let notes = 0;
for (const [author, examples] of authors.entries()) {
	for (const { note, facts } of examples) {
		const thoughts = thoughtsOf(note);
		const vectors = await encoder.encode(thoughts.map(({ text }) => text));
		for (const [at, { text }] of thoughts.entries()) {
			const told = new Set(facts.filter(({ quote }) => text.includes(quote)).map(({ id }) => id));
			const partly = new Set(
				facts
					.filter(
						({ id, quote }) =>
							!told.has(id) && (quote.includes(text) || thoughts.every((one) => !one.text.includes(quote))),
					)
					.map(({ id }) => id),
			);
			taught.push({
				author,
				note: notes,
				features: readFeatures(text, vectors[at] ?? new Float32Array()),
				told,
				partly,
			});
		}
		notes += 1;
	}
}
clearInterval(waiting);
await encoder.close();
console.log(`${notes} notes, ${taught.length} thoughts`);

const ids = [...new Set(authors.flat().flatMap(({ facts }) => facts.map(({ id }) => id)))];
const tells: ReadonlySet<PersonFactId>[] = authors
	.flat()
	.map(({ facts }) => new Set(facts.map(({ id }) => id)));
const learned: { id: PersonFactId; least: number; weights: Float64Array }[] = [];
for (const id of ids) {
	const best = new Array<number>(notes).fill(Number.NEGATIVE_INFINITY);
	for (const left of authors.keys()) {
		const point = learn(
			id,
			taught.filter(({ author }) => author !== left),
		);
		for (const { author, note, features } of taught)
			if (author === left) best[note] = Math.max(best[note] ?? 0, score(point, features));
	}
	const order = best
		.map((odds, note) => ({ odds, right: tells[note]?.has(id) === true }))
		.toSorted((a, b) => b.odds - a.odds);
	const all = order.filter(({ right }) => right).length;
	let found = 0;
	let least: { odds: number; found: number; at: number } | null = null;
	for (const [at, one] of order.entries()) {
		if (one.right) found += 1;
		if (one.right && found / (at + 1) >= RIGHT) least = { odds: one.odds, found, at: at + 1 };
	}
	console.log(
		`${id}: ${least?.found ?? 0} of ${all} found, ${(least?.at ?? 0) - (least?.found ?? 0)} wrongly, from ${least?.odds.toFixed(2)}`,
	);
	if (least === null || least.found < FEWEST_FOUND) continue;
	learned.push({ id, least: least.odds, weights: learn(id, taught) });
}
writeFactLayer(learned);
console.log(`${learned.length} facts learned.`);
