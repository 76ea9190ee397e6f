import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import type { PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { isToldBeside } from "@dewlight/core/person/understand.ts";
import { createEncoder } from "../encoder/encoder.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { type Features, ROW, readFeatures } from "../topics/features.ts";
import { addDecay, minimize } from "../topics/logistic-regression.ts";
import { readNoteExamples, thoughtsOf, writeFactLayer } from "./fact-layer.ts";

/** What keeps weights small; chosen on authors whom the layer had not read. */
const DECAY = 1;
/**
 * Of the notes in which a fact is believed so many are right, on everyday authors who were left out, and counted where no
 * words tell it: what words tell is right far more often, and would let in whatever sounds a little like it.
 */
const RIGHT = 0.8;
/** What harms somebody if it is not heard is believed a little sooner: the report tells what was heard, to be taken back. */
const MATTERS: readonly PersonFactId[] = [
	"pregnant",
	"trying",
	"breastfeeding",
	"isotretinoin",
	"prescription_retinoid",
	"steroid_cream",
	"hydroquinone",
	"weak_immune_system",
	"photosensitizing_medicine",
	"recent_procedure",
	"broken_skin",
	"under_13",
];
const RIGHT_WHERE_IT_MATTERS = 0.7;
/** A wish that is wrongly heard costs little, so it is counted over all notes, and fewer have to be right. */
const WISHES: readonly PersonFactId[] = ["low_budget", "few_products"];
const RIGHT_OF_WISH = 0.75;
/** A fact that is found less often than this among authors left out is left to the rules of words. */
const FEWEST_FOUND = 2;
const ENOUGH_MS = 600_000;
/** Authors are left out in so many turns, of each kind as many. */
const FOLDS = 4;
const LEAST = Number.NEGATIVE_INFINITY;

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
const examples = authors.flatMap(({ notes, everyday }, author) =>
	notes.map((example) => ({ ...example, author, everyday })),
);
const taught: Taught[] = [];
for (const [note, { note: text, facts, author }] of examples.entries()) {
	const thoughts = thoughtsOf(text);
	const vectors = await encoder.encode(thoughts.map((thought) => thought.text));
	for (const [at, thought] of thoughts.entries()) {
		const told = facts.filter(({ quote }) => thought.text.includes(quote));
		const partly = facts.filter(
			({ quote }) => quote.includes(thought.text) || !thoughts.some((one) => one.text.includes(quote)),
		);
		taught.push({
			author,
			note,
			features: readFeatures(thought.text, vectors[at] ?? new Float32Array()),
			told: new Set(told.map(({ id }) => id)),
			partly: new Set(partly.filter((fact) => !told.includes(fact)).map(({ id }) => id)),
		});
	}
}
clearInterval(waiting);
await encoder.close();
console.log(`${examples.length} notes, ${taught.length} thoughts`);

const kinds = [true, false].map((everyday) =>
	authors.flatMap((author, at) => (author.everyday === everyday ? [at] : [])),
);
const turnOf = (author: number) =>
	Math.max(...kinds.map((ofKind) => (ofKind.includes(author) ? ofKind.indexOf(author) % FOLDS : -1)));
const words = examples.map(({ note }) => factsFromText(note));
const learned: { id: PersonFactId; least: number; weights: Float64Array }[] = [];
for (const id of new Set(examples.flatMap(({ facts }) => facts.map((fact) => fact.id)))) {
	const best = new Map<number, number>();
	for (let left = 0; left < FOLDS; left += 1) {
		const point = learn(
			id,
			taught.filter(({ author }) => turnOf(author) !== left),
		);
		for (const { author, note, features } of taught)
			if (turnOf(author) === left) best.set(note, Math.max(best.get(note) ?? LEAST, score(point, features)));
	}
	const isTold = (note: number) => examples[note]?.facts.some((fact) => fact.id === id) === true;
	const counted = [...best].filter(
		([note]) =>
			examples[note]?.everyday === true && (WISHES.includes(id) || isToldBeside(id, words[note] ?? [])),
	);
	const order = counted
		.map(([note, odds]) => ({ odds, right: isTold(note) }))
		.toSorted((a, b) => b.odds - a.odds);
	const least = WISHES.includes(id) ? RIGHT_OF_WISH : MATTERS.includes(id) ? RIGHT_WHERE_IT_MATTERS : RIGHT;
	let found = 0;
	let believed = { odds: 0, found: 0, all: 0 };
	for (const [at, { odds, right }] of order.entries()) {
		if (right) found += 1;
		if (right && found / (at + 1) >= least) believed = { odds, found, all: at + 1 };
	}
	const told = order.filter(({ right }) => right).length;
	console.log(
		`${id}: ${believed.found} of ${told} found, ${believed.all - believed.found} wrongly, from ${believed.odds.toFixed(2)}`,
	);
	if (believed.found >= FEWEST_FOUND) learned.push({ id, least: believed.odds, weights: learn(id, taught) });
}
writeFactLayer(learned);
console.log(`${learned.length} facts learned.`);
